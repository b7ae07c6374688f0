import type { Settings } from '@placard/domain/internal/console'
import { keepTheme, type ThemeChoice } from '@placard/ui'
import { onSettings, settings } from '../../state/settings.js'
import { visitLook } from './visit-look.js'

/** Returns the stored theme setting. */
export const themeChoice = (darkMode: boolean | null): ThemeChoice =>
  darkMode === null ? 'system' : darkMode ? 'dark' : 'light'

/** Settings of a theme; dark mode applies to the page and the side menu. */
export const settingsOfTheme = (darkMode: boolean | null): Pick<Settings, 'darkMode' | 'sidebarType'> => ({
  darkMode,
  sidebarType: darkMode === null ? null : darkMode ? 'dark' : 'light',
})

/** Returns the settings of a selected theme. */
export const settingsOfChoice = (choice: ThemeChoice) => settingsOfTheme(choice === 'system' ? null : choice === 'dark')

/** Applies the theme setting to the page, or the theme of a share link; follows the system if none is selected. */
export function followTheme(): void {
  let stop = () => {}
  const apply = () => {
    stop()
    stop = keepTheme(visitLook.getState().theme ?? themeChoice(settings().darkMode))
  }
  onSettings(apply)
  visitLook.subscribe(apply)
  apply()
}
