import { fullName, type User } from '@placard/domain'
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
} from '@placard/ui'
import { CircleUser, KeyRound, LogOut } from 'lucide-react'
import { Link } from 'react-router-dom'
import { signOut } from '../data/session.js'
import { paths } from '../paths.js'
import { useChangePassword } from './use-change-password.js'
import { useThemeChoice } from './use-theme-choice.js'

const THEMES: { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
]

export interface AccountMenuProps {
  /** Signed-in user. */
  user: User
}

/** Account menu, beside the user's name as a link to the profile. */
export function AccountMenu({ user }: AccountMenuProps) {
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
            <IconButton label="Account" size="sm" className="max-lg:min-h-11 max-lg:min-w-11">
              <CircleUser aria-hidden />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end" className="min-w-48" onCloseAutoFocus={onCloseAutoFocus}>
            <MenuItem icon={<CircleUser aria-hidden />} asChild>
              <Link to={paths.profile}>
                <span className="flex min-w-0 flex-col">
                  <span className="truncate font-medium">{name}</span>
                  <span className="text-caption text-ink-muted">Profile</span>
                </span>
              </Link>
            </MenuItem>
            <MenuItem icon={<KeyRound aria-hidden />} onSelect={() => afterClose(show)}>
              Change password
            </MenuItem>
            <MenuSeparator />
            <MenuRadioGroup
              label="Theme"
              value={theme.value}
              onValueChange={(next) => {
                const found = THEMES.find(({ value }) => value === next)
                if (found) theme.onValueChange(found.value)
              }}
            >
              {THEMES.map(({ value, label }) => (
                <MenuRadioItem key={value} value={value}>
                  {label}
                </MenuRadioItem>
              ))}
            </MenuRadioGroup>
            <MenuSeparator />
            <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void signOut()}>
              Sign out
            </MenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </span>
      {dialog}
    </>
  )
}
