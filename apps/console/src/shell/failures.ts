import { ApiError, errorText, TIMED_OUT } from '@placard/domain/api'
import { notify } from '../state/notices.js'

const FAILURE_MS = 10_000
/** Messages shown at the moment, so that repeated failures show only once. */
const said = new Set<string>()

const isCancelled = (failure: unknown): boolean =>
  (failure instanceof DOMException && failure.name === 'AbortError') ||
  (failure instanceof ApiError && failure.message === TIMED_OUT && failure.status === 0)

/** Shows a toast for a failure that no screen handles, at most one per message at a time. Ignores cancelled calls. */
export function reportFailure(failure: unknown): void {
  if (isCancelled(failure)) return
  const text =
    failure instanceof ApiError
      ? errorText(failure, 'Please try again.')
      : 'Saved data is not affected. If it happens again, reload the page.'
  if (said.has(text)) return
  said.add(text)
  notify({
    type: 'error',
    title: 'Something went wrong',
    text,
    delay: FAILURE_MS,
    onClose: () => void said.delete(text),
  })
}

/** Reports unhandled rejections and errors in a toast; the browser still logs them. */
export function watchFailures(): void {
  window.addEventListener('unhandledrejection', ({ reason }) => reportFailure(reason))
  // Events without an error are browser warnings, such as ResizeObserver loop limits.
  window.addEventListener('error', ({ error }) => {
    if (error) reportFailure(error)
  })
}

/** Shows screens even if their CSS fails to load. Chunks that fail to load are handled by their screen. */
export function forgiveStyles(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (event.payload.message.startsWith('Unable to preload CSS')) event.preventDefault()
  })
}
