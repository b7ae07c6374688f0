import { type CreativeWeight, formatWeight } from '@placard/domain'
import { useLabels } from '@placard/ui'
import type { ComponentProps } from 'react'
import { BudgetMeter, weightMeterLabels } from '../budget-meter.js'
import { useTranslate } from '../use-translate.js'

export type { WeightMeterLabels } from '../budget-meter.js'

export interface WeightMeterProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Weight of the creative as it would be published, from `weighCreative`. */
  weight: CreativeWeight
}

const joined = (parts: readonly (string | false)[]) => parts.filter((part) => part !== false).join(' · ')

/** Weight of a creative, with the limits of the IAB, its platform and Chrome for a banner. */
export function WeightMeter({ weight, className, ...props }: WeightMeterProps) {
  const labels = useLabels('weightMeter', weightMeterLabels)
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
