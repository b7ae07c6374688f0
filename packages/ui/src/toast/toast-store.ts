import type { ToastEnd, ToastEntry, ToastLogEntry, ToastOptions } from './toast-options.js'

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
