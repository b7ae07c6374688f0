import type { ThemeChoice } from '@placard/ui'
import { onSettings, settings } from './settings.js'

/** The stored setting as a choice. */
export const themeChoice = (darkMode: boolean | null): ThemeChoice =>
  darkMode === null ? 'system' : darkMode ? 'dark' : 'light'

/** A choice as the setting that is stored. */
export const darkModeOf = (choice: ThemeChoice): boolean | null => (choice === 'system' ? null : choice === 'dark')

/** Keeps the page in the chosen mode, follows the system where nothing was chosen, and prints light. */
export function followTheme(): void {
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  const show = (dark: boolean) => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  }
  const apply = () => show(settings().darkMode ?? system.matches)
  onSettings(apply)
  system.addEventListener('change', apply)
  window.addEventListener('beforeprint', () => show(false))
  window.addEventListener('afterprint', apply)
  apply()
}
