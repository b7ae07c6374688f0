import type { User } from '@placard/domain/account'
import { fullName } from '@placard/domain/internal/account'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  IconButton,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  type ThemeChoice,
  useAfterClose,
  useLabels,
} from '@placard/ui'
import { CircleUser, KeyRound, LogOut } from 'lucide-react'
import { Link } from 'react-router-dom'
import { signOut } from '../../data/account/session.js'
import { paths } from '../../paths.js'
import { useThemeChoice } from '../appearance/use-theme-choice.js'
import { consoleShellLabels } from '../shell-labels.js'
import { useChangePassword } from './use-change-password.js'

const THEME_LABELS: Record<ThemeChoice, string> = { light: 'Light', dark: 'Dark', system: 'System' }
const THEMES = Object.keys(THEME_LABELS) as ThemeChoice[]

export interface AccountMenuProps {
  /** Signed-in user. */
  user: User
}

/** Account menu, beside the user's name as a link to the profile. */
export function AccountMenu({ user }: AccountMenuProps) {
  const labels = useLabels('consoleShell', consoleShellLabels)
  const themes = useLabels('themeSwitch', THEME_LABELS)
  const name = fullName(user)
  const { afterClose, onCloseAutoFocus } = useAfterClose()
  const { show, dialog } = useChangePassword(user.email)
  const theme = useThemeChoice()
  return (
    <>
      <span className="flex min-w-0 items-center">
        <Link
          to={paths.profile}
          className="flex min-h-7 min-w-0 max-w-60 items-center rounded-badge px-2 text-ink-muted hover:bg-hover hover:text-ink max-lg:min-h-11 max-sm:hidden"
        >
          <span className="truncate">{name}</span>
        </Link>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton label={labels.account} size="sm" className="max-lg:min-h-11 max-lg:min-w-11">
              <CircleUser aria-hidden />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end" className="min-w-48" onCloseAutoFocus={onCloseAutoFocus}>
            <MenuItem icon={<CircleUser aria-hidden />} asChild>
              <Link to={paths.profile}>
                <span className="flex min-w-0 flex-col">
                  <span className="truncate font-medium">{name}</span>
                  <span className="text-caption text-ink-muted">{labels.profile}</span>
                </span>
              </Link>
            </MenuItem>
            <MenuItem icon={<KeyRound aria-hidden />} onSelect={() => afterClose(show)}>
              {labels.changePassword}
            </MenuItem>
            <MenuSeparator />
            <MenuRadioGroup
              label={labels.theme}
              value={theme.value}
              onValueChange={(next) => {
                const found = THEMES.find((value) => value === next)
                if (found) theme.onValueChange(found)
              }}
            >
              {THEMES.map((value) => (
                <MenuRadioItem key={value} value={value}>
                  {themes[value]}
                </MenuRadioItem>
              ))}
            </MenuRadioGroup>
            <MenuSeparator />
            <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void signOut()}>
              {labels.signOut}
            </MenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </span>
      {dialog}
    </>
  )
}
