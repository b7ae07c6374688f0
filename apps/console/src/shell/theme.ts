import type { Settings } from '@placard/domain'
import { keepTheme, type ThemeChoice } from '@placard/ui'
import { onSettings, settings } from '../state/settings.js'

/** The stored setting as a choice. */
export const themeChoice = (darkMode: boolean | null): ThemeChoice =>
  darkMode === null ? 'system' : darkMode ? 'dark' : 'light'

/** Settings of a theme: dark mode switches the page and the side menu. */
export const settingsOfTheme = (darkMode: boolean | null): Pick<Settings, 'darkMode' | 'sidebarType'> => ({
  darkMode,
  sidebarType: darkMode === null ? null : darkMode ? 'dark' : 'light',
})

/** Settings of a chosen theme. */
export const settingsOfChoice = (choice: ThemeChoice) => settingsOfTheme(choice === 'system' ? null : choice === 'dark')

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
