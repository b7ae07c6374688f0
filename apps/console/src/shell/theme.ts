import { keepTheme, type ThemeChoice } from '@placard/ui'
import { onSettings, settings } from './settings.js'

/** The stored setting as a choice. */
export const themeChoice = (darkMode: boolean | null): ThemeChoice =>
  darkMode === null ? 'system' : darkMode ? 'dark' : 'light'

/** A choice as the setting that is stored. */
export const darkModeOf = (choice: ThemeChoice): boolean | null => (choice === 'system' ? null : choice === 'dark')

/** Keeps the page in the chosen mode, and follows the system where nothing was chosen. */
export function followTheme(): void {
  let stop = () => {}
  const apply = () => {
    stop()
    stop = keepTheme(themeChoice(settings().darkMode))
  }
  onSettings(apply)
  apply()
}
