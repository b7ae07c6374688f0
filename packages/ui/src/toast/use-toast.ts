import { createContext, useContext } from 'react'
import type { ToastLogEntry, ToastOptions } from './toast-store.js'

export interface ToastApi {
  /** Shows a toast and returns its id; the same again, without an action, counts up the one that is there. */
  show: (options: ToastOptions) => string
  /** Changes a toast and gives it its whole time again: "Uploading…" becomes "Uploaded". One that was closed comes back if its `type` changes. */
  update: (id: string, options: Partial<ToastOptions>) => void
  /** Closes a toast before its time. */
  dismiss: (id: string) => void
}

export interface ToastLogApi {
  /** The last twenty toasts, the latest first. */
  entries: readonly ToastLogEntry[]
  /** Number of missed toasts since the log was opened. */
  unread: number
  /** Marks all as read. */
  markRead: () => void
  /** Forgets all. */
  clear: () => void
}

export const ToastContext = createContext<ToastApi | null>(null)
export const ToastLogContext = createContext<ToastLogApi | null>(null)

/** Shows, changes and dismisses toasts; needs a ToastProvider above. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext)
  if (!api) throw new Error('useToast needs a ToastProvider above it: put one around your app.')
  return api
}

/** Log of the toasts, for a custom list; `ToastLog` is ready-made. */
export function useToastLog(): ToastLogApi {
  const log = useContext(ToastLogContext)
  if (!log) throw new Error('useToastLog needs a ToastProvider above it: put one around your app.')
  return log
}

/** Texts of toasts that callers do not pass. */
export interface ToastLabels {
  /** The name of the region; it should tell the key. */
  region: string
  /** The button that closes one. */
  close: string
  /** The button that shows those that were folded away. */
  more: (count: number) => string
  /** Name of the progress bar when the title of the toast is not a string. */
  progress: string
  /** Number of repetitions, for screen readers. */
  times: (count: number) => string
  /** Names of the types for screen readers. */
  types: Record<NonNullable<ToastOptions['type']>, string>
}

export const toastLabels: ToastLabels = {
  region: 'Notifications (F8)',
  close: 'Close',
  more: (count) => `Show ${count} more`,
  progress: 'Progress',
  times: (count) => `${count} times`,
  types: { success: 'success', error: 'error', info: 'info', warning: 'warning' },
}

/** Texts of the provider above, for other parts that show toasts. */
export const ToastLabelsContext = createContext(toastLabels)
