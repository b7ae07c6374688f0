import { type CreativeWeight, formatWeight, type WeightBudget } from '@placard/domain'
import { Meter, type MeterProps, useLabels } from '@placard/ui'
import type { ComponentProps } from 'react'
import { useTranslate } from '../use-translate.js'

const defaultLabels = {
  weight: 'Weight',
  total: (weight: string) => `Weight ${weight}`,
  code: (weight: string) => `Code ${weight}`,
  files: (weight: string) => `files ${weight}`,
  video: (weight: string) => `video ${weight}`,
  videoHint: 'Video players load these files, so the limits of banners don’t apply.',
  unknownSize: (files: string) => `Not included, because the size is unknown: ${files}`,
  weightOf: (weight: string, limit: string) => `${weight} of ${limit}`,
  within: 'Within the limit',
  close: 'Close to the limit',
  over: 'Over the limit',
}

/** Texts of the weight meter. */
export type WeightMeterLabels = typeof defaultLabels

export interface WeightMeterProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Weight of the creative as it would be published, from `weighCreative`. */
  weight: CreativeWeight
}

/** Share of a limit from which a weight is shown as close to it. */
const CLOSE = 0.9

const joined = (parts: readonly (string | false)[]) => parts.filter((part) => part !== false).join(' · ')

/** Weight of a creative, with the limits of the IAB, its platform and Chrome for a banner. */
export function WeightMeter({ weight, className, ...props }: WeightMeterProps) {
  const labels = useLabels('weightMeter', defaultLabels)
  const translate = useTranslate()
  const { documentBytes, fileBytes, videoBytes, unknown, budgets } = weight
  return (
    <section
      aria-label={labels.weight}
      data-slot="weight-meter"
      {...props}
      className={`@container grid min-w-0 gap-3 rounded-card border border-line-subtle p-4 ${className ?? ''}`}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-dense">
        <span className="font-semibold text-ink">
          {labels.total(formatWeight(documentBytes + fileBytes + videoBytes))}
        </span>
        {documentBytes > 0 && (
          <span className="text-caption text-ink-muted">
            {joined([
              labels.code(formatWeight(documentBytes)),
              fileBytes > 0 && labels.files(formatWeight(fileBytes)),
              videoBytes > 0 && labels.video(formatWeight(videoBytes)),
            ])}
          </span>
        )}
      </p>
      {budgets.length > 0 ? (
        <div className="grid gap-3 @md:grid-cols-2">
          {budgets.map((budget) => (
            <BudgetMeter key={budget.label} budget={budget} label={translate(budget.label)} />
          ))}
        </div>
      ) : (
        <p className="text-caption text-ink-muted">{labels.videoHint}</p>
      )}
      {unknown.length > 0 && (
        <p className="break-words text-caption text-ink-muted">{labels.unknownSize(unknown.join(', '))}</p>
      )}
    </section>
  )
}

/** Weight of a creative in one line, compared with the limit that it is closest to. */
export function WeightLine({ weight }: Pick<WeightMeterProps, 'weight'>) {
  const labels = useLabels('weightMeter', defaultLabels)
  const { documentBytes, fileBytes, videoBytes, budgets } = weight
  const [closest] = budgets.toSorted((one, other) => shareOf(other) - shareOf(one))
  const share = closest ? shareOf(closest) : 0
  const rating = share > 1 ? labels.over : share >= CLOSE ? labels.close : undefined
  return (
    <div data-slot="weight-line" className="flex min-w-0 items-center gap-2 text-caption text-ink-muted">
      <span className="whitespace-nowrap tabular-nums">
        {labels.total(closest ? weightText(closest, labels) : formatWeight(documentBytes + fileBytes + videoBytes))}
      </span>
      {closest && <BudgetMeter budget={closest} label={labels.weight} bare className="w-16 shrink-0" />}
      {rating && <span className="truncate font-medium text-ink">{rating}</span>}
    </div>
  )
}

const shareOf = ({ usedBytes, limitBytes }: WeightBudget) => usedBytes / limitBytes
const weightText = ({ usedBytes, limitBytes }: WeightBudget, labels: WeightMeterLabels) =>
  labels.weightOf(formatWeight(usedBytes), formatWeight(limitBytes))

interface BudgetMeterProps extends Pick<MeterProps, 'bare' | 'className'> {
  budget: WeightBudget
  label: string
}

function BudgetMeter({ budget, ...props }: BudgetMeterProps) {
  const labels = useLabels('weightMeter', defaultLabels)
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
