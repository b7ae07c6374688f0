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

/** Texts of toasts that callers do not pass. */
export interface ToastLabels {
  /** Name of the region; it should mention the key. */
  region: string
  /** Label of the close button. */
  close: string
  /** Label of the button that shows collapsed toasts. */
  more: (count: number) => string
  /** Name of the progress bar if the title of the toast is not a string. */
  progress: string
  /** Number of repetitions for screen readers. */
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

/** Texts of the provider, for other components that show toasts. */
export const ToastLabelsContext = createContext(toastLabels)
