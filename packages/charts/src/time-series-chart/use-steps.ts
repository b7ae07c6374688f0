import { useMemo } from 'react'
import { weekSeries } from '../report-series/report-series.js'
import { type ChartAnnotation, notesByStep } from './chart-notes.js'
import { areCounted, type ChartSeries } from './chart-series.js'
import { placeOf, stepKind, type TimeSteps } from './chart-steps.js'
import { cutWords } from './chart-words.js'

/** How long the steps of a chart of days are. */
export type StepLength = 'day' | 'week'

export interface StepsOptions {
  buckets: TimeSteps
  tzCode: string
  series: ChartSeries[]
  step: StepLength
  partialBucket?: string
  previousBuckets?: TimeSteps
  compared: boolean
  annotations?: readonly ChartAnnotation[]
}

/** The steps and series of a chart as they are drawn: days or weeks, with what is compared and what is not whole. */
export function useSteps(options: StepsOptions) {
  const { buckets, tzCode, series, step, partialBucket, previousBuckets, compared, annotations } = options
  const data = useMemo(() => {
    const own = compared ? series : series.map((one) => ({ ...one, previous: undefined }))
    const before = compared ? previousBuckets : undefined
    const folds = stepKind(buckets) === 'day' && areCounted(own)
    const drawn = { buckets, series: own, partialBucket, previousBuckets: before }
    if (step === 'day' || !folds) return { ...drawn, folds }
    const weeks = weekSeries({
      ...drawn,
      buckets: listOf(buckets),
      series: own,
      previousBuckets: before && listOf(before),
    })
    return { ...weeks, folds }
  }, [buckets, series, step, partialBucket, previousBuckets, compared])

  return useMemo(() => {
    const { buckets: steps, partialBucket: running } = data
    const partialStep = placeOf(steps, running)
    const last = steps.length - 1
    const whole = {
      from: last > 0 && cutWords(steps.at(0) ?? '') ? 1 : 0,
      to: partialStep !== undefined ? partialStep - 1 : cutWords(steps.at(last) ?? '') ? last - 1 : last,
    }
    const notes = annotations && notesByStep(annotations, steps, tzCode)
    return { ...data, partialStep, whole, notes: notes?.size ? notes : undefined }
  }, [data, annotations, tzCode])
}

const listOf = (steps: TimeSteps): string[] => Array.from({ length: steps.length }, (_, index) => steps.at(index) ?? '')
