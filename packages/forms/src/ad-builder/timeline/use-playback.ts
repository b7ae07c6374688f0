import type { AdDesign } from '@placard/domain/ad-builder'
import { useEffect, useRef, useState } from 'react'

/** Playhead of the timeline. */
export interface Playback {
  /** Time of the playhead in ms, which follows the playback. */
  at: number
  /** Time of the playhead in ms when it last rested; panels that need not follow the playback use it. */
  restingAt: number
  isPlaying: boolean
  /** Moves the playhead, and stops the playback. */
  seek: (at: number) => void
  /** Starts the playback, from the beginning if the playhead is at the end. */
  play: () => void
  pause: () => void
}

/** Plays a timeline: once, or again and again with a loop. */
export function usePlayback({ durationMs, loop }: AdDesign['timeline']): Playback {
  const [restingAt, setRestingAt] = useState(0)
  const [playedAt, setPlayedAt] = useState<number>()
  const isPlaying = playedAt !== undefined
  const current = useRef(restingAt)
  const at = Math.min(playedAt ?? restingAt, durationMs)
  current.current = at

  useEffect(() => {
    if (!isPlaying) return
    let frame = 0
    let last: number | undefined
    const step = (now: number) => {
      const next = current.current + (last === undefined ? 0 : now - last)
      last = now
      if (next >= durationMs && !loop) {
        setRestingAt(durationMs)
        setPlayedAt(undefined)
        return
      }
      setPlayedAt(next % durationMs)
      frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, durationMs, loop])

  return {
    at,
    restingAt: Math.min(restingAt, durationMs),
    isPlaying,
    seek: (wanted) => {
      setRestingAt(Math.round(Math.min(durationMs, Math.max(0, wanted))))
      setPlayedAt(undefined)
    },
    play: () => setPlayedAt(at >= durationMs ? 0 : at),
    pause: () => {
      setRestingAt(Math.round(at))
      setPlayedAt(undefined)
    },
  }
}
