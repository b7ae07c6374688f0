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

/** How many toasts the log keeps. */
const LOG_SIZE = 20

export interface ToastState {
  /** What is on the screen, the oldest first. */
  toasts: readonly ToastEntry[]
  /** What has been said, the latest first. */
  log: readonly ToastLogEntry[]
}

export type ToastChange =
  | { kind: 'show'; id: string; options: ToastOptions; time: Date }
  | { kind: 'update'; id: string; options: Partial<ToastOptions>; time: Date }
  | { kind: 'close'; id: string; how: ToastEnd }
  | { kind: 'read' }
  | { kind: 'clear' }

export const noToasts: ToastState = { toasts: [], log: [] }

/** The id of the toast that says just this and is the last one; what has an action stands for itself. */
export function repeated({ toasts }: ToastState, options: ToastOptions): string | undefined {
  const last = toasts.at(-1)
  if (!last || last.action || options.action || options.progress !== undefined) return undefined
  const same = last.title === options.title && last.text === options.text && last.type === options.type
  return same ? last.id : undefined
}

/** The toasts and their log after a change. */
export function changeToasts(state: ToastState, change: ToastChange): ToastState {
  switch (change.kind) {
    case 'show':
      return show(state, change.id, change.options, change.time)
    case 'update':
      return update(state, change.id, change.options, change.time)
    case 'close':
      if (!state.toasts.some(({ id }) => id === change.id)) return state
      return {
        toasts: state.toasts.filter(({ id }) => id !== change.id),
        log: state.log.map((entry) =>
          // Information asks for nothing, so it is no reason to look at the log.
          entry.id === change.id ? { ...entry, missed: change.how === 'expired' && entry.type !== 'info' } : entry,
        ),
      }
    case 'read':
      return state.log.some(({ missed }) => missed)
        ? { ...state, log: state.log.map((entry) => ({ ...entry, missed: false })) }
        : state
    case 'clear':
      return { ...state, log: [] }
  }
}

function show(state: ToastState, id: string, options: ToastOptions, time: Date): ToastState {
  const known = state.toasts.find((toast) => toast.id === id)
  const count = (known?.count ?? 0) + 1
  const entry = { ...options, id, count, turn: (known?.turn ?? 0) + 1 }
  return {
    toasts: [...state.toasts.filter((toast) => toast.id !== id), entry],
    log: written(state.log, entry, time),
  }
}

function update(state: ToastState, id: string, options: Partial<ToastOptions>, time: Date): ToastState {
  const known = state.toasts.find((toast) => toast.id === id)
  const logged = state.log.find((entry) => entry.id === id)
  const was: ToastOptions | undefined = known ?? logged
  if (!was) return state
  const { count = 1, turn = 0 } = known ?? {}
  const entry = { ...was, ...options, id, count, turn: turn + 1 }
  if (known) {
    return {
      toasts: state.toasts.map((toast) => (toast.id === id ? entry : toast)),
      log: written(state.log, entry, time),
    }
  }
  // Somebody closed it: how far it is does not bring it back, how it ended does.
  const ended = options.type !== undefined && options.type !== was.type
  const { title, text, type, delay, timeout, action, onClose } = { ...entry }
  const back = { title, text, type, delay, timeout, action, onClose, id, count, turn }
  return {
    toasts: ended ? [...state.toasts, back] : state.toasts,
    log: written(state.log, entry, time),
  }
}

function written(log: readonly ToastLogEntry[], toast: ToastEntry, time: Date): readonly ToastLogEntry[] {
  const { id, title, text, type = 'info', count } = toast
  const entry = { id, title, text, type, count, time, missed: false }
  return [entry, ...log.filter((other) => other.id !== id)].slice(0, LOG_SIZE)
}
