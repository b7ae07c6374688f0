import { createContext, type ReactNode, useContext } from 'react'

export interface ToastAction {
  /** The word on the button: "Undo". */
  label: string
  /** How to do the same without the button, for screen readers: "Undo with Ctrl+Z". */
  altText: string
  /** Called on click; the toast closes. */
  onAction: () => void
}

export interface ToastOptions {
  /** What happened, in a few words. */
  title: ReactNode
  /** What it means, or what to do. */
  text?: ReactNode
  /** Chooses colour and icon; errors interrupt a screen reader, the others wait. @default 'info' */
  type?: 'success' | 'error' | 'info' | 'warning'
  /** Milliseconds until it closes by itself; the provider's `defaultDelay` without it. */
  delay?: number
  /** `false` keeps it until someone closes it. @default true */
  timeout?: boolean
  /** One thing to do about it. */
  action?: ToastAction
}

export interface ToastApi {
  /** Shows a toast and returns its id. */
  show: (options: ToastOptions) => string
  /** Closes a toast before its time. */
  dismiss: (id: string) => void
}

export const ToastContext = createContext<ToastApi | null>(null)

/** Shows and dismisses toasts; needs a ToastProvider above. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext)
  if (!api) throw new Error('useToast needs a ToastProvider above it: put one around your app.')
  return api
}
