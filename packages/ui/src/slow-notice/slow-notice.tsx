import { type ComponentProps, useEffect, useState } from 'react'
import { Button } from '../button/button.js'
import { classNames } from '../class-names.js'
import { Spinner } from '../spinner/spinner.js'
import { useLabels } from '../use-labels.js'

const slowNoticeLabels = {
  /** Shown first. @default 'Loading…' */
  loading: 'Loading…',
  /** Shown after `explainAfterMs`. @default 'Still working. This is taking longer than usual.' */
  slow: 'Still working. This is taking longer than usual.',
  /** Name of the cancel button. @default 'Cancel' */
  cancel: 'Cancel',
}

/** Texts of a SlowNotice. */
export type SlowNoticeLabels = typeof slowNoticeLabels

export interface SlowNoticeProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** True while waiting. */
  waiting: boolean
  /** Cancels waiting. */
  onCancel: () => void
  /** Overrides of the texts. */
  labels?: Partial<SlowNoticeLabels>
  /** Delay in ms before the cancel button. @default 3000 */
  offerAfterMs?: number
  /** Delay in ms before the explanation. @default 10000 */
  explainAfterMs?: number
}

/** Offers to cancel a wait after 3 s, and explains it after 10 s. */
export function SlowNotice({
  waiting,
  onCancel,
  labels: ownLabels,
  offerAfterMs = 3000,
  explainAfterMs = 10_000,
  className,
  ...props
}: SlowNoticeProps) {
  const labels = useLabels('slowNotice', slowNoticeLabels, ownLabels)
  const [stage, setStage] = useState<'short' | 'offering' | 'long'>('short')
  useEffect(() => {
    if (!waiting) return
    const timers = [
      setTimeout(() => setStage('offering'), offerAfterMs),
      setTimeout(() => setStage('long'), explainAfterMs),
    ]
    return () => {
      timers.forEach(clearTimeout)
      setStage('short')
    }
  }, [waiting, offerAfterMs, explainAfterMs])
  const shown = waiting && stage !== 'short'
  return (
    // Always rendered, so that changes are announced.
    <div
      role="status"
      data-slot="slow-notice"
      data-state={shown ? stage : 'closed'}
      {...props}
      className={classNames('print:hidden', className)}
    >
      {shown && (
        <div className="flex flex-wrap items-center gap-3 rounded-card border border-line-subtle bg-surface px-4 py-3 text-dense text-ink-muted">
          <Spinner />
          <span className="flex-1">{stage === 'long' ? labels.slow : labels.loading}</span>
          <Button size="sm" onClick={onCancel}>
            {labels.cancel}
          </Button>
        </div>
      )}
    </div>
  )
}
