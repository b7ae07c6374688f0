import { ThemeMenu, ThemeSwitch } from '@placard/ui'
import { useThemeChoice } from './use-theme-choice.js'

export interface TopBarThemeProps {
  /** Hides the menu on phones, where the account menu has the same choices. @default false */
  isPhoneHidden?: boolean
}

/** Theme control in the top bar: a switch, on phones a menu. */
export function TopBarTheme({ isPhoneHidden = false }: TopBarThemeProps) {
  const choice = useThemeChoice()
  return (
    <>
      <ThemeSwitch {...choice} size="sm" className="max-sm:hidden" />
      {!isPhoneHidden && <ThemeMenu {...choice} className="sm:hidden" />}
    </>
  )
}
