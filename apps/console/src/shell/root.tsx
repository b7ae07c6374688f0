import { guard, HOME_PATH } from '@placard/domain/internal/console'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect } from 'react'
import { Outlet, useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router-dom'
import { queryClient } from '../data/query-client.js'
import { NavigationBlockerProvider } from '../parts/navigation-blocker.js'
import { afterLoginTarget, rememberTarget } from '../state/after-login-target.js'
import { leaveFirstScreen } from '../state/first-screen.js'
import { currentSession, isCheckedLately, leftOnPurpose, useUser } from '../state/session-store.js'
import { useFileNavigationGuard } from './navigation/use-file-navigation-guard.js'
import { useFocusHeading } from './navigation/use-focus-heading.js'
import { useLinkIntent } from './navigation/use-link-intent.js'
import { useScrollRestoration } from './navigation/use-scroll-restoration.js'
import { ScreenBoundary } from './screen-boundary.js'
import { ScreenWait } from './screen-wait.js'

type Redirection = Exclude<ReturnType<typeof guard>, { allow: true }>

/** Asks the server whether the session is still valid, unless it was asked within 6 seconds. */
async function checkSession(): Promise<void> {
  if (!currentSession() || isCheckedLately()) return
  const session = await import('../data/account/session.js')
  await session.checkSession()
}

/** Remembers where to go after signing in, unless the user signed out on purpose. */
export function rememberRedirect({ remember }: Redirection): void {
  if (remember !== undefined) rememberTarget(leftOnPurpose() ? undefined : remember)
}

export interface RootProps {
  /** Starts loading the code of the route at a path. */
  preload: (pathname: string) => void
}

/** Root layout: route guard, session check after each navigation, focus, scroll position and error boundary. */
export function Root({ preload }: RootProps) {
  const { pathname, search, hash, key } = useLocation()
  const isBackwards = useNavigationType() === 'POP'
  const isLoading = useNavigation().state !== 'idle'
  const isSignedIn = useUser() !== undefined
  useFileNavigationGuard()
  useFocusHeading(pathname, isBackwards)
  useScrollRestoration(key, pathname, isBackwards)
  const onIntent = useCallback((link: HTMLAnchorElement) => preload(link.pathname), [preload])
  useLinkIntent(onIntent)
  usePreloadAfterSignIn(preload, !isSignedIn)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each navigation.
  useEffect(() => void checkSession().catch(() => undefined), [key])
  useEffect(leaveFirstScreen, [])

  const decision = guard(pathname + search + hash, isSignedIn)
  return (
    <QueryClientProvider client={queryClient}>
      {decision.allow ? (
        <NavigationBlockerProvider>
          <ScreenBoundary screen={pathname}>
            <Suspense fallback={null}>
              <Outlet />
            </Suspense>
          </ScreenBoundary>
        </NavigationBlockerProvider>
      ) : (
        <GuardRedirect {...decision} />
      )}
      <ScreenWait waiting={isLoading} />
    </QueryClientProvider>
  )
}

function GuardRedirect(decision: Redirection) {
  const navigate = useNavigate()
  const { redirect, remember } = decision
  // biome-ignore lint/correctness/useExhaustiveDependencies: the decision is a new object at each render.
  useEffect(() => {
    rememberRedirect(decision)
    void navigate(redirect, { replace: true })
  }, [redirect, remember])
  return null
}

/** Preloads the code of the screen after sign-in once a visitor starts to fill in a form. */
function usePreloadAfterSignIn(preload: (pathname: string) => void, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement)) return
      document.removeEventListener('focusin', onFocus)
      preload(afterLoginTarget() ?? HOME_PATH)
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [preload, enabled])
}
