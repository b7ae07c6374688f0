/** Returns true for the target of a key that a user types into: a text field, a list of choices or editable text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null)
