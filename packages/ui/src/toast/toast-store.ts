import type { ReactNode } from 'react'

export interface ToastAction {
  /** Text of the button: "Undo". */
  label: string
  /** Alternative to the button for screen readers: "Undo with Ctrl+Z". */
  altText: string
  /** Called on click; the toast closes. */
  onAction: () => void
}

/** Reason why a toast closed: expired, dismissed, or its action. */
export type ToastEnd = 'expired' | 'dismissed' | 'action'

export interface ToastOptions {
  /** Short title. */
  title: ReactNode
  /** Description, or what to do. */
  text?: ReactNode
  /** Selects color and icon; errors interrupt a screen reader, the others wait. @default 'info' */
  type?: 'success' | 'error' | 'info' | 'warning'
  /** Delay in ms until it closes. @default `defaultDelay` of the provider */
  delay?: number
  /** `false` keeps the toast until the user closes it. @default true */
  timeout?: boolean
  /** Action button. */
  action?: ToastAction
  /** Called when it has closed. */
  onClose?: (how: ToastEnd) => void
  /** Progress from 0 to 100, or `true` if unknown; the toast stays until an `update` removes it. */
  progress?: number | boolean
}

/** Toast on the screen. */
export interface ToastEntry extends ToastOptions {
  id: string
  /** Number of consecutive repetitions. */
  count: number
  /** Increases with every change that restarts its timer. */
  turn: number
}

/** Log entry of a toast. */
export interface ToastLogEntry extends Pick<ToastOptions, 'title' | 'text'> {
  id: string
  type: NonNullable<ToastOptions['type']>
  /** Time of the last occurrence. */
  time: Date
  /** Number of consecutive repetitions. */
  count: number
  /** True if it expired, is not info, and the log was not opened since. */
  missed: boolean
}

/** Maximum number of log entries. */
const LOG_SIZE = 20

export interface ToastState {
  /** Visible toasts, oldest first. */
  toasts: readonly ToastEntry[]
  /** Log, newest first. */
  log: readonly ToastLogEntry[]
}

export type ToastChange =
  | { kind: 'show'; id: string; options: ToastOptions; time: Date }
  | { kind: 'update'; id: string; options: Partial<ToastOptions>; time: Date }
  | { kind: 'close'; id: string; how: ToastEnd }
  | { kind: 'read' }
  | { kind: 'clear' }

export const noToasts: ToastState = { toasts: [], log: [] }

/** Returns the id of the last toast if it is identical; toasts with an action never are. */
export function repeated({ toasts }: ToastState, options: ToastOptions): string | undefined {
  const last = toasts.at(-1)
  if (!last || last.action || options.action || options.progress !== undefined) return undefined
  const same = last.title === options.title && last.text === options.text && last.type === options.type
  return same ? last.id : undefined
}

/** Applies a change to the toasts and their log. */
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
          // Info toasts need no action, so a missed one is not counted.
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
  const openToast = state.toasts.find((toast) => toast.id === id)
  const count = (openToast?.count ?? 0) + 1
  const entry = { ...options, id, count, turn: (openToast?.turn ?? 0) + 1 }
  return {
    toasts: [...state.toasts.filter((toast) => toast.id !== id), entry],
    log: written(state.log, entry, time),
  }
}

function update(state: ToastState, id: string, options: Partial<ToastOptions>, time: Date): ToastState {
  const openToast = state.toasts.find((toast) => toast.id === id)
  const logged = state.log.find((entry) => entry.id === id)
  const was: ToastOptions | undefined = openToast ?? logged
  if (!was) return state
  const { count = 1, turn = 0 } = openToast ?? {}
  const entry = { ...was, ...options, id, count, turn: turn + 1 }
  if (openToast) {
    return {
      toasts: state.toasts.map((toast) => (toast.id === id ? entry : toast)),
      log: written(state.log, entry, time),
    }
  }
  // The user closed it: progress does not show it again, but the result does.
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
