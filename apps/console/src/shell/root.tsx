import { guard } from '@placard/domain'
import { Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { checkSession } from '../data/session.js'
import { ScreenBoundary } from './screen-boundary.js'
import { leftOnPurpose, useUser } from './session-store.js'
import { rememberTarget } from './target.js'
import { useArrival } from './use-arrival.js'
import { usePreloadOnIntent } from './use-preload.js'

export interface RootProps {
  /** Starts loading the code of the screen at a path. */
  preload: (pathname: string) => void
}

/** Around every screen: the guard, the current-user check after each navigation, focus, and the net under failures. */
export function Root({ preload }: RootProps) {
  const { pathname, search, key } = useLocation()
  const signedIn = useUser() !== undefined
  useArrival(pathname, useNavigationType() === 'POP')
  usePreloadOnIntent(preload)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for "after each navigation".
  useEffect(() => void checkSession(), [key])

  const decision = guard(pathname + search, signedIn)
  if (!decision.allow) {
    if (decision.remember !== undefined) rememberTarget(leftOnPurpose() ? undefined : decision.remember)
    return <Navigate to={decision.redirect} replace />
  }
  preload(pathname)
  return (
    <ScreenBoundary screen={pathname}>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </ScreenBoundary>
  )
}
