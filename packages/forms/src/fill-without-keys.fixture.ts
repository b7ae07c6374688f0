/** Puts a value into a control as password managers do: no key, no paste, one `input` event. */
export function fillWithoutKeys(element: Element, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
