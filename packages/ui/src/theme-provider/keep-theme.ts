import type { ThemeChoice } from '../theme-switch/theme-switch.js'

/** A theme that can be shown. */
export type Theme = 'light' | 'dark'

export interface KeepThemeOptions {
  /** The attribute that carries the theme. @default 'data-theme' */
  attribute?: string
  /** The element that carries it. @default the root of the page */
  element?: HTMLElement
  /** Called with the theme that is shown, now and when the device changes. */
  onTheme?: (theme: Theme) => void
}

const deviceIsDark = () => window.matchMedia('(prefers-color-scheme: dark)')

/** The theme that a choice means on this device, at this moment. */
const shownTheme = (choice: ThemeChoice): Theme =>
  choice === 'system' ? (deviceIsDark().matches ? 'dark' : 'light') : choice

function show(theme: Theme, element: HTMLElement, attribute: string) {
  if (element.getAttribute(attribute) === theme) return
  // All colours at once: with its own transition each part would arrive at another moment.
  element.setAttribute('data-theme-changing', '')
  element.setAttribute(attribute, theme)
  getComputedStyle(element).getPropertyValue('color')
  requestAnimationFrame(() => requestAnimationFrame(() => element.removeAttribute('data-theme-changing')))
}

/** Keeps the page in a theme and follows the device while the choice is 'system'; call what it returns to end that. */
export function keepTheme(
  choice: ThemeChoice,
  { attribute = 'data-theme', element = document.documentElement, onTheme }: KeepThemeOptions = {},
): () => void {
  const device = deviceIsDark()
  const apply = () => {
    const theme = shownTheme(choice)
    show(theme, element, attribute)
    onTheme?.(theme)
  }
  apply()
  if (choice !== 'system') return () => {}
  device.addEventListener('change', apply)
  return () => device.removeEventListener('change', apply)
}
