import type { ReactNode } from 'react'

export interface ToastAction {
  /** The word on the button: "Undo". */
  label: string
  /** How to do the same without the button, for screen readers: "Undo with Ctrl+Z". */
  altText: string
  /** Called on click; the toast closes. */
  onAction: () => void
}

/** How a toast left the screen: its time was over, somebody closed it, or did what it offered. */
export type ToastEnd = 'expired' | 'dismissed' | 'action'

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
  /** Called once it has left the screen: what waited for its time may go on. */
  onClose?: (how: ToastEnd) => void
  /** How far something is, from 0 to 100, or `true` while nobody knows; the toast stays until an `update` takes it away. */
  progress?: number | boolean
}

/** A toast on the screen. */
export interface ToastEntry extends ToastOptions {
  id: string
  /** How often the same was said in a row. */
  count: number
  /** Grows with every change that gives it its whole time again. */
  turn: number
}

/** A toast as the log keeps it. */
export interface ToastLogEntry extends Pick<ToastOptions, 'title' | 'text'> {
  id: string
  type: NonNullable<ToastOptions['type']>
  /** When it was said last. */
  time: Date
  /** How often the same was said in a row. */
  count: number
  /** Whether it closed by itself, is more than information, and nobody has opened the log since. */
  missed: boolean
}
