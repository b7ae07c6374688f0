import { NOTIFICATION_DELAY_MS } from '@placard/domain/internal/console'
import { AppShell, ToastProvider } from '@placard/ui'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ScreenBoundary } from '../screen-boundary.js'
import { useNotices } from '../use-notices.js'

/** Layout of the shared reports: no navigation, no top bar, no footer. */
export default function ShareLayout() {
  return (
    <ToastProvider defaultDelay={NOTIFICATION_DELAY_MS}>
      <Frame />
    </ToastProvider>
  )
}

function Frame() {
  useNotices()
  return (
    <AppShell>
      <ScreenBoundary screen={useLocation().pathname}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </ScreenBoundary>
    </AppShell>
  )
}
