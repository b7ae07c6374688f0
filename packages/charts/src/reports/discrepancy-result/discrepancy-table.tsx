import type { ComparedGroup, Comparison, PartnerMetric } from '@placard/domain/discrepancy'
import { sumInvalid } from '@placard/domain/internal/discrepancy'
import { formatCount, type ReportTexts } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import { Card, classNames, SegmentedControl, useLabels, useMedia } from '@placard/ui'
import { useMemo, useState } from 'react'
import { type DataColumn, DataTable } from '../../tables/data-table/data-table.js'
import { formatDifference, formatPercentDifference } from '../difference-text.js'
import type { GroupKind } from './discrepancy-names.js'
import { type DiscrepancyResultLabels, discrepancyResultLabels } from './discrepancy-result-labels.js'
import { WithinStatus } from './discrepancy-summary.js'

/** Below this width, the figures are in a second line under the name. */
const PHONE = '(max-width: 639.98px)'

const KINDS: readonly GroupKind[] = ['days', 'creatives', 'sizes']

/** Line of the table. */
interface Line {
  group: ComparedGroup
  name: string
}

export interface DiscrepancyTableProps {
  comparison: Comparison
  metric: PartnerMetric
  partnerName: string
  nameGroup: (kind: GroupKind, group: ComparedGroup) => string
  fileName: string
  titleAs: 'h2' | 'h3'
}

/** Both sides of a metric by day, creative or size, as a sortable table with a CSV download. */
export function DiscrepancyTable({
  comparison,
  metric,
  partnerName,
  nameGroup,
  fileName,
  titleAs,
}: DiscrepancyTableProps) {
  const labels = useLabels('discrepancyResult', discrepancyResultLabels)
  const texts = useReportTexts()
  const isPhone = useMedia(PHONE)
  const kinds = KINDS.filter((kind) => comparison[kind].length > 0)
  const [selected, setSelected] = useState<GroupKind>()
  const kind = kinds.find((one) => one === selected) ?? kinds[0]
  const lines = useMemo(
    (): Line[] => (kind ? comparison[kind].map((group) => ({ group, name: nameGroup(kind, group) })) : []),
    [comparison, kind, nameGroup],
  )
  const columns = useMemo(
    () => (kind ? listColumns({ kind, metric, comparison, partnerName, labels, texts }) : []),
    [kind, metric, comparison, partnerName, labels, texts],
  )
  if (!kind) return null
  return (
    <Card>
      <DataTable
        // Another metric or grouping has other columns, whose layout is its own.
        key={kind}
        label={labels.by[kind]}
        title={labels.metrics[metric]}
        titleAs={titleAs}
        columns={columns}
        rows={lines}
        rowId={({ group }) => group.id}
        defaultSort={{
          column: kind === 'days' ? 'name' : 'ours',
          direction: kind === 'days' ? 'ascending' : 'descending',
        }}
        totalLabel={(shown) => labels.total(texts.whole(shown))}
        compact={isPhone}
        csv={{ name: `${fileName}-${metric}-${kind}.csv` }}
        regionClassName="max-h-160"
        actions={
          <SegmentedControl
            size="sm"
            label={labels.rows}
            value={kind}
            onValueChange={setSelected}
            options={kinds.map((one) => ({ value: one, label: labels.by[one] }))}
            className="print:hidden"
          />
        }
      />
    </Card>
  )
}

interface ColumnOptions extends Pick<DiscrepancyTableProps, 'comparison' | 'metric' | 'partnerName'> {
  kind: GroupKind
  labels: DiscrepancyResultLabels
  texts: ReportTexts
}

function listColumns({ kind, metric, comparison, partnerName, labels, texts }: ColumnOptions): DataColumn<Line>[] {
  const { tolerance, total } = comparison
  const findCount = ({ group }: Line) => group.counts[metric]
  const whole = total.counts[metric]
  const number = (value: number | null) => formatCount(value, texts)
  const column = (
    id: 'ours' | 'theirs' | 'difference' | 'percent',
    header: string,
    format: (value: number | null) => string,
  ): DataColumn<Line> => ({
    id,
    header,
    kind: 'number',
    value: (line) => findCount(line)?.[id] ?? null,
    format,
    total: { value: whole?.[id] ?? null },
    compact: id === 'ours' || id === 'theirs' || id === 'percent',
    width: id === 'theirs' ? 156 : 112,
  })
  const hasInvalid = metric === 'impressions' || metric === 'clicks'
  return [
    {
      id: 'name',
      header: kind === 'days' ? labels.day : kind === 'creatives' ? labels.creative : labels.size,
      // Days sort by date, and not by their text.
      value: ({ group, name }) => (kind === 'days' ? group.id : name),
      width: 200,
      cell: ({ group, name }) => (
        <span className="wrap-anywhere">
          <bdi>{name}</bdi>
          {group.side !== 'both' && (
            <span className={classNames('text-caption text-ink-muted', kind === 'creatives' && 'block')}>
              {' '}
              {group.side === 'ours' ? labels.onlyOurs : labels.onlyTheirs}
            </span>
          )}
        </span>
      ),
    },
    column('ours', labels.ours, number),
    column('theirs', partnerName, number),
    column('difference', labels.difference, (value) => formatDifference(value, texts)),
    column('percent', labels.percent, (value) => formatPercentDifference(value, texts)),
    {
      id: 'within',
      header: labels.judgement,
      value: (line) => {
        const isWithin = findCount(line)?.isWithin ?? null
        const limit = texts.percent(texts.number(tolerance, 2))
        return isWithin === null ? labels.notKnown : isWithin ? labels.within(limit) : labels.outside(limit)
      },
      cell: (line) => <WithinStatus isWithin={findCount(line)?.isWithin ?? null} tolerance={tolerance} />,
      width: 140,
    },
    ...(hasInvalid
      ? [
          {
            id: 'invalid',
            header: labels.invalid,
            kind: 'number' as const,
            value: ({ group }: Line) => sumInvalid(group.invalid[metric]),
            format: number,
            total: 'sum' as const,
            width: 130,
          },
        ]
      : []),
  ]
}
