import { ThemeSwitch } from '@placard/ui'
import { useThemeChoice } from './use-theme-choice.js'

export interface ThemeControlProps {
  /** Height of the switch. @default 'md' */
  size?: 'sm' | 'md'
}

/** Theme switch: light, dark or system, stored in this browser. */
export function ThemeControl({ size }: ThemeControlProps) {
  return <ThemeSwitch {...useThemeChoice()} size={size} />
}
