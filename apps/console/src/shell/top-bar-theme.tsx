import { ThemeMenu, ThemeSwitch } from '@placard/ui'
import { useThemeChoice } from './use-theme-choice.js'

/** The theme in the top bar: a switch, and on a phone one button with the three in a menu. */
export function TopBarTheme() {
  const choice = useThemeChoice()
  return (
    <>
      <ThemeSwitch {...choice} size="sm" className="max-sm:hidden" />
      <ThemeMenu {...choice} className="sm:hidden" />
    </>
  )
}
