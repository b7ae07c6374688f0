import { type ComponentProps, createContext, type MouseEvent, type ReactNode, useContext, useEffect } from 'react'

/** Where in the console somebody is. */
export interface Place {
  pathname: string
  search: string
  hash: string
  /** What the screen before left for this one. */
  state: unknown
  /** Names the entry of the history. */
  key: string
}

/** How to go somewhere. */
export interface GoOptions {
  /** Takes the place of the current entry of the history. */
  replace?: boolean
  /** What is left for the next screen. */
  state?: unknown
}

/** Where somebody is, and the ways from there. */
export interface Navigation {
  place: Place
  /** Whether the entry was there before: by the browser's buttons, or at the first screen of a visit. */
  backwards: boolean
  go: (to: string, options?: GoOptions) => void
  /** What stands in the frame here. */
  outlet: ReactNode
}

/**
 * What screens that are open to anybody know of the router. They are there before the router's own code is, and stay
 * when that takes over; so they ask here. The other screens ask the router.
 */
export const NavigationContext = createContext<Navigation>({
  place: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
  backwards: true,
  go: () => {},
  outlet: null,
})

/** Where somebody is, and the ways from there. */
export const useNavigation = (): Navigation => useContext(NavigationContext)

export interface LinkProps extends ComponentProps<'a'> {
  /** The address: a path of the console. */
  to: string
  /** What is left for the next screen. */
  state?: unknown
  /** Loads the page from the start. @default false */
  reloadDocument?: boolean
}

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/** A link to a screen, for screens that are open to anybody. */
export function Link({ to, state, reloadDocument = false, onClick, ...props }: LinkProps) {
  const { place, go } = useNavigation()
  return (
    <a
      {...props}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || reloadDocument || !isPlain(event)) return
        event.preventDefault()
        go(to, { state, replace: to === place.pathname + place.search + place.hash })
      }}
    />
  )
}

/** Goes on at once; the screen that is left cannot be gone back to. */
export function Redirect({ to }: { to: string }) {
  const { go } = useNavigation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each target.
  useEffect(() => go(to, { replace: true }), [to])
  return null
}
