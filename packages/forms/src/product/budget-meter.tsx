import type { WeightBudget } from '@placard/domain/creative'
import { formatWeight } from '@placard/domain/internal/creative'
import { Meter, type MeterProps, useLabels } from '@placard/ui'

export const weightMeterLabels = {
  weight: 'Weight',
  total: (weight: string) => `Weight ${weight}`,
  code: (weight: string) => `Code ${weight}`,
  files: (weight: string) => `files ${weight}`,
  video: (weight: string) => `video ${weight}`,
  videoHint: 'Video players load these files, so the limits of banners don’t apply.',
  unknownSize: (files: string) => `Not included, because the size is unknown: ${files}`,
  weightOf: (weight: string, limit: string) => `${weight} of ${limit}`,
  cpu: 'Processor time in this preview',
  cpuInWindow: (seconds: string, limit: string) => `${seconds} of ${limit} s in 30 s`,
  cpuInTotal: (seconds: string, limit: string) => `${seconds} of ${limit} s in total`,
  cpuUnknown: 'This browser can’t measure the processor time of an ad. Chrome limits it.',
  within: 'Within the limit',
  close: 'Close to the limit',
  over: 'Over the limit',
}

/** Texts of the weight meter. */
export type WeightMeterLabels = typeof weightMeterLabels

/** Share of a limit from which a weight is shown as close to it. */
export const CLOSE = 0.9

/** Formats a weight with its limit: '39 kB of 150 kB'. */
export const weightText = ({ usedBytes, limitBytes }: WeightBudget, labels: WeightMeterLabels) =>
  labels.weightOf(formatWeight(usedBytes), formatWeight(limitBytes))

export interface BudgetMeterProps extends Pick<MeterProps, 'bare' | 'className'> {
  budget: WeightBudget
  label: string
}

/** Meter of a weight with its limit. */
export function BudgetMeter({ budget, ...props }: BudgetMeterProps) {
  const labels = useLabels('weightMeter', weightMeterLabels)
  const { usedBytes, limitBytes } = budget
  return (
    <Meter
      {...props}
      value={usedBytes}
      // A weight above the limit is rated poor, which needs a range beyond it.
      max={Math.max(limitBytes, usedBytes)}
      low={limitBytes * CLOSE}
      high={limitBytes}
      optimum={0}
      valueText={weightText(budget, labels)}
      labels={{ good: labels.within, fair: labels.close, poor: labels.over }}
    />
  )
}
