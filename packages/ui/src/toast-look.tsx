import type { ToastOptions } from './toast/toast-options.js'
import type { Tone } from './tone.js'

type ToastType = NonNullable<ToastOptions['type']>

/** Tone and colour of each type, here and in the log. */
export const toastTones = {
  success: 'success',
  error: 'danger',
  info: 'info',
  warning: 'warning',
} as const satisfies Record<ToastType, Tone>

export const toastInk: Record<ToastType, string> = {
  success: 'text-success-ink',
  error: 'text-danger-ink',
  info: 'text-info-ink',
  warning: 'text-warning-ink',
}

/** How often the same was said. */
export function ToastCount({ count, label }: { count: number; label: string }) {
  return (
    <>
      <span
        aria-hidden
        className="ms-2 inline-block rounded-badge bg-active px-1.5 font-medium text-caption text-ink-muted"
      >
        ×{count}
      </span>
      <span className="sr-only">, {label}</span>
    </>
  )
}
