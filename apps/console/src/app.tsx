import { guard, HOME_PATH } from '@placard/domain'
import { Suspense, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { LAYOUTS, preload, screenAt } from './screens.js'
import { CameFromContext } from './shell/came-from.js'
import { LazyScreen, lazyScreen } from './shell/lazy-screen.js'
import { followHistory, goLight, lightHistory } from './shell/light-history.js'
import { NavigationContext } from './shell/navigation.js'
import { Root } from './shell/root.js'
import { ScreenBoundary } from './shell/screen-boundary.js'
import { afterLoginTarget } from './state/after-login-target.js'
import { currentSession } from './state/session-store.js'

const wholeRouter = lazyScreen(() => import('./whole-router.js'))

/** Where a visit to a path leads, and whether that needs the whole router: the screens that are open to anybody do not. */
function arrivalAt(path: string) {
  const decision = guard(path, currentSession() !== undefined)
  const pathname = decision.allow ? new URL(path, window.location.origin).pathname : decision.redirect
  return { pathname, isWhole: screenAt(pathname).layout !== 'public' }
}

const pathOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) => pathname + search + hash

/** Starts loading all that a visit to a path needs. */
function prepareFor(path: string): void {
  const { pathname, isWhole } = arrivalAt(path)
  if (isWhole) wholeRouter.preload()
  preload(pathname)
}

/** Starts loading all that the page needs which is being opened. */
export const prepare = (): void => prepareFor(pathOf(window.location))

/** Who begins to type here will come to the screens behind the sign-in: their code is fetched meanwhile. */
function onTyping({ target }: Event): void {
  if (!(target instanceof HTMLInputElement)) return
  document.removeEventListener('focusin', onTyping)
  wholeRouter.preload()
  preload(afterLoginTarget() ?? HOME_PATH)
}

interface LightConsoleProps {
  /** Called on the way to a screen that needs the whole router, with the path of the one that was left. */
  onLeave: (pathname: string) => void
}

/** The screens that are open to anybody, by the least of a router. */
function LightConsole({ onLeave }: LightConsoleProps) {
  const [{ place, backwards }, setAt] = useState(lightHistory.get)
  const [shown, setShown] = useState(place.pathname)
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setAt(lightHistory.get()))
    follow()
    const ends = [lightHistory.subscribe(follow), followHistory()]
    return () => {
      for (const end of ends) end()
    }
  }, [])
  useEffect(() => {
    document.addEventListener('focusin', onTyping)
    return () => document.removeEventListener('focusin', onTyping)
  }, [])

  const { isWhole } = arrivalAt(pathOf(place))
  if (!isWhole && shown !== place.pathname) setShown(place.pathname)
  useLayoutEffect(() => {
    if (isWhole) onLeave(shown)
  }, [isWhole, onLeave, shown])
  if (isWhole) return null
  const { layout, chunk } = screenAt(place.pathname)
  const frame = <LazyScreen chunk={LAYOUTS[layout]} />
  return (
    <NavigationContext value={{ place, backwards, go: goLight, outlet: <LazyScreen chunk={chunk} /> }}>
      <Root preload={preload} frame={frame} />
    </NavigationContext>
  )
}

/** The console: at first no more than its screen needs; from the first one behind the sign-in, with all of the router. */
export function App() {
  const [whole, setWhole] = useState(() => arrivalAt(pathOf(window.location)).isWhole)
  const [cameFrom, setCameFrom] = useState<string>()
  const [leave] = useState(() => (pathname: string) => {
    setCameFrom(pathname)
    setWhole(true)
  })
  if (!whole) return <LightConsole onLeave={leave} />
  return (
    <CameFromContext value={cameFrom}>
      <ScreenBoundary screen="">
        <Suspense fallback={null}>
          <LazyScreen chunk={wholeRouter} />
        </Suspense>
      </ScreenBoundary>
    </CameFromContext>
  )
}
