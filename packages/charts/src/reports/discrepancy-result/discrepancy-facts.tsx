import { formatRange } from '@placard/domain/dates'
import type { DiscrepancyCheck, DiscrepancyReport } from '@placard/domain/discrepancy'
import { PARTNER_METRICS } from '@placard/domain/internal/discrepancy'
import { formatCount } from '@placard/domain/report'
import { useReportTexts, useTranslate } from '@placard/forms'
import { Alert, useLabels } from '@placard/ui'
import { discrepancyResultLabels } from './discrepancy-result-labels.js'

/** Part of a check that its result shows; viewers of share links get no more. */
export type ResultCheck = Pick<DiscrepancyCheck, 'range' | 'zone' | 'reasons' | 'comparison' | 'causes'>

/** Part of a reading that is checked and noted beside the result. */
export type ResultReading = Pick<DiscrepancyReport['reading'], 'totals' | 'statedTotals' | 'missing' | 'warnings'>

export interface DiscrepancyFactsProps {
  check: ResultCheck
  /** Checked sums and warnings of the file; undefined where they are not shown. */
  reading: ResultReading | undefined
}

/** Dates and time zone that are compared and why, the check of the file's total line, and notes about the file. */
export function DiscrepancyFacts({ check: { range, zone, reasons, comparison }, reading }: DiscrepancyFactsProps) {
  const labels = useLabels('discrepancyResult', discrepancyResultLabels)
  const texts = useReportTexts()
  const translate = useTranslate()
  const missing = PARTNER_METRICS.flatMap((metric) => {
    const count = reading?.missing[metric] ?? 0
    return count > 0 ? [labels.missingCells(labels.metrics[metric], formatCount(count, texts))] : []
  })
  // Without a comparison, the range is only that of the campaign.
  const facts = comparison
    ? [
        ...reasons.map(translate),
        comparison.basis === 'net' ? labels.netCounts : labels.grossCounts,
        ...(comparison.linesOutside > 0 ? [labels.linesOutside(formatCount(comparison.linesOutside, texts))] : []),
        ...(comparison.linesExcluded > 0 ? [labels.linesExcluded(formatCount(comparison.linesExcluded, texts))] : []),
        ...missing,
        ...(reading ? [labels[checkTotals(reading)]] : []),
      ]
    : []
  return (
    <div className="flex min-w-0 flex-col gap-3 text-dense">
      {comparison && (
        <div>
          {range && <p className="font-medium text-ink">{labels.range(formatRange(range, {}, texts), zone)}</p>}
          <ul aria-label={labels.compared} className="mt-1 grid min-w-0 list-disc gap-0.5 ps-5 text-ink-muted">
            {facts.map((fact) => (
              <li key={fact} className="wrap-anywhere">
                {fact}
              </li>
            ))}
          </ul>
        </div>
      )}
      {reading && reading.warnings.length > 0 && (
        <Alert tone="warning" title={labels.warnings}>
          <ul className="grid min-w-0 list-disc gap-0.5 ps-5">
            {reading.warnings.map((warning) => (
              <li key={warning} className="wrap-anywhere">
                {translate(warning)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}

/** Returns whether the rows of a file add up to its total line. */
function checkTotals({ totals, statedTotals }: ResultReading): 'noTotals' | 'totalsAgree' | 'totalsDiffer' {
  if (!statedTotals) return 'noTotals'
  const differs = PARTNER_METRICS.some((metric) => {
    const stated = statedTotals.counts[metric]
    return stated !== undefined && stated !== (totals.counts[metric] ?? 0)
  })
  return differs ? 'totalsDiffer' : 'totalsAgree'
}
