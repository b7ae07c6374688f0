import { ThemeSwitch } from '@placard/ui'
import { changeSettings, useSettings } from './settings.js'
import { darkModeOf, themeChoice } from './theme.js'

/** Light, dark or as the system, remembered in this browser. */
export function ThemeControl() {
  const { darkMode } = useSettings()
  return (
    <ThemeSwitch
      value={themeChoice(darkMode)}
      onValueChange={(choice) => changeSettings({ darkMode: darkModeOf(choice) })}
    />
  )
}
