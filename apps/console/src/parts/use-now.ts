import { useEffect, useState } from 'react'
import { usePageTime } from './page-time.js'

/** Current time, updated at an interval, for texts such as "12 min ago". */
export function useNow(intervalMs = 30_000): Date {
  const [now, setNow] = useState(usePageTime())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs])
  return now
}
