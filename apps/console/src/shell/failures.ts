import { ApiError, errorText, TIMED_OUT } from '@placard/domain'
import { notify } from '../state/notices.js'

const FAILURE_MS = 10_000
/** What is being said just now: the same failure again says nothing new. */
const said = new Set<string>()

const isCancelled = (failure: unknown): boolean =>
  (failure instanceof DOMException && failure.name === 'AbortError') ||
  (failure instanceof ApiError && failure.message === TIMED_OUT && failure.status === 0)

/** The one place for what no screen has caught: says it once, while it is on the screen. Cancelled calls are no failure. */
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

/** Hears of every rejection and error that nobody else did. The browser's console still tells them in full. */
export function watchFailures(): void {
  window.addEventListener('unhandledrejection', ({ reason }) => reportFailure(reason))
  // Without an error of its own it is the browser's remark, such as on observers of sizes.
  window.addEventListener('error', ({ error }) => {
    if (error) reportFailure(error)
  })
}

/** Screens are shown without their styles rather than not at all. Code that does not load is told by its screen. */
export function forgiveStyles(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (event.payload.message.startsWith('Unable to preload CSS')) event.preventDefault()
  })
}
