import { type LazyPart, lazyPart, loadCode } from '@placard/ui'
import type { ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { Root } from './shell/root.js'
import { ScreenFailure } from './shell/screen-boundary.js'
import { ScreenWait } from './shell/screen-wait.js'

/** Properties of a route whose code loads when it is first visited. `handle` lets links preload it. */
export function lazyRoute(load: () => Promise<{ default: ComponentType }>) {
  const Screen = lazyPart<object>(load)
  return {
    handle: Screen,
    async lazy() {
      // React Router never retries a rejected `lazy`: the screen itself throws the failure, and loads again on a retry.
      await Screen.load().catch(() => undefined)
      return { Component: Screen }
    },
  }
}

const partOf = ({ handle }: RouteObject) => handle as LazyPart<object> | undefined

/** Starts loading the code of the route at a path, including its layout. */
export function preloadRoute(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) partOf(route)?.preload()
}

/** Loads the code of the route at a path, and lets the router render it at once, for markup that is hydrated. */
export async function loadRoute(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      const Part = partOf(route)
      if (!Part) return
      await Part.load()
      delete route.lazy
      route.Component = Part
    }),
  )
}

/** Places routes in the root layout, which redirects from those that need a session. */
export function withRoot(children: RouteObject[]): RouteObject[] {
  const routes: RouteObject[] = [
    {
      element: <Root preload={(pathname) => preloadRoute(routes, pathname)} />,
      errorElement: <ScreenFailure chunk={false} />,
      hydrateFallbackElement: <ScreenWait waiting />,
      children,
    },
  ]
  return routes
}

const loadShare = () => import('./routes/share/route.js')
const share = lazyRoute(loadShare)

/** Loads the code of the chart and tables that a server renders, too. */
export const loadSharedReport = (): Promise<unknown> => loadCode(async () => (await loadShare()).loadReportParts())

/** Routes of the shared reports, which servers render as well. */
export const SHARE_ROUTES: RouteObject = {
  ...lazyRoute(() => import('./shell/layouts/share-layout.js')),
  children: [
    { path: '/share/:shareToken', ...share },
    { path: '/share/:shareToken/creative/:creativeID', ...share },
  ],
}
