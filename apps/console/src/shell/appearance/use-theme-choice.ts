import type { ThemeChoice } from '@placard/ui'
import { useStore } from 'zustand'
import { changeSettings, useSettings } from '../../state/settings.js'
import { settingsOfChoice, themeChoice } from './theme.js'
import { visitLook } from './visit-look.js'

/**
 * Theme setting, stored in this browser, and its setter. On the page of a share link with a theme, the choice is for
 * this visit.
 */
export function useThemeChoice(): { value: ThemeChoice; onValueChange: (next: ThemeChoice) => void } {
  const { darkMode } = useSettings()
  const { theme } = useStore(visitLook)
  if (theme !== null) return { value: theme, onValueChange: (next) => visitLook.setState({ theme: next }) }
  return {
    value: themeChoice(darkMode),
    onValueChange: (next) => changeSettings(settingsOfChoice(next)),
  }
}
