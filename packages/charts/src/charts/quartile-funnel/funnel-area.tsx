import { formatPercent } from '@placard/domain/report'
import { useRef } from 'react'
import { useBoxSize } from '../../use-box-size.js'
import { useChartCursor } from '../chart-cursor/chart-cursor.js'
import { ChartLayer } from '../chart-layer/chart-layer.js'
import { ChartTooltip } from '../chart-tooltip/chart-tooltip.js'
import { type FunnelFacts, formatFunnelStep, signedPoints } from './funnel-facts.js'
import { FunnelRows } from './funnel-rows.js'

/** Height of the funnel and of its placeholders. */
export const FUNNEL_HEIGHT = 'h-60'
/** The header takes 1.5 of the 15 rem and the steps 13. */
const [HEAD, STEPS] = [1.5 / 15, 13 / 15]

export interface FunnelAreaProps {
  /** Accessible name of the chart. */
  title: string
  /** Data of the funnel. */
  facts: FunnelFacts
  /** Id of the element that summarizes the chart. */
  summaryId: string
}

/** Renders the steps and handles keyboard and pointer. */
export function FunnelArea({ title, facts, summaryId }: FunnelAreaProps) {
  const { labels, texts } = facts.language
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useBoxSize(box)
  const control = useChartCursor({ steps: facts.steps.length, series: 1, turned: true })
  const step = control.cursor && facts.steps[control.cursor.step]
  const rowHeight = (height * STEPS) / facts.steps.length
  return (
    <div ref={box} className={`relative ${FUNNEL_HEIGHT}`}>
      <div role="img" aria-label={labels.shareOf(title)} aria-describedby={summaryId} className="h-full">
        <FunnelRows facts={facts} current={control.cursor?.step} />
      </div>
      <ChartLayer
        name={title}
        hint={labels.keys}
        control={control}
        pointAt={(_, y) => {
          const index = Math.floor((y - height * HEAD) / rowHeight)
          return index >= 0 && index < facts.steps.length ? { step: index, series: 0 } : undefined
        }}
        announcement={control.cursor ? formatFunnelStep(facts, control.cursor.step) : ''}
      >
        {/* // The row shows everything except the previous period. */}
        {step && control.cursor && facts.previousText !== undefined && (
          <ChartTooltip
            title={step.label}
            rows={[
              { id: 'now', name: labels.ofStarts, text: formatPercent(step.ofStarts, 1, texts), current: true },
              {
                id: 'previous',
                name: labels.ofStartsIn(facts.previousText),
                text: formatPercent(step.previous, 1, texts),
                current: false,
              },
              ...(step.change === null
                ? []
                : [
                    {
                      id: 'change',
                      name: labels.change,
                      text: `${signedPoints(step.change, texts)}\u00a0${labels.points}`,
                      current: false,
                    },
                  ]),
            ]}
            x={Math.min(48, width / 4)}
            y={height * HEAD + (control.cursor.step + 1.5) * rowHeight}
            width={width}
          />
        )}
      </ChartLayer>
    </div>
  )
}
