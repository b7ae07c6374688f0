const onMac = (): boolean => typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform)

/** The keys that open the command menu, as people read them. */
export const commandKeys = (): string => (onMac() ? '⌘K' : 'Ctrl K')

/** Whether a key opens the command menu: Ctrl and K, or Cmd and K on a Mac. */
export function isCommandKey(event: KeyboardEvent): boolean {
  const held = onMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
  if (!held || event.altKey || event.shiftKey || event.defaultPrevented || event.repeat) return false
  return event.key.toLowerCase() === 'k'
}
