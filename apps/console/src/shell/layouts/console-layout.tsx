import { NOTIFICATION_DELAY_MS, screenAt } from '@placard/domain/internal/console'
import { AppShell, lazyPart, SlowNotice, ToastProvider } from '@placard/ui'
import { type Query, useIsFetching } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { cancelLoading } from '../../data/api.js'
import { queryClient } from '../../data/query-client.js'
import { PublishGate } from '../../parts/creatives/publish-gate.js'
import { useUndoKey } from '../../parts/use-deferred-delete.js'
import { rememberTarget } from '../../state/after-login-target.js'
import { useHasFileUploads } from '../../state/file-uploads.js'
import { rememberScreen } from '../../state/last-screen.js'
import { useUser } from '../../state/session-store.js'
import { changeSettings, useSettings } from '../../state/settings.js'
import { savesData } from '../navigation/saves-data.js'
import { useIdlePreload } from '../navigation/use-idle-preload.js'
import { useLinkIntent } from '../navigation/use-link-intent.js'
import { ScreenBoundary } from '../screen-boundary.js'
import { SessionOver } from '../session-over.js'
import { useNotices } from '../use-notices.js'
import { Commands } from './commands.js'
import { ConnectionBanner } from './connection-banner.js'
import { ConsoleNav } from './console-nav.js'
import { ConsoleTopBar } from './console-top-bar.js'
import { FooterLine } from './footer-line.js'
import { useWelcomeBack } from './welcome.js'

/** Screens from which users usually go on to a report. */
const LEADS_TO_REPORTS = /^\/(dashboard|campaigns(\/[^/]+)?)\/?$/

// Failures are shown when a report is opened.
const preloadReport = () => void import('../../routes/reporting/route.js').catch(() => undefined)

// Its code is loaded when the first upload starts.
const DockedUploads = lazyPart(() => import('../../parts/files/docked-uploads.js'), { pending: null, failed: null })

const isFetching = () => queryClient.isFetching() > 0

/** Layout of the signed-in screens: side menu, top bar, footer, notifications and query client. */
export default function ConsoleLayout() {
  return (
    <ToastProvider defaultDelay={NOTIFICATION_DELAY_MS}>
      <Frame />
      <PublishGate />
    </ToastProvider>
  )
}

function Frame() {
  const { pathname, search } = useLocation()
  const user = useUser()
  const { sidebarType, sideMenu } = useSettings()
  // Reports have a side menu of their own, so the main menu starts collapsed there; expanding it is not stored.
  const reporting = /^\/campaigns\/[^/]+\/reporting/.test(pathname)
  // The ad builder is an app of its own, with a way back.
  const isApp = screenAt(pathname) === 'builder'
  const hasUploads = useHasFileUploads()
  const [unfolded, setUnfolded] = useState(false)
  if (!reporting && unfolded) setUnfolded(false)
  useWelcomeBack()
  useNotices()
  useUndoKey()
  usePrefetchOnIntent()
  useIdlePreload(LEADS_TO_REPORTS.test(pathname) ? preloadReport : undefined, isFetching)
  useEffect(() => rememberTarget(undefined), [])
  useEffect(() => {
    if (!isApp) rememberScreen(pathname + search)
  }, [isApp, pathname, search])

  return (
    <AppShell
      sideNav={user && !isApp ? <ConsoleNav user={user} /> : undefined}
      fullWindow={isApp}
      topBar={
        <>
          {isApp ? <Commands hasButton={false} /> : <ConsoleTopBar user={user} />}
          <ConnectionBanner />
        </>
      }
      footer={isApp ? undefined : <FooterLine />}
      // The footer appears once the height of the page is known, which avoids a layout shift.
      className="[&:has(main_[data-slot=skeleton])_footer]:invisible [&:not(:has(main_h1))_footer]:invisible"
      sideMenu={reporting ? (unfolded ? 'expanded' : 'rail') : sideMenu}
      {...(sidebarType !== null && { sideMenuTheme: sidebarType })}
      onSideMenuChange={(next) => (reporting ? setUnfolded(next === 'expanded') : changeSettings({ sideMenu: next }))}
    >
      {/* Keyed by user: the next user must not see the previous user's input. */}
      <ScreenBoundary key={user?.id} screen={pathname}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </ScreenBoundary>
      <ConnectionWait />
      <SessionOver />
      {hasUploads && <DockedUploads />}
    </AppShell>
  )
}

/** False for reports, which have a notice of their own. */
const isWaitedFor = ({ queryKey: [what] }: Query) => what !== 'report'

/** Notice that a screen's data takes long to load, with a button to cancel. */
function ConnectionWait() {
  const waiting = useIsFetching({ type: 'active', predicate: isWaitedFor }) > 0
  return (
    <SlowNotice
      waiting={waiting}
      onCancel={cancelLoading}
      className="pointer-events-none fixed inset-x-4 bottom-6 z-30 mx-auto w-fit max-w-[calc(100%-2rem)] [&>div]:pointer-events-auto [&>div]:shadow-popover"
    />
  )
}

/** Hover delay before a prefetch, in ms, so that passing over a link does not trigger it. */
const DWELL_MS = 80

async function prefetch({ pathname, search }: HTMLAnchorElement): Promise<void> {
  // The current screen refetches its own data.
  if (savesData() || pathname === window.location.pathname) return
  const { prefetchScreen } = await import('../../data/prefetch.js')
  await prefetchScreen({ pathname, search })
}

const onIntent = (link: HTMLAnchorElement) => void prefetch(link).catch(() => undefined)

/** Prefetches the data of a screen when its link is hovered or focused. */
const usePrefetchOnIntent = (): void => useLinkIntent(onIntent, DWELL_MS)
