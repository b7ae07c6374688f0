import type { ComparedGroup } from '@placard/domain/discrepancy'
import { INVALID_KINDS } from '@placard/domain/internal/creative'
import { formatCount } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import {
  Card,
  CardHeader,
  CardTitle,
  Table,
  TableBody,
  TableCell,
  TableFoot,
  TableHead,
  TableHeaderCell,
  TableRegion,
  TableRow,
  useLabels,
} from '@placard/ui'
import { discrepancyResultLabels } from './discrepancy-result-labels.js'

const METRICS = ['impressions', 'clicks'] as const

export interface DiscrepancyInvalidProps {
  total: ComparedGroup
  titleAs: 'h2' | 'h3'
}

/** Our gross counts beside the net ones, with the invalid traffic between them by reason. */
export function DiscrepancyInvalid({ total: { counts, invalid }, titleAs }: DiscrepancyInvalidProps) {
  const labels = useLabels('discrepancyResult', discrepancyResultLabels)
  const texts = useReportTexts()
  const metrics = METRICS.filter((metric) => counts[metric] !== undefined)
  if (metrics.length === 0) return null
  const reasons = INVALID_KINDS.filter((kind) => METRICS.some((metric) => (invalid[metric][kind] ?? 0) > 0))
  return (
    <Card className="break-inside-avoid">
      <CardHeader>
        <CardTitle as={titleAs}>{labels.invalidTraffic}</CardTitle>
      </CardHeader>
      <TableRegion label={labels.invalidTraffic}>
        <Table aria-label={labels.invalidTraffic}>
          <TableHead>
            <TableRow className="bg-sunken">
              <TableHeaderCell>{labels.reason}</TableHeaderCell>
              {metrics.map((metric) => (
                <TableHeaderCell key={metric} align="end">
                  {labels.metrics[metric]}
                </TableHeaderCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow>
              <TableCell rowHeader>{labels.net}</TableCell>
              {metrics.map((metric) => (
                <TableCell key={metric} align="end">
                  {formatCount(counts[metric]?.ourNet ?? null, texts)}
                </TableCell>
              ))}
            </TableRow>
            {reasons.map((kind) => (
              <TableRow key={kind}>
                <TableCell rowHeader className="font-normal text-ink-muted first-letter:uppercase">
                  {labels.reasons[kind]}
                </TableCell>
                {metrics.map((metric) => (
                  <TableCell key={metric} align="end">
                    {formatCount(invalid[metric][kind] ?? 0, texts)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
          <TableFoot>
            <TableRow>
              <TableCell rowHeader>{labels.gross}</TableCell>
              {metrics.map((metric) => (
                <TableCell key={metric} align="end">
                  {formatCount(counts[metric]?.ourGross ?? null, texts)}
                </TableCell>
              ))}
            </TableRow>
          </TableFoot>
        </Table>
      </TableRegion>
    </Card>
  )
}
