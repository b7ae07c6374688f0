import { createStore } from '../state/store.js'
import type { GoOptions, Place } from './navigation.js'

/** What an entry of the history keeps: as React Router keeps it, which goes on with these entries. */
interface Kept {
  usr?: unknown
  key?: string
  idx?: number
}

const kept = (): Kept => (history.state as Kept | null) ?? {}

function place(): Place {
  const { pathname, search, hash } = window.location
  const { usr, key } = kept()
  return { pathname, search, hash, state: usr ?? null, key: key ?? 'default' }
}

/** The least of a router: where somebody is by the browser's history, and how they came. */
export const lightHistory = createStore({ place: place(), backwards: true })

/** Hears of the browser's buttons; answers what stops that. */
export function followHistory(): () => void {
  const onPop = () => lightHistory.set({ place: place(), backwards: true })
  window.addEventListener('popstate', onPop)
  return () => window.removeEventListener('popstate', onPop)
}

/** Goes to a path of the console. */
export function goLight(to: string, { replace = false, state = null }: GoOptions = {}): void {
  const idx = (kept().idx ?? 0) + (replace ? 0 : 1)
  const entry = { usr: state, key: Math.random().toString(36).slice(2, 10), idx } satisfies Kept
  if (replace) history.replaceState(entry, '', to)
  else history.pushState(entry, '', to)
  lightHistory.set({ place: place(), backwards: false })
}
