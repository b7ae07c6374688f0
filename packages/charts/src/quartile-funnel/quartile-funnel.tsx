import {
  type Counters,
  formatCount,
  formatMetric,
  formatPercent,
  METRICS,
  type QuartileStep,
  quartileSteps,
} from '@placard/domain'
import { EmptyState } from '@placard/ui'
import { Film } from 'lucide-react'
import { ChartFrame, type ChartFrameProps } from '../chart-frame/chart-frame.js'

export interface QuartileFunnelProps
  extends Omit<ChartFrameProps, 'title' | 'legend' | 'table' | 'summary' | 'summaryId' | 'children' | 'bodyClassName'> {
  /** What the card is called. @default 'Video quartiles' */
  title?: string
  /** The sums that the steps are computed from. */
  counters: Counters
}

const COLORS = [
  'bg-(--placard-seq-1)',
  'bg-(--placard-seq-2)',
  'bg-(--placard-seq-3)',
  'bg-(--placard-seq-4)',
  'bg-(--placard-seq-5)',
]

/** How far videos were watched: starts, quartiles and completes, as counts, shares of starts and losses in words. */
export function QuartileFunnel({ title = 'Video quartiles', counters, ...frame }: QuartileFunnelProps) {
  const steps = quartileSteps(counters)
  const started = counters.videoStarts > 0
  return (
    <ChartFrame
      data-slot="quartile-funnel"
      bodyClassName="h-52"
      {...frame}
      title={title}
      summary={started ? funnelWords(steps, counters) : undefined}
    >
      {started ? (
        <ol className="grid grid-cols-[auto_minmax(3rem,1fr)_auto_auto] gap-x-3 px-4 pb-2 text-dense">
          {steps.map(({ label, count, ofStarts, dropOff }, index) => (
            <li key={label} className="col-span-4 grid min-h-9 grid-cols-subgrid items-center">
              <span>{label}</span>
              <span aria-hidden className="h-5 overflow-clip rounded-bar bg-sunken forced-colors:border">
                <span
                  className={`block h-full rounded-bar forced-color-adjust-none ${COLORS[index] ?? ''}`}
                  style={{ width: `${Math.min(100, ofStarts ?? 0)}%` }}
                />
              </span>
              <span className="text-end">{formatCount(count)}</span>
              <span className="min-w-13 text-end text-ink-muted">
                {formatPercent(ofStarts)}
                <span className="sr-only">{lossWords(dropOff)}</span>
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <EmptyState
          titleAs="h3"
          icon={<Film aria-hidden />}
          title="No video was started"
          description="Only creatives with video count starts and quartiles."
          className="py-8"
        />
      )}
    </ChartFrame>
  )
}

const points = (size: number) => `${size.toFixed(1)}\u00a0percentage points`

function lossWords(dropOff: number | null): string {
  if (dropOff === null) return ' of starts'
  return dropOff < 0
    ? ` of starts, ${points(-dropOff)} more than the step before`
    : ` of starts, ${points(dropOff)} fewer than the step before`
}

/** The largest loss and the completion rate; counts that grow from step to step are said to be odd. */
function funnelWords(steps: QuartileStep[], counters: Counters): string {
  const grown = steps.find(({ dropOff }) => (dropOff ?? 0) < 0)
  if (grown) return `More videos reached ${grown.label} than the step before: some counts are missing.`
  const largest = steps.reduce((most, step) => ((step.dropOff ?? 0) > (most.dropOff ?? 0) ? step : most))
  const before = steps[steps.indexOf(largest) - 1]
  const rate = `VCR ${formatMetric('vcr', METRICS.vcr.value(counters))}: completes ÷ starts.`
  if (!before || !largest.dropOff) return `${rate} Nobody left before the end.`
  const from = before.label === 'Start' ? 'the start' : before.label
  return `${rate} Most left between ${from} and ${largest.label}: \u2212${largest.dropOff.toFixed(1)}\u00a0pp.`
}
