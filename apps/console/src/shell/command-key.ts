const onMac = (): boolean => typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform)

/** Shortcut of the command menu, as shown to the user. */
export const commandKeys = (): string => (onMac() ? '⌘K' : 'Ctrl K')

/** True for the shortcut of the command menu: Ctrl+K, or Cmd+K on a Mac. */
export function isCommandKey(event: KeyboardEvent): boolean {
  const held = onMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
  if (!held || event.altKey || event.shiftKey || event.defaultPrevented || event.repeat) return false
  return event.key.toLowerCase() === 'k'
}
