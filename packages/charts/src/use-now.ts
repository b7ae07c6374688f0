import { useEffect, useState } from 'react'

const STEP_MS = 30_000

/**
 * The present moment, renewed twice a minute, for words such as "12 min ago". Undefined until the page is alive: what a
 * server wrote must not differ from what the browser finds.
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
