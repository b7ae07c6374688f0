import { type ThemeChoice, ThemeMenu, ThemeSwitch } from '@placard/ui'
import { changeSettings, useSettings } from './settings.js'
import { darkModeOf, themeChoice } from './theme.js'

export interface ThemeControlProps {
  /** Height of the switch. @default 'md' */
  size?: 'sm' | 'md'
  /** On a phone one button has the three in a menu. @default false */
  folds?: boolean
}

/** Light, dark or as the system, remembered in this browser. */
export function ThemeControl({ size, folds = false }: ThemeControlProps) {
  const { darkMode } = useSettings()
  const choice = {
    value: themeChoice(darkMode),
    onValueChange: (next: ThemeChoice) => changeSettings({ darkMode: darkModeOf(next) }),
  }
  return (
    <>
      <ThemeSwitch {...choice} size={size} className={folds ? 'max-sm:hidden' : undefined} />
      {folds && <ThemeMenu {...choice} className="sm:hidden" />}
    </>
  )
}
