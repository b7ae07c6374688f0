import { matchRoutes, type RouteObject } from 'react-router-dom'
import { lazyScreen } from './shell/lazy-screen.js'
import { Root } from './shell/root.js'

const layouts = {
  console: lazyScreen(() => import('./shell/console-layout.js')),
  share: lazyScreen(() => import('./shell/share-layout.js')),
}

const ping = lazyScreen(() => import('./routes/ping/route.js'))
const signIn = lazyScreen(() => import('./routes/signin/route.js'))
const dashboard = lazyScreen(() => import('./routes/dashboard/route.js'))
const campaigns = lazyScreen(() => import('./routes/campaigns/route.js'))
const campaign = lazyScreen(() => import('./routes/campaign/route.js'))
const reporting = lazyScreen(() => import('./routes/reporting/route.js'))
const share = lazyScreen(() => import('./routes/share/route.js'))
const profile = lazyScreen(() => import('./routes/profile/route.js'))
const notFound = lazyScreen(() => import('./routes/not-found/route.js'))

type Lazy = ReturnType<typeof lazyScreen>

const screen = (path: string, { Screen, preload }: Lazy): RouteObject => ({
  path,
  element: <Screen />,
  handle: preload,
})

const layout = ({ Screen, preload }: Lazy, children: RouteObject[]): RouteObject => ({
  element: <Screen />,
  handle: preload,
  children,
})

/** Starts loading all code that the screen at a path needs, its layout's too. */
function preload(pathname: string): void {
  for (const { route } of matchRoutes(ROUTES, pathname) ?? []) if (typeof route.handle === 'function') route.handle()
}

/** Every route of the console. The guard in `Root` decides who may see which. */
export const ROUTES: RouteObject[] = [
  {
    element: <Root preload={preload} />,
    children: [
      screen('/ping', ping),
      screen('/signin', signIn),
      layout(layouts.share, [
        screen('/share/:shareToken', share),
        screen('/share/:shareToken/creative/:creativeID', share),
      ]),
      layout(layouts.console, [
        screen('/dashboard', dashboard),
        screen('/campaigns', campaigns),
        screen('/campaigns/:campaignID', campaign),
        screen('/campaigns/:campaignID/reporting', reporting),
        screen('/campaigns/:campaignID/reporting/creative/:creativeID', reporting),
        screen('/profile', profile),
        screen('*', notFound),
      ]),
    ],
  },
]
