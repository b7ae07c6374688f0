import { formatTimeAgo } from '@placard/domain/internal/dates'
import { useReportTexts } from '@placard/forms'
import { Button, useLabels } from '@placard/ui'
import { TriangleAlert } from 'lucide-react'
import { useNow } from './use-now.js'

const staleNoticeLabels = {
  /** Error message. */
  failed: 'Couldn’t load new results.',
  /** Text before the age of the data. */
  since: 'Showing results received ',
  /** Text after the age of the data. */
  sinceEnd: '.',
  /** Sentence if the age is unknown. */
  earlier: 'Showing earlier results.',
  /** Age while it is unknown. */
  unknownAge: 'earlier',
  /** Label of the button. */
  retry: 'Try again',
}

/** Texts of stale data. */
export type StaleNoticeLabels = typeof staleNoticeLabels

/** Renders the age of the data and keeps it up to date. */
export function Age({ since, now }: { since: Date; now?: Date | undefined }) {
  const present = useNow(now)
  const texts = useReportTexts()
  const { unknownAge } = useLabels('staleNotice', staleNoticeLabels)
  return <time dateTime={since.toISOString()}>{present ? formatTimeAgo(since, present, texts) : unknownAge}</time>
}

export interface AgeProps {
  /** When the data was received. */
  updatedAt?: Date | undefined
  /** Current time. @default the clock */
  now?: Date | undefined
}

export interface StaleNoticeProps extends AgeProps {
  /** Error message. */
  error?: string | undefined
  /** Called by "Try again". */
  onRetry?: (() => void) | undefined
}

/** Notice above stale data: new data could not be loaded, and how old this is. */
export function StaleNotice({ error, onRetry, updatedAt, now }: StaleNoticeProps) {
  const labels = useLabels('staleNotice', staleNoticeLabels)
  return (
    <div
      role="status"
      className="mx-4 mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-warning-tint px-3 py-1.5 text-dense text-ink print:hidden"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning-ink" />
      <p className="min-w-0 flex-1 basis-48 text-pretty py-1">
        {error ?? labels.failed}{' '}
        <span className="text-ink-muted">
          {updatedAt ? (
            <>
              {labels.since}
              <Age since={updatedAt} now={now} />
              {labels.sinceEnd}
            </>
          ) : (
            labels.earlier
          )}
        </span>
      </p>
      {onRetry && (
        <Button size="sm" onClick={onRetry} className="@max-[24rem]:ms-7">
          {labels.retry}
        </Button>
      )}
    </div>
  )
}
