import { fullName, type User } from '@placard/domain'
import { Breadcrumb, BreadcrumbItem, ToastLog, TopBar } from '@placard/ui'
import { CircleUser } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../paths.js'
import { Commands } from './commands.js'
import { OfflineBadge } from './connection-banner.js'
import { useShownCrumbs } from './crumbs.js'
import { TopBarTheme } from './top-bar-theme.js'

export interface ConsoleTopBarProps {
  /** Who is signed in, if anybody. */
  user: User | undefined
}

/** Where one is, the mode, and who one is (or the way to sign in). */
export function ConsoleTopBar({ user }: ConsoleTopBarProps) {
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
          <ToastLog size="sm" className="max-sm:hidden" />
          <TopBarTheme />
          {user ? (
            <Link
              to={paths.profile}
              className="flex min-h-7 items-center rounded-badge px-2 text-ink-muted hover:bg-hover hover:text-ink max-lg:min-h-11"
            >
              <CircleUser aria-hidden className="size-5 sm:hidden" />
              <span className="max-w-60 truncate max-sm:sr-only">{fullName(user)}</span>
            </Link>
          ) : (
            <Link to={paths.signIn} className="rounded-badge px-2 py-1 font-medium text-brand-ink hover:bg-hover">
              Sign In
            </Link>
          )}
        </>
      }
    />
  )
}
