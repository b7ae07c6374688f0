/** What is copied: the text, or something that gets it when it is needed. */
export type CopyValue = string | (() => string | Promise<string>)

/** Puts text on the clipboard; rejects where the browser does not let it. */
export async function writeClipboard(value: CopyValue, near: Element | null): Promise<void> {
  const text = typeof value === 'function' ? value() : value
  if (!navigator.clipboard) return copyBySelection(await text, near)
  if (typeof text === 'string') return navigator.clipboard.writeText(text)
  // Safari forgets the click while it waits for a text; a promise in a ClipboardItem keeps it.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }))
  // Told by `write` as well; a rejection that nobody waits for would end in the console.
  blob.catch(() => undefined)
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

/** The old way, for pages without TLS, where browsers have no clipboard. */
function copyBySelection(text: string, near: Element | null): void {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr-only'
  // Beside the button, since a dialog keeps the focus inside itself.
  const home = near?.parentElement ?? document.body
  home.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  if (!copied) throw new Error('The browser refused to copy')
}
