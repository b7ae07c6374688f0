import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Connection to the server. */
export interface Connection {
  /** When the server stopped answering, in ms since 1970; undefined while it answers. */
  lostAt: number | undefined
  /** True while the browser reports that it is offline. */
  offline: boolean
}

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false
const store = createStore<Connection>(() => ({ lostAt: undefined, offline: isOffline() }))

/** Records whether a call reached the server. */
export function noteReach(reached: boolean): void {
  if (reached === (store.getState().lostAt === undefined)) return
  store.setState({ lostAt: reached ? undefined : Date.now() })
}

if (typeof window !== 'undefined')
  for (const event of ['online', 'offline'])
    window.addEventListener(event, () => store.setState({ offline: isOffline() }))

/** Current connection; re-renders when it changes. */
export const useConnection = (): Connection => useStore(store)
