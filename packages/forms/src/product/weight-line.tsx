import type { CreativeWeight, WeightBudget } from '@placard/domain/creative'
import { formatWeight } from '@placard/domain/internal/creative'
import { useLabels } from '@placard/ui'
import { BudgetMeter, CLOSE, weightMeterLabels, weightText } from './budget-meter.js'

const computeShare = ({ usedBytes, limitBytes }: WeightBudget) => usedBytes / limitBytes

export interface WeightLineProps {
  /** Weight of the creative as it would be published, from `weighCreative`. */
  weight: CreativeWeight
}

/** Weight of a creative in one line, compared with the limit that it is closest to. */
export function WeightLine({ weight }: WeightLineProps) {
  const labels = useLabels('weightMeter', weightMeterLabels)
  const { documentBytes, fileBytes, videoBytes, budgets } = weight
  const [closest] = budgets.toSorted((one, other) => computeShare(other) - computeShare(one))
  const share = closest ? computeShare(closest) : 0
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
