import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Breadcrumb; the last one has no URL. */
export interface Crumb {
  label: string
  to?: string
}

const store = createStore<Crumb[]>(() => [])

/** Shows breadcrumbs in the top bar. */
export function useCrumbs(crumbs: Crumb[]): void {
  const text = JSON.stringify(crumbs)
  useEffect(() => store.setState(JSON.parse(text) as Crumb[], true), [text])
}

/** Breadcrumbs of the current screen. */
export const useShownCrumbs = (): Crumb[] => useStore(store)
