import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '../state/store.js'

/** One step of the way to the current screen; the last one has no address. */
export interface Crumb {
  label: string
  to?: string
}

const store = createStore<Crumb[]>([])

/** Shows the way to this screen in the top bar. */
export function useCrumbs(crumbs: Crumb[]): void {
  const text = JSON.stringify(crumbs)
  useEffect(() => store.set(JSON.parse(text) as Crumb[]), [text])
}

/** The way to the screen that is shown. */
export const useShownCrumbs = (): Crumb[] => useSyncExternalStore(store.subscribe, store.get)
