/** True while a form is being submitted: its values are not saved yet. */
const isSending = (): boolean =>
  typeof document !== 'undefined' && document.querySelector('[data-slot="form"][data-state="submitting"]') !== null

/**
 * True if unloading the page would lose unsaved input. Dispatches a synthetic `beforeunload` to find out, which shows
 * no prompt.
 */
export const hasDraft = (): boolean =>
  typeof window !== 'undefined' &&
  (isSending() || !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
