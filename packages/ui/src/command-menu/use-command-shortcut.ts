import { useEffect } from 'react'
import { useLatest } from '../use-latest.js'

const onMac = () => /mac|iphone|ipad/i.test(navigator.platform)

/** Calls back for the key with Ctrl, or with Cmd on a Mac. */
export function useCommandShortcut(key: string | null, onPress: () => void): void {
  const press = useLatest(onPress)
  useEffect(() => {
    if (key === null) return
    const listen = (event: KeyboardEvent) => {
      const held = onMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
      if (!held || event.altKey || event.shiftKey || event.defaultPrevented || event.repeat) return
      if (event.key.toLowerCase() !== key.toLowerCase()) return
      event.preventDefault()
      press.current()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [key, press])
}
