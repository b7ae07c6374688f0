import type { User } from '@placard/domain/account'
import { Breadcrumb, BreadcrumbItem, ThemeMenu, ThemeSwitch, ToastLog, TopBar, useLabels } from '@placard/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.js'
import { useThemeChoice } from '../appearance/use-theme-choice.js'
import { useShownCrumbs } from '../navigation/crumbs.js'
import { consoleShellLabels } from '../shell-labels.js'
import { AccountMenu } from './account-menu.js'
import { Commands } from './commands.js'
import { OfflineBadge } from './connection-banner.js'

export interface ConsoleTopBarProps {
  /** Signed-in user, if any. */
  user: User | undefined
}

/** Top bar: breadcrumbs, search, notifications, theme, and the account menu or a sign-in link. */
export function ConsoleTopBar({ user }: ConsoleTopBarProps) {
  const labels = useLabels('consoleShell', consoleShellLabels)
  const crumbs = useShownCrumbs()
  return (
    <TopBar
      start={
        crumbs.length > 0 && (
          <Breadcrumb>
            {crumbs.map(({ label, to }) => (
              <BreadcrumbItem key={`${to} ${label}`} asChild={to !== undefined} current={to === undefined}>
                {to === undefined ? label : <Link to={to}>{label}</Link>}
              </BreadcrumbItem>
            ))}
          </Breadcrumb>
        )
      }
      end={
        <>
          <OfflineBadge />
          {user && <Commands />}
          <ToastLog size="sm" className="max-lg:min-h-11 max-lg:min-w-11" />
          <TopBarTheme isPhoneHidden={user !== undefined} />
          {user ? (
            <AccountMenu user={user} />
          ) : (
            <Link to={paths.signIn} className="rounded-badge px-2 py-1 font-medium text-brand-ink hover:bg-hover">
              {labels.signIn}
            </Link>
          )}
        </>
      }
    />
  )
}

/** Theme control: a switch, on phones a menu unless the account menu has the same choices. */
function TopBarTheme({ isPhoneHidden }: { isPhoneHidden: boolean }) {
  const choice = useThemeChoice()
  return (
    <>
      <ThemeSwitch {...choice} size="sm" className="max-sm:hidden" />
      {!isPhoneHidden && <ThemeMenu {...choice} className="sm:hidden" />}
    </>
  )
}
