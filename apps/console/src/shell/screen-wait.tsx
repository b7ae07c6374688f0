import { Spinner, useLabels } from '@placard/ui'
import { useEffect, useState } from 'react'
import { consoleShellLabels } from './shell-labels.js'

/** Delay before the message appears, in ms. */
const SHOW_AFTER_MS = 1000
/** Delay before the message explains the wait, in ms. */
const EXPLAIN_AFTER_MS = 10_000

export interface ScreenWaitProps {
  /** True while the code of the next screen is loading. */
  waiting: boolean
}

/** Status message while the next screen is loading; until then the previous screen stays visible. */
export function ScreenWait({ waiting }: ScreenWaitProps) {
  const labels = useLabels('consoleShell', consoleShellLabels)
  const [message, setMessage] = useState('')
  useEffect(() => {
    if (!waiting) return
    const timers = [
      setTimeout(setMessage, SHOW_AFTER_MS, labels.loading),
      setTimeout(setMessage, EXPLAIN_AFTER_MS, labels.stillLoading),
    ]
    return () => {
      timers.forEach(clearTimeout)
      setMessage('')
    }
  }, [waiting, labels])
  return (
    // Always rendered: a live region announces only changes of its content.
    <div role="status" className="pointer-events-none fixed inset-x-4 top-16 z-70 flex justify-center print:hidden">
      {message && (
        <p className="flex items-center gap-2 rounded-card border border-line-subtle bg-surface px-4 py-2 text-caption text-ink-muted shadow-popover">
          <Spinner size="sm" /> {message}
        </p>
      )}
    </div>
  )
}
