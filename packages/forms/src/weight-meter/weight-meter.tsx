import { type CreativeWeight, formatWeight, type WeightBudget } from '@placard/domain'
import { Meter } from '@placard/ui'
import type { ComponentProps } from 'react'

export interface WeightMeterProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Weight of the creative as it would be published, from `weighCreative`. */
  weight: CreativeWeight
}

/** Share of a limit from which a weight is shown as close to it. */
const CLOSE = 0.9

const joined = (parts: readonly (string | false)[]) => parts.filter((part) => part !== false).join(' · ')

/** Weight of a creative, with the limits of the IAB, its platform and Chrome for a banner. */
export function WeightMeter({ weight, className, ...props }: WeightMeterProps) {
  const { documentBytes, fileBytes, videoBytes, unknown, budgets } = weight
  return (
    <section
      aria-label="Weight"
      data-slot="weight-meter"
      {...props}
      className={`@container grid min-w-0 gap-3 rounded-card border border-line-subtle p-4 ${className ?? ''}`}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-dense">
        <span className="font-semibold text-ink">Weight {formatWeight(documentBytes + fileBytes + videoBytes)}</span>
        {documentBytes > 0 && (
          <span className="text-caption text-ink-muted">
            {joined([
              `Code ${formatWeight(documentBytes)}`,
              fileBytes > 0 && `files ${formatWeight(fileBytes)}`,
              videoBytes > 0 && `video ${formatWeight(videoBytes)}`,
            ])}
          </span>
        )}
      </p>
      {budgets.length > 0 ? (
        <div className="grid gap-3 @md:grid-cols-2">
          {budgets.map((budget) => (
            <BudgetMeter key={budget.label} {...budget} />
          ))}
        </div>
      ) : (
        <p className="text-caption text-ink-muted">
          Video players load these files, so the limits of banners don’t apply.
        </p>
      )}
      {unknown.length > 0 && (
        <p className="break-words text-caption text-ink-muted">
          Not included, because the size is unknown: {unknown.join(', ')}
        </p>
      )}
    </section>
  )
}

function BudgetMeter({ label, usedBytes, limitBytes }: WeightBudget) {
  return (
    <Meter
      label={label}
      value={usedBytes}
      // A weight above the limit is rated poor, which needs a range beyond it.
      max={Math.max(limitBytes, usedBytes)}
      low={limitBytes * CLOSE}
      high={limitBytes}
      optimum={0}
      valueText={`${formatWeight(usedBytes)} of ${formatWeight(limitBytes)}`}
      labels={{ good: 'Within the limit', fair: 'Close to the limit', poor: 'Over the limit' }}
    />
  )
}
