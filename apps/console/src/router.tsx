import { guard, SCREENS, type ScreenName } from '@placard/domain/internal/console'
import { createBrowserRouter } from 'react-router-dom'
import { lazyRoute, withRoot } from './lazy-routes.js'
import SignInRoute from './routes/signin/route.js'
import PublicLayout from './shell/layouts/public-layout.js'
import { rememberRedirect } from './shell/root.js'
import { currentSession } from './state/session-store.js'

const share = lazyRoute(() => import('./routes/share/route.js'))
const emails = lazyRoute(() => import('./routes/emails/route.js'))

const SCREEN_ROUTES: Record<ScreenName, ReturnType<typeof lazyRoute>> = {
  dashboard: lazyRoute(() => import('./routes/dashboard/route.js')),
  filemanager: lazyRoute(() => import('./routes/filemanager/route.js')),
  campaigns: lazyRoute(() => import('./routes/campaigns/route.js')),
  campaign: lazyRoute(() => import('./routes/campaign/route.js')),
  creative: lazyRoute(() => import('./routes/creative/route.js')),
  reporting: lazyRoute(() => import('./routes/reporting/route.js')),
  builder: lazyRoute(() => import('./routes/builder/route.js')),
  profile: lazyRoute(() => import('./routes/profile/route.js')),
  tables: lazyRoute(() => import('./routes/tables/route.js')),
  billing: lazyRoute(() => import('./routes/billing/route.js')),
  admin: lazyRoute(() => import('./routes/admin/route.js')),
  invite: lazyRoute(() => import('./routes/invite/route.js')),
}

/** All routes of the console. `Root` redirects from those that need a session. */
export const ROUTES = withRoot([
  {
    Component: PublicLayout,
    children: [
      { index: true, element: null },
      { path: '/signin', Component: SignInRoute },
      { path: '/ping', ...lazyRoute(() => import('./routes/ping/route.js')) },
      { path: '/signup', ...lazyRoute(() => import('./routes/signup/route.js')) },
      { path: '/forgotpassword', ...lazyRoute(() => import('./routes/forgotpassword/route.js')) },
      { path: '/emails/confirm', ...emails },
      { path: '/emails/unsubscribe', ...emails },
    ],
  },
  // Where a server does not send the page of `share.html`, as in development.
  {
    ...lazyRoute(() => import('./shell/layouts/share-layout.js')),
    children: [
      { path: '/share/:shareToken', ...share },
      { path: '/share/:shareToken/creative/:creativeID', ...share },
    ],
  },
  {
    ...lazyRoute(() => import('./shell/layouts/console-layout.js')),
    children: [
      ...Object.entries(SCREENS).map(([path, name]) => ({ path, ...SCREEN_ROUTES[name] })),
      { path: '*', ...lazyRoute(() => import('./routes/not-found/route.js')) },
    ],
  },
])

/** Creates the router. The guard runs first, so that the code of a screen the visitor may not see is not loaded. */
export function createConsoleRouter() {
  const { pathname, search, hash } = window.location
  const decision = guard(pathname + search + hash, currentSession() !== undefined)
  if (!decision.allow) {
    rememberRedirect(decision)
    window.history.replaceState(null, '', decision.redirect)
  }
  return createBrowserRouter(ROUTES)
}
