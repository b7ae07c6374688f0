import { useEffect, useRef, useState } from 'react'

/** Debounce in ms. */
const PAUSE_MS = 250

const PRESS = ['pointerdown', 'keydown'] as const
const RELEASE = ['pointerup', 'pointercancel', 'contextmenu', 'keyup'] as const

/** Returns the value after a pause during which no pointer and no key is pressed, so that a drag does not end it. */
export function useSettledValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  const isPressed = useRef(false)
  const latest = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    latest.current = value
    clearTimeout(timer.current)
    if (!isPressed.current) timer.current = setTimeout(() => setSettled(value), PAUSE_MS)
  }, [value])

  useEffect(() => {
    const press = () => {
      isPressed.current = true
      clearTimeout(timer.current)
    }
    const release = () => {
      if (!isPressed.current) return
      isPressed.current = false
      timer.current = setTimeout(() => setSettled(latest.current), PAUSE_MS)
    }
    for (const name of PRESS) document.addEventListener(name, press, true)
    for (const name of RELEASE) document.addEventListener(name, release, true)
    // A key that is released in another window is not reported.
    window.addEventListener('blur', release)
    return () => {
      clearTimeout(timer.current)
      for (const name of PRESS) document.removeEventListener(name, press, true)
      for (const name of RELEASE) document.removeEventListener(name, release, true)
      window.removeEventListener('blur', release)
    }
  }, [])
  return settled
}
