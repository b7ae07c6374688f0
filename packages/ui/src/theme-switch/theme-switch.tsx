import { Monitor, Moon, Sun } from 'lucide-react'
import type { ComponentProps } from 'react'
import { SegmentedControl } from '../segmented-control/segmented-control.js'

/** The themes that a person can ask for; 'system' follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system'

export interface ThemeSwitchProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'children'> {
  /** The chosen theme. */
  value: ThemeChoice
  /** Gets the theme that was chosen. */
  onValueChange: (value: ThemeChoice) => void
  /** Name of the group. @default 'Theme' */
  label?: string
  /** Height of the whole. @default 'md' */
  size?: 'sm' | 'md'
}

const options = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
  { value: 'system', label: 'System', icon: <Monitor aria-hidden /> },
] as const

/** Chooses light, dark or the device's theme. */
export function ThemeSwitch({ label = 'Theme', ...props }: ThemeSwitchProps) {
  return <SegmentedControl data-slot="theme-switch" {...props} label={label} options={options} iconOnly />
}
