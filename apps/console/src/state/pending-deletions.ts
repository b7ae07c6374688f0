import { useSyncExternalStore } from 'react'
import { createStore } from './store.js'

/** What is to be deleted. */
export interface Deletion {
  /** Names it among all that can be deleted. */
  id: string
  /** What goes with it, to be taken back with it. */
  others?: readonly string[]
  /** What is said: 'Campaign deleted'. */
  title: string
  /** Which one it was. */
  text?: string
  /** Deletes it on the server. */
  call: (options: { keepalive: boolean }) => Promise<unknown>
  /** Takes it from what is known here, once the server has deleted it. */
  forget: () => unknown
}

interface Waiting extends Deletion {
  /** Set once its call is on its way. */
  sent?: Promise<void>
}

const waiting = createStore<readonly Waiting[]>([])
const leaving = createStore<ReadonlySet<string>>(new Set())

/** Takes something out of sight until it is deleted, or kept after all; `false` where it is already. */
export function startDeletion(deletion: Deletion): boolean {
  if (leaving.get().has(deletion.id)) return false
  change([...waiting.get(), deletion])
  return true
}

function change(next: readonly Waiting[]): void {
  waiting.set(next)
  leaving.set(new Set(next.flatMap(({ id, others = [] }) => [id, ...others])))
}

/** Ids that are on their way out: lists leave them away, whatever the server still says. */
export const useLeaving = (): ReadonlySet<string> => useSyncExternalStore(leaving.subscribe, leaving.get)

/** What was to be deleted stays. */
export const keepAfterAll = (id: string) => change(waiting.get().filter((one) => one.id !== id))

/** Has the server delete it now; `fail` hears why it does not. */
export async function sendDeletion(
  id: string,
  options: { keepalive: boolean },
  fail: (reason: unknown) => void,
): Promise<void> {
  const found = waiting.get().find((one) => one.id === id)
  if (!found || found.sent) return found?.sent
  const run = async () => {
    try {
      await found.call(options)
      await found.forget()
    } catch (reason) {
      fail(reason)
    } finally {
      keepAfterAll(id)
    }
  }
  const sent = run()
  change(waiting.get().map((one) => (one.id === id ? { ...one, sent } : one)))
  return sent
}

/** Sends what still waits for its time: before signing out, and when the page goes. */
export async function flushDeletions(keepalive = false): Promise<void> {
  await Promise.all(waiting.get().map(({ id }) => sendDeletion(id, { keepalive }, () => undefined)))
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', () => void flushDeletions(true))
