import type { Zone } from '@placard/domain/dates'
import { memo } from 'react'
import { fitText, textMeasure } from '../text-fit.js'
import { useLoadedFonts } from '../use-loaded-fonts.js'
import type { PlotScales } from './plot-scales.js'
import { stepAround, type TimeSteps } from './time-steps.js'

/** An event at a step of a chart. */
export interface ChartAnnotation {
  /** The step, or any day or UTC moment in it. */
  step: string
  /** Event in a few words: "Creative published". */
  label: string
}

/** Groups annotations by the index of their step; those outside of the chart are dropped. */
export function annotationsByStep(
  annotations: readonly ChartAnnotation[],
  steps: TimeSteps,
  zone: Zone,
): ReadonlyMap<number, string[]> {
  const byStep = new Map<number, string[]>()
  for (const { step, label } of annotations) {
    const index = stepAround(steps, step, zone)
    if (index !== undefined) byStep.set(index, [...(byStep.get(index) ?? []), label])
  }
  return new Map([...byStep].sort(([a], [b]) => a - b))
}

/** Returns the next annotated step, or the previous one; wraps around. */
export function nextAnnotation(
  byStep: ReadonlyMap<number, string[]>,
  from: number | undefined,
  direction: 1 | -1,
): number | undefined {
  const steps = [...byStep.keys()]
  if (direction === 1) return steps.find((step) => step > (from ?? -1)) ?? steps[0]
  return steps.findLast((step) => step < (from ?? Infinity)) ?? steps.at(-1)
}

export interface PlotAnnotationsProps {
  /** Scales and margins of the plot. */
  scales: PlotScales
  /** Annotations by the index of their step. */
  notes: ReadonlyMap<number, string[]>
}

const MIN_TEXT_WIDTH = 48
const GAP = 9

/** Renders annotations over the plot: a dashed line down to the step, and as much of the label as fits. */
export const PlotAnnotations = memo(function PlotAnnotations({ scales, notes }: PlotAnnotationsProps) {
  const { width, height, margin, xOf } = scales
  const steps = [...notes.keys()]
  useLoadedFonts()
  const measureWidth = textMeasure(document.body)
  return (
    <svg
      aria-hidden
      data-slot="chart-notes"
      width={width}
      height={height}
      className="pointer-events-none absolute inset-0"
    >
      {steps.map((step, index) => {
        const x = xOf(step)
        const [before, next] = [steps[index - 1], steps[index + 1]]
        const spaceAfter = (next === undefined ? width - 8 : xOf(next)) - x - GAP * 2
        // The last label moves before its line if it does not fit behind it.
        const spaceBefore = (before === undefined ? x - 8 : (x - xOf(before)) / 2) - GAP * 2
        const label = notes.get(step)?.join(', ') ?? ''
        const isBefore = next === undefined && measureWidth(label) > spaceAfter && spaceBefore > spaceAfter
        const text =
          Math.max(spaceBefore, spaceAfter) < MIN_TEXT_WIDTH
            ? ''
            : fitText(label, isBefore ? spaceBefore : spaceAfter, measureWidth)
        return (
          <g key={step} transform={`translate(${Math.round(x) + 0.5},${margin.top})`} fill="var(--placard-chart-axis)">
            <path
              d={`M0,-14V${height - margin.top - margin.bottom}`}
              stroke="var(--placard-chart-axis)"
              strokeDasharray="2 3"
            />
            <path d="M0,-22l4,4l-4,4l-4,-4Z" />
            <text
              x={isBefore ? -GAP : GAP}
              y={-18}
              textAnchor={isBefore ? 'end' : 'start'}
              dominantBaseline="central"
              fontSize={12}
            >
              {text}
            </text>
          </g>
        )
      })}
    </svg>
  )
})
