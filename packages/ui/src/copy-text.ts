/** Text to copy, or a function that loads it. */
export type CopyValue = string | (() => string | Promise<string>)

/**
 * Writes text to the clipboard; rejects if the browser does not allow it or the text cannot be loaded. On pages without
 * TLS it copies by a selection, which has to be beside `near` where a dialog traps focus.
 */
export async function copyText(value: CopyValue, near: Element | null = null): Promise<void> {
  const text = typeof value === 'function' ? value() : value
  if (!navigator.clipboard) return copyBySelection(await text, near)
  if (typeof text === 'string') return navigator.clipboard.writeText(text)
  // Safari loses the user activation while waiting for text; a promise in a ClipboardItem keeps it.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }))
  // `write` reports it too; unhandled, the rejection would be logged.
  blob.catch(() => undefined)
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

/** Copies with `execCommand`, for pages without TLS, where there is no clipboard API. */
function copyBySelection(text: string, near: Element | null): void {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr-only'
  // Beside the button, because a dialog traps focus.
  const home = near?.parentElement ?? document.body
  home.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  if (!copied) throw new Error('The browser refused to copy')
}
