import { guard } from '@placard/domain'
import { type ReactNode, Suspense, useCallback, useEffect } from 'react'
import { rememberTarget } from '../state/after-login-target.js'
import { currentSession, isCheckedLately, leftOnPurpose, useUser } from '../state/session-store.js'
import { Redirect, useNavigation } from './navigation.js'
import { ScreenBoundary } from './screen-boundary.js'
import { ScreenWait } from './screen-wait.js'
import { useArrival } from './use-arrival.js'
import { useKeptScroll } from './use-kept-scroll.js'
import { useLinkIntent } from './use-link-intent.js'

/** The code of the check is not needed by somebody who has no session. */
async function check(): Promise<void> {
  if (!currentSession() || isCheckedLately()) return
  const { checkSession } = await import('../data/session.js')
  await checkSession()
}

export interface RootProps {
  /** Starts loading the code of the screen at a path. */
  preload: (pathname: string) => void
  /** What stands here, where that is not the router's to say. */
  frame?: ReactNode
}

/** Around every screen: the guard, the current-user check after each navigation, focus, and the net under failures. */
export function Root({ preload, frame }: RootProps) {
  const { place, backwards, outlet } = useNavigation()
  const { pathname, search, hash, key } = place
  const signedIn = useUser() !== undefined
  useArrival(pathname, backwards)
  useKeptScroll(key, pathname, backwards)
  const onIntent = useCallback((link: HTMLAnchorElement) => preload(link.pathname), [preload])
  useLinkIntent(onIntent)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for "after each navigation".
  useEffect(() => void check().catch(() => undefined), [key])

  const decision = guard(pathname + search + hash, signedIn)
  if (!decision.allow) {
    if (decision.remember !== undefined) rememberTarget(leftOnPurpose() ? undefined : decision.remember)
    return <Redirect to={decision.redirect} />
  }
  preload(pathname)
  return (
    <>
      <ScreenBoundary screen={pathname}>
        <Suspense fallback={null}>{frame ?? outlet}</Suspense>
      </ScreenBoundary>
      <ScreenWait pathname={pathname} />
    </>
  )
}
