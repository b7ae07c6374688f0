import { Button, classNames, EmptyState, ErrorState, Skeleton, Spinner } from '@placard/ui'
import { ChartLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Age, type AgeProps } from '../stale-notice.js'

const EMPTY_TEXTS = {
  'no-data': {
    title: 'No data for these dates',
    description: 'Try a different range, or come back when the campaign delivers.',
  },
  filtered: {
    title: 'Everything is hidden',
    description: 'There is data for these dates, but filters or the legend hide all of it.',
  },
}

/** Reason for an empty chart. */
export type EmptyReason = keyof typeof EMPTY_TEXTS

/** Text of an empty chart. */
export interface EmptyText {
  title: string
  description: string
}

export interface FrameEmptyProps {
  /** Reason for the empty chart. */
  reason: EmptyReason
  /** Replaces the default text. */
  text?: EmptyText | undefined
  /** Action button or link. */
  action?: ReactNode
  /** Height class of the chart. */
  className?: string
}

/** Empty state of a chart. */
export function FrameEmpty({ reason, text, action, className }: FrameEmptyProps) {
  return (
    <EmptyState
      titleAs="h3"
      {...(text ?? EMPTY_TEXTS[reason])}
      {...(reason === 'filtered' ? { kind: 'filtered' } : { icon: <ChartLine aria-hidden /> })}
      action={action}
      className={classNames('py-0', className)}
    />
  )
}

export interface FrameErrorProps {
  /** Title of the chart. */
  title: string
  /** Error message. */
  error?: string
  /** Called by "Try again". */
  onRetry?: () => void
  /** Announces the error, because the chart was visible before. */
  live?: boolean
  /** Height class of the chart. */
  className?: string
}

/** Error state of a chart. */
export function FrameError({ title, error, onRetry, live = false, className }: FrameErrorProps) {
  return (
    <ErrorState
      live={live}
      titleAs="h3"
      title={`${title} could not be loaded`}
      description={error}
      action={onRetry && <Button onClick={onRetry}>Try again</Button>}
      className={classNames('py-0', className)}
    />
  )
}

/** Loading state: placeholders of the chart and its summary. */
export function FrameLoading({ title, className }: { title: string; className?: string }) {
  return (
    <>
      <div className={classNames('px-4 pb-4', className)}>
        <Skeleton className="h-full rounded-control" />
        <span className="sr-only">Loading {title}</span>
      </div>
      <Skeleton className="mx-4 mb-4 h-3 w-3/5" />
    </>
  )
}

/** Notice over a refreshing chart with the age of its data. It is an overlay, so nothing moves. */
export function RefreshNotice({ updatedAt, now }: AgeProps) {
  return (
    <p
      role="status"
      className="pointer-events-none absolute inset-x-4 top-1 z-10 mx-auto flex w-fit items-center gap-2 rounded-full border border-line bg-raised px-3 py-1 text-caption text-ink-muted shadow-popover print:hidden"
    >
      <Spinner className="size-3.5" />
      <span>
        Updating
        {updatedAt && (
          <>
            {' '}
            figures received <Age since={updatedAt} now={now} />
          </>
        )}
      </span>
    </p>
  )
}
