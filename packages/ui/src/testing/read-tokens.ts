import tokensSheet from '../tokens.css?raw'

const block = (selector: string) => {
  const start = tokensSheet.indexOf(`${selector} {`)
  return tokensSheet.slice(start, tokensSheet.indexOf('\n}', start))
}

/** Returns the names of a theme's color tokens without their prefix, read from `tokens.css`. */
export const colorTokens = (theme: TokenRegion['theme']): string[] =>
  [...block(theme !== 'dark' ? '[data-theme]' : '@variant dark-region').matchAll(/--placard-([\w-]+): oklch\(/g)].map(
    ([, name = '']) => name,
  )

export interface TokenRegion {
  /** Theme of the region; 'system' is that of the device. */
  theme: 'light' | 'dark' | 'system'
  /** Custom properties of the region, such as '--placard-brand-hue'. */
  variables?: Record<string, string | number>
}

/** Returns the computed color tokens of a region, by name without prefix. */
export function readTokens({ theme, variables = {} }: TokenRegion): Record<string, string> {
  const region = document.body.appendChild(document.createElement('div'))
  region.dataset.theme = theme
  for (const [name, value] of Object.entries(variables)) region.style.setProperty(name, String(value))
  const read: Record<string, string> = {}
  for (const name of colorTokens(theme)) {
    region.style.color = `var(--placard-${name})`
    read[name] = getComputedStyle(region).color
  }
  region.remove()
  return read
}
