import type { ThemeChoice } from '../theme-switch/theme-switch.js'

/** Displayed theme. */
export type Theme = 'light' | 'dark'

export interface KeepThemeOptions {
  /** Attribute with the theme. @default 'data-theme' */
  attribute?: string
  /** Element with the attribute. @default the root element */
  element?: HTMLElement
  /** Called with the displayed theme, initially and when it changes. */
  onTheme?: (theme: Theme) => void
}

const deviceIsDark = () => window.matchMedia('(prefers-color-scheme: dark)')

/** Returns the theme that a choice currently means on this device. */
const shownTheme = (choice: ThemeChoice): Theme =>
  choice === 'system' ? (deviceIsDark().matches ? 'dark' : 'light') : choice

function show(theme: Theme, element: HTMLElement, attribute: string) {
  if (element.getAttribute(attribute) === theme) return
  // Disables transitions, so that all colors change at once.
  element.setAttribute('data-theme-changing', '')
  element.setAttribute(attribute, theme)
  getComputedStyle(element).getPropertyValue('color')
  requestAnimationFrame(() => requestAnimationFrame(() => element.removeAttribute('data-theme-changing')))
}

/**
 * Applies a theme to the page and follows the device while the choice is 'system'. Returns a function that stops it.
 */
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
