import type { ThemeChoice } from '@placard/ui'
import { changeSettings, useSettings } from '../../state/settings.js'
import { settingsOfChoice, themeChoice } from './theme.js'

/** Theme setting, stored in this browser, and its setter. */
export function useThemeChoice(): { value: ThemeChoice; onValueChange: (next: ThemeChoice) => void } {
  const { darkMode } = useSettings()
  return {
    value: themeChoice(darkMode),
    onValueChange: (next) => changeSettings(settingsOfChoice(next)),
  }
}
