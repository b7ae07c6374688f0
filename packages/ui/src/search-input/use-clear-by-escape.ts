import { type RefObject, useEffect } from 'react'
import { writeInto } from '../control-frame.js'

/** Before anything else hears of it: the first Escape empties the box, only the next one is for the dialog around it. */
export function useClearByEscape(enabled: boolean, control: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!enabled) return
    const listen = (event: KeyboardEvent) => {
      const input = control.current
      if (event.key !== 'Escape' || event.isComposing || !input || event.target !== input || input.value === '') return
      event.preventDefault()
      event.stopPropagation()
      writeInto(input, '')
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [enabled, control])
}
