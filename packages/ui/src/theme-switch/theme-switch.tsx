import { Monitor, Moon, Sun } from 'lucide-react'
import type { ComponentProps } from 'react'
import { SegmentedControl } from '../segmented-control/segmented-control.js'
import { useLabels } from '../use-labels.js'

/** Theme choices; 'system' follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system'

/** English texts. */
export const themeSwitchLabels = {
  /** Name of the group. @default 'Theme' */
  label: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
}

/** Texts of a ThemeSwitch and a ThemeMenu. */
export type ThemeSwitchLabels = typeof themeSwitchLabels

export interface ThemeSwitchProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'children'> {
  /** Selected theme. */
  value: ThemeChoice
  /** Called with the selected theme. */
  onValueChange: (value: ThemeChoice) => void
  /** Name of the group. @default 'Theme' */
  label?: string
  /** Overrides of the texts. */
  labels?: Partial<ThemeSwitchLabels>
  /** Height of the control. @default 'md' */
  size?: 'sm' | 'md'
}

/** Selects light, dark or the system's theme. */
export function ThemeSwitch({ label, labels: ownLabels, ...props }: ThemeSwitchProps) {
  const labels = useLabels('themeSwitch', themeSwitchLabels, ownLabels)
  const options = [
    { value: 'light', label: labels.light, icon: <Sun aria-hidden /> },
    { value: 'dark', label: labels.dark, icon: <Moon aria-hidden /> },
    { value: 'system', label: labels.system, icon: <Monitor aria-hidden /> },
  ] as const
  return (
    <SegmentedControl data-slot="theme-switch" {...props} label={label ?? labels.label} options={options} iconOnly />
  )
}
