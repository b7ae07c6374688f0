import type { RouteObject } from 'react-router-dom'
import { LAYOUTS, preload, SCREENS } from './screens.js'
import { LazyScreen } from './shell/lazy-screen.js'
import { Root } from './shell/root.js'
import { RouterNavigation } from './shell/router-navigation.js'
import { ScreenFailure } from './shell/screen-boundary.js'

const under = (layout: keyof typeof LAYOUTS): RouteObject => ({
  element: <LazyScreen chunk={LAYOUTS[layout]} />,
  children: SCREENS.filter((screen) => screen.layout === layout).map(({ path, chunk }) => ({
    path,
    element: <LazyScreen chunk={chunk} />,
  })),
})

/** Every route of the console. The guard in `Root` decides who may see which. */
export const ROUTES: RouteObject[] = [
  {
    element: (
      <RouterNavigation>
        <Root preload={preload} />
      </RouterNavigation>
    ),
    // Below it screens have boundaries of their own; this one is for what is around them.
    errorElement: <ScreenFailure chunk={false} />,
    children: [under('public'), under('share'), under('console')],
  },
]
