import { type LazyPart, lazyPart } from '@placard/ui'
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

const readPart = ({ handle }: RouteObject) => handle as LazyPart<object> | undefined

/** Starts loading the code of the route at a path, including its layout. */
export function preloadRoute(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) readPart(route)?.preload()
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
