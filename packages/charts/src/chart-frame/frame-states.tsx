import { Button, classNames, EmptyState, ErrorState, Skeleton, Spinner } from '@placard/ui'
import { ChartLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Age, type AgeProps } from '../stale-notice.js'

const EMPTY_WORDS = {
  'no-data': {
    title: 'No data for these dates',
    description: 'Try a different range, or come back when the campaign delivers.',
  },
  filtered: {
    title: 'Everything is hidden',
    description: 'There is data for these dates, but filters or the legend hide all of it.',
  },
}

/** Why a chart has nothing to draw. */
export type EmptyReason = keyof typeof EMPTY_WORDS

/** Text of an empty chart. */
export interface EmptyText {
  title: string
  description: string
}

export interface FrameEmptyProps {
  /** Why there is nothing. */
  reason: EmptyReason
  /** Replaces the usual text. */
  text?: EmptyText | undefined
  /** What to do about it. */
  action?: ReactNode
  /** The height of the chart. */
  className?: string
}

/** Stands where the chart would be when there is nothing to draw. */
export function FrameEmpty({ reason, text, action, className }: FrameEmptyProps) {
  return (
    <EmptyState
      titleAs="h3"
      {...(text ?? EMPTY_WORDS[reason])}
      {...(reason === 'filtered' ? { kind: 'filtered' } : { icon: <ChartLine aria-hidden /> })}
      action={action}
      className={classNames('py-0', className)}
    />
  )
}

export interface FrameErrorProps {
  /** What could not be loaded. */
  title: string
  /** Why. */
  error?: string
  /** Tries again. */
  onRetry?: () => void
  /** Announces it, where the chart was there before. */
  live?: boolean
  /** The height of the chart. */
  className?: string
}

/** Stands where the chart would be when its data could not be loaded. */
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

/** Places of the chart and its sentence while the first data come. */
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

/** Says over a chart that new data is on its way, and how old what is seen is. It lies on the chart: nothing moves. */
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
