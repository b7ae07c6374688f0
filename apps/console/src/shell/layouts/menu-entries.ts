import type { User } from '@placard/domain/account'
import {
  CircleUser,
  CreditCard,
  FolderOpen,
  LayoutDashboard,
  LogIn,
  type LucideIcon,
  Megaphone,
  Palette,
  ShieldCheck,
  Table2,
  UserPlus,
  UserRoundPlus,
} from 'lucide-react'
import { config } from '../../config.js'
import { paths } from '../../paths.js'

/** Menu entry of a screen. */
export interface MenuEntry {
  label: string
  to: string
  Icon: LucideIcon
}

/** Menu entries of every user. */
export const ENTRIES: MenuEntry[] = [
  { label: 'Dashboard', to: paths.dashboard, Icon: LayoutDashboard },
  { label: 'File manager', to: paths.fileManager, Icon: FolderOpen },
  { label: 'Campaigns', to: paths.campaigns, Icon: Megaphone },
  { label: 'Ad builder', to: paths.builder(), Icon: Palette },
  { label: 'Profile', to: paths.profile, Icon: CircleUser },
]

const STAFF_ENTRIES: MenuEntry[] = [
  { label: 'Tables', to: paths.tables, Icon: Table2 },
  { label: 'Billing', to: paths.billing, Icon: CreditCard },
  { label: 'Admin', to: paths.admin, Icon: ShieldCheck },
  { label: 'Invite users', to: paths.invite, Icon: UserRoundPlus },
  { label: 'Sign In', to: paths.signIn, Icon: LogIn },
  { label: 'Sign Up', to: paths.signUp, Icon: UserPlus },
]

/** Additional menu entries of the staff account. They are only hidden from others; the server checks the access. */
export const staffEntries = (user: User | undefined): MenuEntry[] =>
  user?.email.toLowerCase() === config().staffAccount?.toLowerCase() && user ? STAFF_ENTRIES : []

/** Returns the menu entries of a user. */
export const menuEntries = (user: User | undefined): MenuEntry[] => [...ENTRIES, ...staffEntries(user)]
