import tokensSheet from '../tokens.css?raw'

const block = (selector: string) => {
  const start = tokensSheet.indexOf(`${selector} {`)
  return tokensSheet.slice(start, tokensSheet.indexOf('\n}', start))
}

/** Names of the colour tokens of a theme, without their prefix, read from `tokens.css` itself. */
export const colorTokens = (theme: 'light' | 'dark'): string[] =>
  [...block(theme === 'light' ? '[data-theme]' : '[data-theme="dark"]').matchAll(/--placard-([\w-]+): oklch\(/g)].map(
    ([, name = '']) => name,
  )

export interface TokenRegion {
  /** The theme of the region. */
  theme: 'light' | 'dark'
  /** What the region sets, such as '--placard-brand-hue'. */
  variables?: Record<string, string | number>
}

/** The colour tokens of a region as the browser computes them, by name without prefix. */
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
