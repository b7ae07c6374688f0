import { formatCount, formatPercent } from '@placard/domain/report'
import { classNames } from '@placard/ui'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { computeLoss, type FunnelFacts, type FunnelLanguage, type FunnelStep, signedPoints } from './funnel-facts.js'

export interface FunnelRowsProps {
  /** Data of the chart. */
  facts: FunnelFacts
  /** Step under the cursor. */
  current?: number
}

const RAMP = [1, 2, 3, 4, 5].map((step) => `var(--placard-seq-${step})`)

/** Grid of a step: name, bar and values; in a narrow box the bar is below. */
const columns =
  'grid-cols-[minmax(0,1fr)_auto_auto_minmax(3.75rem,auto)] @min-[28rem]:grid-cols-[auto_minmax(0,1fr)_auto_auto_minmax(4rem,auto)]'
const compareColumns = '@min-[36rem]:grid-cols-[auto_minmax(0,1fr)_auto_auto_minmax(4rem,auto)_minmax(5rem,auto)]'
const row = 'col-span-full grid grid-cols-subgrid items-center content-center gap-y-1.5'

/** Renders the steps as bars with counts, shares and losses beside them. */
export function FunnelRows({ facts, current }: FunnelRowsProps) {
  const { steps, largest, previousText, language } = facts
  const { labels, texts } = language
  const compares = previousText !== undefined
  return (
    <div
      className={classNames(
        'grid h-full grid-rows-[1.5rem_repeat(5,minmax(0,1fr))] gap-x-3 px-4 pb-2 text-dense tabular-nums',
        columns,
        compares && compareColumns,
      )}
    >
      <div className={classNames(row, 'text-caption text-ink-muted')}>
        <span className="@min-[28rem]:col-span-2">{labels.reached}</span>
        <span className="text-end">{labels.views}</span>
        <span className="text-end">{labels.ofStarts}</span>
        <span className="text-end">{labels.dropOff}</span>
        {compares && <span className="@max-[36rem]:hidden text-end">{texts.comparedWith(previousText)}</span>}
      </div>
      {steps.map((step, index) => (
        <div
          key={step.label}
          data-state={index === current ? 'current' : undefined}
          className={classNames(row, '-mx-2 rounded-control px-2 data-[state=current]:bg-hover')}
        >
          <span className="min-w-9">{step.label}</span>
          <Bar step={step} color={RAMP[index] ?? ''} largest={step === largest} />
          <span className="text-end">{formatCount(step.count, texts)}</span>
          <span className="text-end text-ink-muted">{formatPercent(step.ofStarts, 1, texts)}</span>
          <Loss step={step} largest={step === largest} language={language} />
          {compares && (
            <span className="@max-[36rem]:hidden text-end text-ink-muted">
              {step.change !== null && (
                <span dir="auto">{`${signedPoints(step.change, texts)}\u00a0${labels.points}`}</span>
              )}
            </span>
          )}
        </div>
      ))}
    </div>
  )
}

const percent = (value: number | null) => Math.min(100, Math.max(0, value ?? 0))

/** Renders one bar: the reached part, the part lost since the step before, and the mark of the previous period. */
function Bar({ step, color, largest }: { step: FunnelStep; color: string; largest: boolean }) {
  const reached = percent(step.ofStarts)
  const lost = Math.max(0, percent(step.before) - reached)
  return (
    <span className="@max-[28rem]:order-last @max-[28rem]:col-span-full relative block h-2 @min-[28rem]:h-5">
      <span className="absolute inset-0 flex overflow-clip rounded-bar bg-sunken forced-color-adjust-none">
        <span data-part="reached" style={{ width: `${reached}%`, backgroundColor: color }} />
        {lost > 0 && (
          <span
            data-part="lost"
            className={largest ? 'bg-line-control' : 'bg-line'}
            style={{ width: `calc(${lost}% - 2px)`, marginInlineStart: 2 }}
          />
        )}
      </span>
      {step.previous !== null && step.before !== null && (
        <span
          data-part="previous"
          className="-inset-y-0.5 absolute w-0.5 bg-ink forced-color-adjust-none outline-1 outline-surface"
          style={{ insetInlineStart: `calc(${percent(step.previous)}% - 1px)` }}
        />
      )}
    </span>
  )
}

function Loss({ step, largest, language }: { step: FunnelStep; largest: boolean; language: FunnelLanguage }) {
  const loss = computeLoss(step)
  if (loss === null) return <span />
  const isOdd = loss > 0
  return (
    <span
      className={classNames(
        'flex items-center justify-end gap-1 whitespace-nowrap',
        isOdd ? 'font-medium text-warning-ink' : largest ? 'font-medium text-ink' : 'text-ink-muted',
      )}
    >
      {isOdd && <TriangleAlert aria-hidden className="size-3.5 shrink-0" />}
      <span dir="auto">{`${signedPoints(loss, language.texts)}\u00a0${language.labels.points}`}</span>
    </span>
  )
}

/** Legend entry of the mark on the bars. */
export function PreviousKey({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5">
      <svg aria-hidden data-slot="series-key" width={10} height={12} viewBox="0 0 10 12" className="shrink-0">
        <path d="M5,0V12" stroke="var(--placard-text)" strokeWidth={2} />
      </svg>
      <span dir="auto">{children}</span>
    </span>
  )
}
