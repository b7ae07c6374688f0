import type { PartnerMetric } from '@placard/domain/discrepancy'
import { METRICS, type MetricName } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import { classNames, EmptyState, Field, Select, useLabels } from '@placard/ui'
import { Scale } from 'lucide-react'
import { type ComponentProps, useMemo, useState } from 'react'
import { TimeSeriesChart, type ValueSeries } from '../../charts/time-series-chart/time-series-chart.js'
import { DiscrepancyCauses } from './discrepancy-causes.js'
import { DiscrepancyFacts, type ResultCheck, type ResultReading } from './discrepancy-facts.js'
import { DiscrepancyInvalid } from './discrepancy-invalid.js'
import { createGroupNames, type NamedCreative } from './discrepancy-names.js'
import { discrepancyResultLabels } from './discrepancy-result-labels.js'
import { DiscrepancySummary } from './discrepancy-summary.js'
import { DiscrepancyTable } from './discrepancy-table.js'

export type { ResultCheck, ResultReading } from './discrepancy-facts.js'
export type { NamedCreative } from './discrepancy-names.js'
export type { DiscrepancyResultLabels } from './discrepancy-result-labels.js'

export interface DiscrepancyResultProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Comparison with its causes, or what is missing for one. */
  check: ResultCheck
  /** Sums, total line and warnings of the file; without it, they are not shown. */
  reading?: ResultReading | undefined
  /** Our creatives with their names. */
  creatives: readonly NamedCreative[]
  /** Platform of the file, which names its side; null if unknown. */
  platform: string | null
  /** Name of downloaded files, without extension. @default 'discrepancy' */
  fileName?: string
  /** Level of the headings. @default 'h2' */
  titleAs?: 'h2' | 'h3'
}

const isChartMetric = (metric: PartnerMetric): metric is PartnerMetric & MetricName => metric in METRICS

/** Result of a discrepancy check: difference and tolerance, what was compared and why, both sides over time and in a table, likely causes, and our invalid traffic. */
export function DiscrepancyResult({
  check,
  reading,
  creatives,
  platform,
  fileName = 'discrepancy',
  titleAs = 'h2',
  className,
  ...props
}: DiscrepancyResultProps) {
  const labels = useLabels('discrepancyResult', discrepancyResultLabels)
  const texts = useReportTexts()
  const { comparison, range } = check
  const [selected, setSelected] = useState<PartnerMetric>()
  const metric = comparison?.metrics.find((one) => one === selected) ?? comparison?.metrics[0]
  const partnerName = platform ?? labels.file
  const days = comparison?.days
  const buckets = useMemo(() => days?.map(({ id }) => id) ?? [], [days])
  const series = useMemo((): ValueSeries[] => {
    if (!days || !metric) return []
    return [
      { id: 'ours', name: labels.ours, values: days.map(({ counts }) => counts[metric]?.ours ?? null) },
      { id: 'theirs', name: partnerName, values: days.map(({ counts }) => counts[metric]?.theirs ?? null) },
    ]
  }, [days, metric, labels, partnerName])
  const nameGroup = useMemo(() => createGroupNames({ creatives, labels, texts }), [creatives, labels, texts])
  return (
    <div
      data-slot="discrepancy-result"
      data-state={comparison ? 'compared' : 'open'}
      {...props}
      className={classNames('@container flex min-w-0 flex-col gap-4', className)}
    >
      {comparison && metric ? (
        <>
          <DiscrepancySummary comparison={comparison} partnerName={partnerName} titleAs={titleAs} />
          <DiscrepancyFacts check={check} reading={reading} />
          <DiscrepancyCauses causes={check.causes} titleAs={titleAs} />
          {comparison.metrics.length > 1 && (
            <Field label={labels.metric} orientation="horizontal" className="max-w-100 print:hidden">
              <Select
                value={metric}
                options={comparison.metrics.map((one) => ({ value: one, label: labels.metrics[one] }))}
                onValueChange={(value) => setSelected(comparison.metrics.find((one) => one === value))}
              />
            </Field>
          )}
          {buckets.length > 1 && isChartMetric(metric) && (
            <TimeSeriesChart
              title={labels.overTime(labels.metrics[metric])}
              titleAs={titleAs}
              metric={metric}
              buckets={buckets}
              tzCode={check.zone}
              series={series}
              fileName={`${fileName}-${metric}`}
            />
          )}
          <DiscrepancyTable {...{ comparison, metric, partnerName, nameGroup, fileName, titleAs }} />
          <DiscrepancyInvalid total={comparison.total} titleAs={titleAs} />
        </>
      ) : (
        <>
          <EmptyState
            titleAs={titleAs}
            icon={<Scale aria-hidden />}
            title={labels.nothingCompared}
            description={range ? labels.nothingComparedHint : labels.noRange}
          />
          <DiscrepancyFacts check={check} reading={reading} />
        </>
      )}
    </div>
  )
}
