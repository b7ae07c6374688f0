import { ThemeSwitch } from '@placard/ui'
import { changeSettings, useSettings } from './settings.js'
import { darkModeOf, themeChoice } from './theme.js'

export interface ThemeControlProps {
  /** Height of the switch. @default 'md' */
  size?: 'sm' | 'md'
}

/** Light, dark or as the system, remembered in this browser. */
export function ThemeControl({ size }: ThemeControlProps) {
  const { darkMode } = useSettings()
  return (
    <ThemeSwitch
      size={size}
      value={themeChoice(darkMode)}
      onValueChange={(choice) => changeSettings({ darkMode: darkModeOf(choice) })}
    />
  )
}
