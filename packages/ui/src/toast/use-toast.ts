import { createContext, useContext } from 'react'
import type { ToastLogEntry, ToastOptions } from './toast-store.js'

export interface ToastApi {
  /**
   * Shows a toast and returns its id. An identical one without an action increases the count of the existing toast.
   */
  show: (options: ToastOptions) => string
  /**
   * Changes a toast and restarts its timer: "Uploading…" becomes "Uploaded". A closed one is shown again if its
   * `type` changes.
   */
  update: (id: string, options: Partial<ToastOptions>) => void
  /** Closes a toast. */
  dismiss: (id: string) => void
}

export interface ToastLogApi {
  /** Last twenty toasts, newest first. */
  entries: readonly ToastLogEntry[]
  /** Number of missed toasts since the log was opened. */
  unread: number
  /** Marks all as read. */
  markRead: () => void
  /** Clears the log. */
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

/** Log of the toasts for a custom list; see `ToastLog`. */
export function useToastLog(): ToastLogApi {
  const log = useContext(ToastLogContext)
  if (!log) throw new Error('useToastLog needs a ToastProvider above it: put one around your app.')
  return log
}

export const toastLabels = {
  /** Name of the region; it should mention the key. */
  region: 'Notifications (F8)',
  /** Label of the close button. */
  close: 'Close',
  /** Label of the button that shows collapsed toasts. */
  more: (count: number) => `Show ${count} more`,
  /** Name of the progress bar if the title of the toast is not a string. */
  progress: 'Progress',
  /** Number of repetitions for screen readers. */
  times: (count: number) => `${count} times`,
  /** Names of the types for screen readers. */
  types: { success: 'success', error: 'error', info: 'info', warning: 'warning' },
}

/** Texts of toasts that callers do not pass. */
export type ToastLabels = typeof toastLabels

/** Texts of the provider, for other components that show toasts. */
export const ToastLabelsContext = createContext(toastLabels)
