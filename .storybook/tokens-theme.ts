import type { ThemeVars } from 'storybook/theming'

export type Scheme = 'light' | 'dark'

const SANS = '"Geist Variable", system-ui, sans-serif'
const MONO = '"Geist Mono Variable", ui-monospace, monospace'
const MARK =
  '<svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true" style="vertical-align:-7px;margin-inline-end:10px"><rect width="32" height="32" rx="8" fill="#285fcd"/><path d="M10 24V8h7.2a5.4 5.4 0 0 1 0 10.8H10" fill="none" stroke="#fff" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round"/></svg>'

/** Converts a color to `#rrggbb`, because Storybook's theme supports neither OKLCH nor variables. */
function hex(color: string) {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return '#808080'
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Creates a Storybook theme from our tokens, which must be loaded on the page. */
export function tokensTheme(scheme: Scheme): ThemeVars {
  const probe = document.documentElement.appendChild(document.createElement('div'))
  probe.dataset.theme = scheme
  const token = (name: string) => {
    probe.style.color = `var(--placard-${name})`
    return hex(getComputedStyle(probe).color)
  }
  const theme: ThemeVars = {
    base: scheme,
    colorPrimary: token('brand-solid'),
    colorSecondary: token('brand-text'),
    appBg: token('canvas'),
    appContentBg: token('surface'),
    appHoverBg: token('hover'),
    appPreviewBg: token('surface'),
    appBorderColor: token('border-subtle'),
    appBorderRadius: 10,
    fontBase: SANS,
    fontCode: MONO,
    textColor: token('text'),
    textInverseColor: token('surface'),
    textMutedColor: token('text-subtle'),
    barTextColor: token('text-muted'),
    barHoverColor: token('text'),
    barSelectedColor: token('brand-text'),
    barBg: token('surface'),
    buttonBg: token('surface'),
    buttonBorder: token('border'),
    booleanBg: token('sunken'),
    booleanSelectedBg: token('raised'),
    inputBg: token('surface'),
    inputBorder: token('border-control'),
    inputTextColor: token('text'),
    inputBorderRadius: 8,
    brandTitle: `${MARK}Placard`,
    brandUrl: './',
    brandTarget: '_self',
  }
  probe.remove()
  return theme
}
