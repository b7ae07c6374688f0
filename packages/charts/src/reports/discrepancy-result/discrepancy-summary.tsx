import type { ComparedCount, Comparison, PartnerMetric } from '@placard/domain/discrepancy'
import { formatCount, type ReportTexts } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import {
  Card,
  CardHeader,
  CardTitle,
  Status,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRegion,
  TableRow,
  useLabels,
} from '@placard/ui'
import { formatDifference, formatPercentDifference } from '../difference-text.js'
import { type DiscrepancyResultLabels, discrepancyResultLabels } from './discrepancy-result-labels.js'

/** Returns the sentence about the difference of a metric; undefined without a count of the file. */
function describeDifference(
  metric: PartnerMetric,
  { difference, percent }: ComparedCount,
  labels: DiscrepancyResultLabels,
  texts: ReportTexts,
): string | undefined {
  if (difference === null) return undefined
  const name = labels.metrics[metric]
  if (difference === 0) return labels.equal(name)
  const count = formatCount(Math.abs(difference), texts)
  const share = formatPercentDifference(percent, texts)
  return difference > 0 ? labels.more(name, count, share) : labels.fewer(name, count, share)
}

export interface WithinStatusProps {
  isWithin: boolean | null
  tolerance: number
}

/** Status of a difference: within or outside the tolerance. */
export function WithinStatus({ isWithin, tolerance }: WithinStatusProps) {
  const labels = useLabels('discrepancyResult', discrepancyResultLabels)
  const texts = useReportTexts()
  if (isWithin === null) return <Status>{labels.notKnown}</Status>
  const limit = texts.percent(texts.number(tolerance, 2))
  return (
    <Status tone={isWithin ? 'success' : 'danger'}>{isWithin ? labels.within(limit) : labels.outside(limit)}</Status>
  )
}

export interface DiscrepancySummaryProps {
  comparison: Comparison
  /** Name of the file's side. */
  partnerName: string
  titleAs: 'h2' | 'h3'
}

/** Headline of a comparison, and both sides of each metric in total. */
export function DiscrepancySummary({ comparison, partnerName, titleAs }: DiscrepancySummaryProps) {
  const labels = useLabels('discrepancyResult', discrepancyResultLabels)
  const texts = useReportTexts()
  const { metrics, tolerance, total } = comparison
  const [main] = metrics
  const count = main && total.counts[main]
  const headline = main && count && describeDifference(main, count, labels, texts)
  return (
    <Card className="break-inside-avoid">
      <CardHeader className="items-start">
        <div className="min-w-0">
          <CardTitle as={titleAs}>{labels.summary}</CardTitle>
          {headline !== undefined && (
            <p data-slot="discrepancy-headline" className="mt-0.5 text-dense text-ink-muted">
              {headline}
            </p>
          )}
        </div>
        {count && (
          <span className="ms-auto">
            <WithinStatus isWithin={count.isWithin} tolerance={tolerance} />
          </span>
        )}
      </CardHeader>
      <TableRegion label={labels.summary}>
        <Table aria-label={labels.summary}>
          <TableHead>
            <TableRow className="bg-sunken">
              <TableHeaderCell>{labels.metric}</TableHeaderCell>
              <TableHeaderCell align="end">{labels.ours}</TableHeaderCell>
              <TableHeaderCell align="end">{partnerName}</TableHeaderCell>
              <TableHeaderCell align="end">{labels.difference}</TableHeaderCell>
              <TableHeaderCell>{labels.judgement}</TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {metrics.map((metric) => (
              <SummaryRow key={metric} metric={metric} count={total.counts[metric]} tolerance={tolerance} />
            ))}
          </TableBody>
        </Table>
      </TableRegion>
    </Card>
  )
}

interface SummaryRowProps {
  metric: PartnerMetric
  count: ComparedCount | undefined
  tolerance: number
}

function SummaryRow({ metric, count, tolerance }: SummaryRowProps) {
  const labels = useLabels('discrepancyResult', discrepancyResultLabels)
  const texts = useReportTexts()
  if (!count) return null
  const { ours, theirs, difference, percent, isWithin } = count
  return (
    <TableRow>
      <TableCell rowHeader>{labels.metrics[metric]}</TableCell>
      <TableCell align="end">{formatCount(ours, texts)}</TableCell>
      <TableCell align="end">{formatCount(theirs, texts)}</TableCell>
      <TableCell align="end">
        {formatDifference(difference, texts)}
        <span className="block text-caption text-ink-muted">{formatPercentDifference(percent, texts)}</span>
      </TableCell>
      <TableCell>
        <WithinStatus isWithin={isWithin} tolerance={tolerance} />
      </TableCell>
    </TableRow>
  )
}
