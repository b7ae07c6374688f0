import { Monitor, Moon, Sun } from 'lucide-react'
import type { ComponentProps } from 'react'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '../dropdown-menu/dropdown-menu.js'
import { IconButton } from '../icon-button/icon-button.js'
import { MenuRadioGroup, MenuRadioItem } from '../menu/menu.js'
import { type ThemeChoice, type ThemeSwitchLabels, themeSwitchLabels } from '../theme-switch/theme-switch.js'
import { useLabels } from '../use-labels.js'

export interface ThemeMenuProps extends Omit<ComponentProps<'button'>, 'value' | 'children'> {
  /** Selected theme. */
  value: ThemeChoice
  /** Called with the selected theme. */
  onValueChange: (value: ThemeChoice) => void
  /** Name of the button and of the menu. @default 'Theme' */
  label?: string
  /** Overrides of the texts. */
  labels?: Partial<ThemeSwitchLabels>
}

const ICONS = { light: Sun, dark: Moon, system: Monitor }
const CHOICES = ['light', 'dark', 'system'] as const

/** Selects light, dark or the system's theme, where a `ThemeSwitch` does not fit. */
export function ThemeMenu({ value, onValueChange, label: ownLabel, labels: ownLabels, ...props }: ThemeMenuProps) {
  const labels = useLabels('themeSwitch', themeSwitchLabels, ownLabels)
  const label = ownLabel ?? labels.label
  const Icon = ICONS[value]
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton data-slot="theme-menu" {...props} label={`${label}: ${labels[value]}`}>
          <Icon aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <MenuRadioGroup
          label={label}
          value={value}
          onValueChange={(next) => {
            const theme = CHOICES.find((one) => one === next)
            if (theme) onValueChange(theme)
          }}
        >
          {CHOICES.map((choice) => (
            <MenuRadioItem key={choice} value={choice}>
              {labels[choice]}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
