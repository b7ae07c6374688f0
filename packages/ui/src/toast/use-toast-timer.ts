import { useEffect, useRef } from 'react'
import { useLatest } from '../use-latest.js'

/** Calls `onEnd` after so many milliseconds of not being paused; another `turn` begins anew. */
export function useToastTimer(delay: number, paused: boolean, turn: number, onEnd: () => void): void {
  const end = useLatest(onEnd)
  const left = useRef(delay)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn gives the whole time again.
  useEffect(() => {
    left.current = delay
  }, [delay, turn])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn starts the clock again as well.
  useEffect(() => {
    if (paused || !Number.isFinite(delay)) return
    const started = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - started))
    }
  }, [delay, paused, turn])
}
