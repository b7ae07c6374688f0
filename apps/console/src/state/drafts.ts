/** A form whose values are on their way has not saved them yet. */
const isSending = (): boolean =>
  typeof document !== 'undefined' && document.querySelector('[data-slot="form"][data-state="submitting"]') !== null

/**
 * Whether something typed would be lost if the page went away now: whoever would ask before the page is closed is asked,
 * without the question being put to anybody.
 */
export const hasDraft = (): boolean =>
  typeof window !== 'undefined' &&
  (isSending() || !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
