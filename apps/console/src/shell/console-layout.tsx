import { NOTIFICATION_DELAY_MS } from '@placard/domain'
import { AppShell, ToastProvider } from '@placard/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { queryClient } from '../data/query-client.js'
import { ConsoleNav } from './console-nav.js'
import { ConsoleTopBar } from './console-top-bar.js'
import { FooterLine } from './footer-line.js'
import { ScreenBoundary } from './screen-boundary.js'
import { useUser } from './session-store.js'
import { changeSettings, useSettings } from './settings.js'
import { rememberTarget } from './target.js'
import { useWelcomeBack } from './welcome.js'

/** The frame of the signed-in screens: side menu, top bar, footer, notifications, and the cache they share. */
export default function ConsoleLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider defaultDelay={NOTIFICATION_DELAY_MS}>
        <Frame />
      </ToastProvider>
    </QueryClientProvider>
  )
}

function Frame() {
  const { pathname } = useLocation()
  const user = useUser()
  const { sidebarType } = useSettings()
  // A report brings a menu of its own, so the console's one starts folded there; unfolding it is for this visit only.
  const reporting = /^\/campaigns\/[^/]+\/reporting/.test(pathname)
  const [unfolded, setUnfolded] = useState(false)
  useEffect(() => {
    if (!reporting) setUnfolded(false)
  }, [reporting])
  useWelcomeBack()
  useEffect(() => rememberTarget(undefined), [])

  return (
    <AppShell
      sideNav={user && <ConsoleNav />}
      topBar={<ConsoleTopBar user={user} />}
      footer={<FooterLine />}
      drawerLabel="Menu"
      sideMenu={reporting ? (unfolded ? 'expanded' : 'rail') : sidebarType}
      onSideMenuChange={(next) =>
        reporting ? setUnfolded(next === 'expanded') : changeSettings({ sidebarType: next })
      }
    >
      <ScreenBoundary screen={pathname}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </ScreenBoundary>
    </AppShell>
  )
}
