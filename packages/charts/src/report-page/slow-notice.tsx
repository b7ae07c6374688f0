import { Button, Spinner } from '@placard/ui'
import { useEffect, useState } from 'react'

const CANCEL_AFTER_MS = 3000
const EXPLAIN_AFTER_MS = 10_000

export interface SlowNoticeProps {
  /** Whether something is being waited for. */
  waiting: boolean
  /** Stops waiting. */
  onCancel: () => void
}

/** Offers to stop a long wait after 3 s, and explains it after 10 s. */
export function SlowNotice({ waiting, onCancel }: SlowNoticeProps) {
  const [stage, setStage] = useState(0)
  useEffect(() => {
    if (!waiting) return
    const timers = [setTimeout(() => setStage(1), CANCEL_AFTER_MS), setTimeout(() => setStage(2), EXPLAIN_AFTER_MS)]
    return () => {
      timers.forEach(clearTimeout)
      setStage(0)
    }
  }, [waiting])
  return (
    <div role="status" className="empty:hidden print:hidden">
      {waiting && stage > 0 && (
        <div className="mb-4 flex flex-wrap items-center gap-3 rounded-card border border-line-subtle bg-surface px-4 py-3 text-dense text-ink-muted">
          <Spinner />
          <span className="flex-1">
            {stage === 1 ? 'Loading the report…' : 'Still loading the report. Long ranges take longer.'}
          </span>
          <Button size="sm" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  )
}
