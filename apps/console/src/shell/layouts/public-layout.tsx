import { lazyPart, useLabels } from '@placard/ui'
import { Suspense } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { config } from '../../config.js'
import { paths } from '../../paths.js'
import { useUser } from '../../state/session-store.js'
import { LanguageSwitch } from '../appearance/language-switch.js'
import { ScreenBoundary } from '../screen-boundary.js'
import { consoleShellLabels } from '../shell-labels.js'
import { BrandMark } from './brand-mark.js'
import { FooterLine } from './footer-line.js'

// The switch is not worth waiting for: its tooltips are heavy.
const ThemeControl = lazyPart(
  async () => ({ default: (await import('../appearance/theme-control.js')).ThemeControl }),
  {
    failed: null,
  },
)

/** Layout of the public pages: company, theme switch, sign-in link and footer. */
export default function PublicLayout() {
  const labels = useLabels('consoleShell', consoleShellLabels)
  const { pathname } = useLocation()
  const user = useUser()
  return (
    <div className="flex min-h-dvh flex-col bg-canvas text-ink">
      <header className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-1 md:px-6">
        <Link to="/" className="flex items-center gap-2 rounded-badge font-semibold">
          <BrandMark />
          {config().company}
        </Link>
        <div className="flex flex-wrap items-center gap-2">
          <LanguageSwitch />
          <ThemeControl size="sm" />
          {!user && pathname !== paths.signIn && (
            <Link to={paths.signIn} className="rounded-badge px-2 py-1 font-medium text-brand-ink hover:bg-hover">
              {labels.signIn}
            </Link>
          )}
        </div>
      </header>
      <main id="content" className="flex flex-1 flex-col items-center px-4 pt-[12vh] pb-12 outline-none">
        <ScreenBoundary screen={pathname}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </ScreenBoundary>
      </main>
      <FooterLine />
    </div>
  )
}
