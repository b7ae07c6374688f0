/** All backgrounds of text. */
export const surfaces = ['canvas', 'surface', 'sunken', 'raised', 'hover', 'active', 'selected']
const ground = ['canvas', 'surface', 'sunken', 'raised']
const statuses = ['success', 'warning', 'danger', 'info']
const tints = ['brand-tint', ...statuses.map((status) => `${status}-tint`)]
/** Chart colors in order. */
export const chart = Array.from({ length: 8 }, (_, index) => `chart-${index + 1}`)
/** Sequential colors, from the lowest to the highest. */
export const sequence = Array.from({ length: 5 }, (_, index) => `seq-${index + 1}`)

interface Pair {
  /** Tokens of the backgrounds. */
  on: string[]
  /** Minimum contrast. */
  atLeast: number
  /** Theme that the rule applies to. @default both */
  only?: 'light' | 'dark'
}

const rule = (atLeast: number, on: string[], only?: 'light' | 'dark'): Pair => ({ atLeast, on, ...(only && { only }) })

/** Foreground and background pairs with their minimum contrast (WCAG 2.2: 1.4.3, 1.4.6 and 1.4.11). */
export const PAIRS: Record<string, Pair[]> = {
  text: [rule(7, [...surfaces, ...tints])],
  'text-muted': [rule(4.5, [...surfaces, ...tints])],
  'text-subtle': [rule(4.5, [...surfaces, ...tints])],
  'border-control': [rule(3, surfaces)],
  ring: [rule(3, [...surfaces, ...tints])],
  'brand-text': [rule(4.5, [...surfaces, ...tints])],
  'brand-solid': [rule(3, ground)],
  'on-brand': [
    rule(4.5, [
      'brand-solid',
      'brand-solid-hover',
      'brand-solid-active',
      'success-solid',
      'danger-solid',
      'info-solid',
    ]),
  ],
  'on-warning': [rule(4.5, ['warning-solid'])],
  'success-solid': [rule(3, ground)],
  // Amber is light: in light mode it is only a background of dark text, never an indicator.
  'warning-solid': [rule(3, ground, 'dark')],
  'danger-solid': [rule(3, ground)],
  'info-solid': [rule(3, ground)],
  ...Object.fromEntries(statuses.map((status) => [`${status}-text`, [rule(4.5, [...surfaces, `${status}-tint`])]])),
  'tooltip-text': [rule(7, ['tooltip-bg'])],
  'chart-axis': [rule(4.5, ground)],
  'chart-compare': [rule(3, ground)],
  ...Object.fromEntries([...chart, ...sequence].map((name) => [name, [rule(3, ['surface', 'sunken', 'raised'])]])),
}

/** Decorative tokens, which need no contrast. */
export const DECORATION = new Set([
  ...['text-disabled', 'border-subtle', 'border', 'brand-border', 'chart-grid'],
  ...statuses.map((status) => `${status}-border`),
])
