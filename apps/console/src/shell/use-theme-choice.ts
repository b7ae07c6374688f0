import type { ThemeChoice } from '@placard/ui'
import { changeSettings, useSettings } from '../state/settings.js'
import { settingsOfChoice, themeChoice } from './theme.js'

/** Light, dark or as the system, and what chooses another: remembered in this browser. */
export function useThemeChoice(): { value: ThemeChoice; onValueChange: (next: ThemeChoice) => void } {
  const { darkMode } = useSettings()
  return {
    value: themeChoice(darkMode),
    onValueChange: (next) => changeSettings(settingsOfChoice(next)),
  }
}
