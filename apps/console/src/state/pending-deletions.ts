import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** A deletion that can still be undone. */
export interface Deletion {
  /** Id of the entity. */
  id: string
  /** Ids of entities that are deleted and restored together with it. */
  others?: readonly string[]
  /** Title of the toast: 'Campaign deleted'. */
  title: string
  /** Text of the toast: the name of the entity. */
  text?: string
  /** Deletes it on the server, and removes it from the cache. */
  call: (options: { keepalive: boolean }) => Promise<unknown>
}

interface Pending extends Deletion {
  /** Settles when its call has ended; undefined until it is sent. */
  sent?: Promise<void>
}

interface PendingDeletions {
  list: readonly Pending[]
  /** Ids of all entities that are being deleted. */
  ids: ReadonlySet<string>
}

const store = createStore<PendingDeletions>(() => ({ list: [], ids: new Set() }))

const setList = (list: readonly Pending[]): void =>
  store.setState({ list, ids: new Set(list.flatMap(({ id, others = [] }) => [id, ...others])) })

/** Hides an entity until it is deleted or restored. Returns `false` if it is hidden already. */
export function startDeletion(deletion: Deletion): boolean {
  const { list, ids } = store.getState()
  if (ids.has(deletion.id)) return false
  setList([...list, deletion])
  return true
}

/** Ids of entities that are being deleted: lists leave them out, even if the server still returns them. */
export const usePendingDeletions = (): ReadonlySet<string> => useStore(store, ({ ids }) => ids)

/** Shows an entity again that was to be deleted. */
export const cancelDeletion = (id: string): void => setList(store.getState().list.filter((one) => one.id !== id))

/** Deletes an entity on the server now; calls `onError` if that fails. */
export async function sendDeletion(
  id: string,
  options: { keepalive: boolean },
  onError: (reason: unknown) => void,
): Promise<void> {
  const { list } = store.getState()
  const found = list.find((one) => one.id === id)
  if (!found || found.sent) return found?.sent
  const run = async () => {
    try {
      await found.call(options)
    } catch (reason) {
      onError(reason)
    } finally {
      cancelDeletion(id)
    }
  }
  const sent = run()
  setList(list.map((one) => (one.id === id ? { ...one, sent } : one)))
  return sent
}

/** Sends all pending deletions: before signing out, and when the page is closed. */
export async function flushDeletions(keepalive = false): Promise<void> {
  const { list } = store.getState()
  await Promise.all(list.map(({ id }) => sendDeletion(id, { keepalive }, () => undefined)))
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', () => void flushDeletions(true))
