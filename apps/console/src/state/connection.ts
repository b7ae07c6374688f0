import { useSyncExternalStore } from 'react'
import { createStore } from './store.js'

/** Whether the server answers. */
export interface Connection {
  /** Since when the server has not answered, in ms; undefined while it does. */
  lostAt: number | undefined
  /** Whether the browser says that there is no network at all. */
  offline: boolean
}

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false
const store = createStore<Connection>({ lostAt: undefined, offline: isOffline() })

/** Notes that a call got an answer, or none. */
export function noteReach(reached: boolean): void {
  const { lostAt, offline } = store.get()
  if (reached === (lostAt === undefined)) return
  store.set({ lostAt: reached ? undefined : Date.now(), offline })
}

if (typeof window !== 'undefined')
  for (const event of ['online', 'offline'])
    window.addEventListener(event, () => store.set({ ...store.get(), offline: isOffline() }))

/** The connection in a screen, kept up to date. */
export const useConnection = (): Connection => useSyncExternalStore(store.subscribe, store.get)
