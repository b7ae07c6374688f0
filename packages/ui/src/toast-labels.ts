import { createContext } from 'react'
import type { ToastOptions } from './toast/toast-options.js'

/** The words of the toasts that their callers don't give. */
export interface ToastLabels {
  /** The name of the region; it should tell the key. */
  region: string
  /** The button that closes one. */
  close: string
  /** The button that shows those that were folded away. */
  more: (count: number) => string
  /** The name of a progress bar whose toast has no plain words as its title. */
  progress: string
  /** How often the same was said, for screen readers. */
  times: (count: number) => string
  /** What each type is called, for screen readers. */
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

/** The words of the provider above, for what else shows toasts. */
export const ToastLabelsContext = createContext(toastLabels)
