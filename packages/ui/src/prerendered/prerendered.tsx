import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'

export interface PrerenderedProps {
  /**
   * Called on the server with the loading code of a part that is rendered as its placeholder, because its code was not
   * loaded. Wait for it and render again, so that the markup is complete.
   */
  onMissing?: (code: Promise<unknown>) => void
  /** The page. */
  children: ReactNode
}

const Context = createContext<Pick<PrerenderedProps, 'onMissing'> | undefined>(undefined)

/**
 * Renders lazily loaded parts and charts into a server's markup, for pages that have to be readable before their code
 * has run. The server and the browser that hydrates its markup both need it around the page, and both have to load the
 * code of the parts before (`LazyPart.load`, `loadReportParts` of `@placard/charts`).
 */
export function Prerendered({ onMissing, children }: PrerenderedProps) {
  const value = useMemo(() => (onMissing ? { onMissing } : {}), [onMissing])
  return <Context value={value}>{children}</Context>
}

/** Returns what `Prerendered` was given; undefined outside of it. */
export const usePrerendering = () => use(Context)

const neverChanges = () => () => undefined

/** Returns true on the server and while its markup is hydrated. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )

/** Returns true inside of `Prerendered`, on the server and while its markup is hydrated. */
export function usePrerendered(): boolean {
  const isHydrating = useHydrating()
  return usePrerendering() !== undefined && isHydrating
}
