import { useEffect, useState } from 'react'

const STEP_MS = 30_000

/**
 * Returns the current time, updated every 30 seconds, for texts such as "12 min ago". Undefined until hydration, so
 * that server and client markup are equal.
 */
export function useNow(given: Date | undefined): Date | undefined {
  const [now, setNow] = useState<Date>()
  const own = given === undefined
  useEffect(() => {
    if (!own) return
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), STEP_MS)
    return () => clearInterval(timer)
  }, [own])
  return given ?? now
}
