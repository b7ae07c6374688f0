import type { ToastOptions } from '@placard/ui'

const waiting: ToastOptions[] = []
const listeners = new Set<() => void>()

/** Says something from outside of any screen: at once, or as soon as there is a place to say it. */
export function notify(notice: ToastOptions): void {
  waiting.push(notice)
  for (const listener of listeners) listener()
}

/** What waits to be said; whoever takes it says it. */
export const takeNotices = (): ToastOptions[] => waiting.splice(0)

/** Tells when there is something to say. */
export function onNotice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
