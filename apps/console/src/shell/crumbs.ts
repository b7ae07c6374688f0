import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '../state/store.js'

/** Breadcrumb; the last one has no URL. */
export interface Crumb {
  label: string
  to?: string
}

const store = createStore<Crumb[]>([])

/** Shows breadcrumbs in the top bar. */
export function useCrumbs(crumbs: Crumb[]): void {
  const text = JSON.stringify(crumbs)
  useEffect(() => store.set(JSON.parse(text) as Crumb[]), [text])
}

/** Breadcrumbs of the current screen. */
export const useShownCrumbs = (): Crumb[] => useSyncExternalStore(store.subscribe, store.get)
