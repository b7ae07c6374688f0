import {
  Button,
  CardActions,
  CardHeader,
  CardTitle,
  classNames,
  EmptyState,
  ErrorState,
  SegmentedControl,
  Skeleton,
} from '@placard/ui'
import { ChartLine } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'

/** What a chart has to show. */
export type ChartState = 'ready' | 'loading' | 'empty' | 'error'

export interface ChartFrameProps extends Omit<ComponentProps<'figure'>, 'title'> {
  /** What the chart shows. */
  title: string
  /** The level of the title. @default 'h2' */
  titleAs?: 'h2' | 'h3'
  /** Names of the series; it stands beside the title and goes away with the chart. */
  legend?: ReactNode
  /** More controls beside the switch. */
  actions?: ReactNode
  /** The same data as a table; with it comes the switch between chart and table. */
  table?: ReactNode
  /** The chart in a sentence; seen under it and tied to it by `summaryId`. */
  summary?: ReactNode
  /** The id of the sentence, for `aria-describedby`. */
  summaryId?: string
  /** What there is to show. @default 'ready' */
  state?: ChartState
  /** New data is on its way: the old stays and is greyed. @default false */
  refreshing?: boolean
  /** Why there is nothing to show. */
  error?: string
  /** Tries again after an error. */
  onRetry?: () => void
  /** What to do where there is no data. */
  emptyAction?: ReactNode
  /** The height of the chart, and so of everything that takes its place. */
  bodyClassName?: string
}

const VIEWS = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const

/** The frame of every chart: title, legend, Chart or Table, the sentence under it, and what stands there without data. */
export function ChartFrame({
  title,
  titleAs = 'h2',
  legend,
  actions,
  table,
  summary,
  summaryId,
  state = 'ready',
  refreshing = false,
  error,
  onRetry,
  emptyAction,
  bodyClassName,
  className,
  children,
  ...props
}: ChartFrameProps) {
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const titleId = useId()
  const ready = state === 'ready'
  const asTable = ready && view === 'table' && table !== undefined
  return (
    <figure
      data-slot="chart-frame"
      data-state={refreshing ? 'refreshing' : state}
      aria-labelledby={titleId}
      aria-busy={state === 'loading' || refreshing || undefined}
      {...props}
      className={classNames(
        '@container flex min-w-0 break-inside-avoid flex-col overflow-clip rounded-card border border-line-subtle bg-surface text-ink',
        className,
      )}
    >
      <CardHeader className="flex-nowrap items-start @max-[60rem]:flex-wrap">
        <CardTitle as={titleAs} id={titleId} className="max-w-1/2 shrink-0 py-1 @max-[60rem]:max-w-full">
          {title}
        </CardTitle>
        {ready && !asTable && legend && (
          <div className="min-w-0 flex-1 @max-[60rem]:order-last @max-[60rem]:flex-none @max-[60rem]:w-full">
            {legend}
          </div>
        )}
        {ready && (actions || table !== undefined) && (
          <CardActions className="shrink-0 print:hidden">
            {actions}
            {table !== undefined && (
              <SegmentedControl
                size="sm"
                label={`View of ${title}`}
                value={view}
                onValueChange={setView}
                options={VIEWS}
              />
            )}
          </CardActions>
        )}
      </CardHeader>
      {ready && (
        <div className={classNames('min-w-0 flex-1', refreshing && 'grayscale')}>
          {asTable ? (
            <div
              className={classNames('flex min-h-0 flex-col border-line-subtle border-t [&>*]:min-h-0', bodyClassName)}
            >
              {table}
            </div>
          ) : (
            children
          )}
        </div>
      )}
      {state === 'loading' && (
        <div className={classNames('px-4 pb-4', bodyClassName)}>
          <Skeleton className="h-full rounded-control" />
          <span className="sr-only">Loading {title}</span>
        </div>
      )}
      {state === 'loading' && <Skeleton className="mx-4 mb-4 h-3 w-3/5" />}
      {state === 'empty' && (
        <EmptyState
          titleAs="h3"
          icon={<ChartLine aria-hidden />}
          title="No data in these days"
          description="Nothing was counted between the chosen dates. Choose other dates, or come back when the campaign delivers."
          action={emptyAction}
          className={classNames('py-0', bodyClassName)}
        />
      )}
      {state === 'error' && (
        <ErrorState
          titleAs="h3"
          title={`${title} could not be loaded`}
          description={error}
          action={onRetry && <Button onClick={onRetry}>Try again</Button>}
          className={classNames('py-0', bodyClassName)}
        />
      )}
      {ready && !asTable && summary && (
        <figcaption id={summaryId} className="px-4 pt-1 pb-3 text-pretty text-caption text-ink-muted">
          {summary}
        </figcaption>
      )}
    </figure>
  )
}
