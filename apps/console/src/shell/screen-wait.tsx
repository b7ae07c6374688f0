import { Spinner } from '@placard/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { awaitedChunks } from './lazy-screen.js'

/** What is shown sooner than this, in ms, needs no word before it. */
const SAY_AFTER_MS = 1000
/** After how many ms of waiting it is said that nobody forgot. */
const EXPLAIN_AFTER_MS = 10_000

export interface ScreenWaitProps {
  /** The path of the screen that is there, or that is waited for with nothing on the page yet. */
  pathname: string
}

/** A part of a screen that is there holds its place by itself. */
const isScreenAwaited = (pathname: string) =>
  window.location.pathname !== pathname || document.querySelector('h1') === null

/** Says that the code of the next screen is on its way: until it comes, the one before stays, or nothing is there. */
export function ScreenWait({ pathname }: ScreenWaitProps) {
  const waiting = useSyncExternalStore(awaitedChunks.subscribe, awaitedChunks.get) > 0
  const [words, setWords] = useState('')
  useEffect(() => {
    if (!waiting) return
    const say = (text: string) => () => setWords(isScreenAwaited(pathname) ? text : '')
    const timers = [
      setTimeout(say('Loading…'), SAY_AFTER_MS),
      setTimeout(say('Still loading. The connection is slow.'), EXPLAIN_AFTER_MS),
    ]
    return () => {
      timers.forEach(clearTimeout)
      setWords('')
    }
  }, [waiting, pathname])
  return (
    // Always there, so that what comes into it is announced.
    <div role="status" className="pointer-events-none fixed inset-x-4 top-16 z-70 flex justify-center print:hidden">
      {words && (
        <p className="flex items-center gap-2 rounded-card border border-line-subtle bg-surface px-4 py-2 text-caption text-ink-muted shadow-popover">
          <Spinner size="sm" /> {words}
        </p>
      )}
    </div>
  )
}
