import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { config } from '../config.js'
import { paths } from '../paths.js'
import { useUser } from '../state/session-store.js'
import { afterPaint } from './after-paint.js'
import { BrandMark } from './brand-mark.js'
import { FooterLine } from './footer-line.js'
import { ScreenBoundary } from './screen-boundary.js'
import type { ThemeControlProps } from './theme-control.js'

// What stands in the page must not wait for the switch, whose tooltips weigh more, nor fall with it.
const ThemeControl = lazy(async (): Promise<{ default: ComponentType<ThemeControlProps> }> => {
  try {
    return { default: (await import('./theme-control.js')).ThemeControl }
  } catch {
    return { default: () => null }
  }
})

/** Delays story screenshots until the lazy content has loaded. */
const PENDING = <span hidden data-still-loading="" />

/** Layout of the public pages: company, theme switch, sign-in link and footer. */
export default function PublicLayout() {
  const { pathname } = useLocation()
  const user = useUser()
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => afterPaint(() => setIsPainted(true)), [])
  return (
    <div className="flex min-h-dvh flex-col bg-canvas text-ink">
      <header className="flex h-13 items-center justify-between gap-3 px-4 md:px-6">
        <Link to="/" className="flex items-center gap-2 rounded-badge font-semibold">
          <BrandMark />
          {config().company}
        </Link>
        <div className="flex items-center gap-2">
          {isPainted ? (
            <Suspense fallback={PENDING}>
              <ThemeControl size="sm" />
            </Suspense>
          ) : (
            PENDING
          )}
          {!user && pathname !== paths.signIn && (
            <Link to={paths.signIn} className="rounded-badge px-2 py-1 font-medium text-brand-ink hover:bg-hover">
              Sign In
            </Link>
          )}
        </div>
      </header>
      <main id="content" className="flex flex-1 flex-col items-center px-4 pt-[12vh] pb-12">
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
