import type { ToastOptions } from '@placard/ui'

const waiting: ToastOptions[] = []
const listeners = new Set<() => void>()

/** Queues a notice from outside of React; shown at once, or as soon as a layout is mounted. */
export function notify(notice: ToastOptions): void {
  waiting.push(notice)
  for (const listener of listeners) listener()
}

/** Removes and returns the queued notices; the caller shows them. */
export const takeNotices = (): ToastOptions[] => waiting.splice(0)

/** Calls `listener` when a notice is queued. */
export function onNotice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
