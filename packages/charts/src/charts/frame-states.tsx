import { Button, classNames, EmptyState, ErrorState, Skeleton, Spinner, useLabels } from '@placard/ui'
import { ChartLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Age, type AgeProps } from '../stale-notice.js'

/** Reason for an empty chart. */
export type EmptyReason = 'no-data' | 'filtered'

/** Text of an empty chart. */
export interface EmptyText {
  title: string
  description: string
}

/** English texts. */
export const chartFrameLabels = {
  /** Texts of an empty chart. */
  empty: {
    'no-data': {
      title: 'No data for these dates',
      description: 'Try a different range, or come back when the campaign delivers.',
    },
    filtered: {
      title: 'Everything is hidden',
      description: 'There is data for these dates, but filters or the legend hide all of it.',
    },
  },
  /** Title of the error. */
  failed: (title: string) => `${title} could not be loaded`,
  /** Label of the button after an error. */
  retry: 'Try again',
  /** Announced while the chart loads. */
  loading: (title: string) => `Loading ${title}`,
  /** Notice while new data loads. */
  updating: 'Updating',
  /** The same, before the age of the data. */
  updatingSince: 'Updating figures received ',
  /** Name of the metric select. */
  metricOf: (title: string) => `Metric of ${title}`,
  /** Name of the view switch. */
  viewOf: (title: string) => `View of ${title}`,
  /** Options of the view switch. */
  views: { chart: 'Chart', table: 'Table' },
  /** Label of the download menu. */
  download: 'Download',
  /** Name of the download menu. */
  downloadOf: (title: string) => `Download ${title}`,
  /** Item of the CSV file. */
  figures: 'Figures',
  /** Item of the PNG file. */
  picture: 'Picture',
  /** Item of the SVG file. */
  drawing: 'Drawing',
  /** Reason why the table has no picture. */
  pictureHeld: 'Go back to Chart first',
  /** Error message. */
  pictureFailed: 'The picture could not be made.',
  /** Error message of a chart that throws. */
  broken: 'The figures are there, but what shows them did not work.',
}

/** Texts of a ChartFrame. */
export type ChartFrameLabels = typeof chartFrameLabels

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
  const { empty } = useLabels('chartFrame', chartFrameLabels)
  return (
    <EmptyState
      titleAs="h3"
      {...(text ?? empty[reason])}
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
  const labels = useLabels('chartFrame', chartFrameLabels)
  return (
    <ErrorState
      live={live}
      titleAs="h3"
      title={labels.failed(title)}
      description={error}
      action={onRetry && <Button onClick={onRetry}>{labels.retry}</Button>}
      className={classNames('py-0', className)}
    />
  )
}

/** Loading state: placeholders of the chart and its summary. */
export function FrameLoading({ title, className }: { title: string; className?: string }) {
  const labels = useLabels('chartFrame', chartFrameLabels)
  return (
    <>
      <div className={classNames('px-4 pb-4', className)}>
        <Skeleton className="h-full rounded-control" />
        <span className="sr-only">{labels.loading(title)}</span>
      </div>
      <Skeleton className="mx-4 mb-4 h-3 w-3/5" />
    </>
  )
}

/** Notice over a refreshing chart with the age of its data. It is an overlay, so nothing moves. */
export function RefreshNotice({ updatedAt, now }: AgeProps) {
  const labels = useLabels('chartFrame', chartFrameLabels)
  return (
    <p
      role="status"
      className="pointer-events-none absolute inset-x-4 top-1 z-10 mx-auto flex w-fit items-center gap-2 rounded-full border border-line bg-raised px-3 py-1 text-caption text-ink-muted shadow-popover print:hidden"
    >
      <Spinner className="size-3.5" />
      <span>
        {updatedAt ? (
          <>
            {labels.updatingSince}
            <Age since={updatedAt} now={now} />
          </>
        ) : (
          labels.updating
        )}
      </span>
    </p>
  )
}
