/** Colours of emails, those of the console: each text has a contrast of 4.5:1 on paper, in both themes. */
export const LIGHT = {
  canvas: '#f5f6f8',
  paper: '#ffffff',
  line: '#dfe2e8',
  ink: '#161b24',
  soft: '#4e5563',
  up: '#005d2f',
  down: '#a61b1c',
  link: '#2154ba',
} as const

/** Colours in dark mode, by the same names. */
export const DARK: Readonly<Record<keyof typeof LIGHT, string>> = {
  canvas: '#0c0e13',
  paper: '#14171d',
  line: '#2f343d',
  ink: '#eeeff2',
  soft: '#b0b5be',
  up: '#77d393',
  down: '#fb9c93',
  link: '#8cb4fe',
}

/** Ground of pictures in both themes: on a transparent one, dark lines would vanish in dark mode. */
export const PICTURE_GROUND = '#f1f3f7'

/** Colour of buttons and charts unless the client has one. */
export const BRAND_COLOR = '#285fcd'

export const FONT_FAMILY = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

const rules = (colors: typeof DARK, of = '') =>
  Object.entries(colors)
    .map(([name, color]) => {
      const property =
        name === 'canvas' || name === 'paper' ? 'background-color' : name === 'line' ? 'border-color' : 'color'
      return `${of}.${name}{${property}:${color} !important}`
    })
    .join('')

/**
 * Style sheets of emails, for what cannot be inline. The layout holds without them: many mail programs drop a whole
 * sheet for a rule that they do not know, which is why each concern has one of its own.
 */
export const STYLE_SHEETS: readonly string[] = [
  `:root{color-scheme:light dark}body{background-color:${LIGHT.canvas}}`,
  `@media (prefers-color-scheme:dark){body{background-color:${DARK.canvas} !important}${rules(DARK)}}`,
  // Outlook on phones and the web marks the page instead.
  rules(DARK, '[data-ogsc] '),
]
