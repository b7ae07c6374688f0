import { ApiError } from '@placard/domain/api'

/** Maximum number of waits for one call. The limits of the server count by the minute. */
const MAX_WAITS = 10

/** Statuses with which the server asks to send the same request later. */
const BUSY = new Set([429, 503])

/** Options of a call that waits. */
export interface BusyWaiting {
  signal?: AbortSignal | undefined
  /** Called with `true` when the call begins to wait, and with `false` when it is sent again. */
  onWait?: ((isWaiting: boolean) => void) | undefined
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/**
 * Sends a call again after the time that the server asks to wait, instead of failing: one of many uploads is refused
 * because of the others. Only for calls that may be repeated. Throws the last error, and the signal's reason.
 */
export async function waitWhileBusy<Result>(
  send: () => Promise<Result>,
  { signal, onWait }: BusyWaiting = {},
): Promise<Result> {
  for (let waits = 0; ; waits++) {
    try {
      return await send()
    } catch (error) {
      const ms = error instanceof ApiError && BUSY.has(error.status) ? error.retryAfterMs : undefined
      if (ms === undefined || waits === MAX_WAITS) throw error
      onWait?.(true)
      await pause(ms, signal)
      onWait?.(false)
    }
  }
}
