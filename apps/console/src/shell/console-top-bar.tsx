import { fullName, type User } from '@placard/domain'
import { Breadcrumb, BreadcrumbItem, TopBar } from '@placard/ui'
import { Link } from 'react-router-dom'
import { paths } from '../paths.js'
import { useShownCrumbs } from './crumbs.js'
import { ThemeControl } from './theme-control.js'

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
              <BreadcrumbItem key={label} asChild={to !== undefined} current={to === undefined}>
                {to === undefined ? label : <Link to={to}>{label}</Link>}
              </BreadcrumbItem>
            ))}
          </Breadcrumb>
        )
      }
      end={
        <>
          <ThemeControl size="sm" />
          {user ? (
            <Link
              to={paths.profile}
              className="max-w-28 truncate rounded-badge px-2 py-1 text-ink-muted sm:max-w-60 hover:bg-hover hover:text-ink"
            >
              {fullName(user)}
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
