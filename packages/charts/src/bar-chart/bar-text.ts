import { formatMetric } from '@placard/domain'
import { formatMetricChange, metricLabel } from '../metric-text.js'
import { type BarFacts, sumKnown } from './bar-data.js'

/** Formats one bar for the live region: "City launch, Mobile: 18,402 clicks, up 3.0 percent on 23–29 Sep". */
export function formatBar(facts: BarFacts, row: number, series: number): string {
  const { metric, rows, previousText } = facts
  const bar = rows[row]
  if (!bar) return ''
  const value = bar.values[series] ?? null
  const before = bar.previous[series] ?? null
  const unit = metricLabel(metric)
  const parts = [value === null ? `no data for ${unit}` : `${formatMetric(metric, value)} ${unit}`]
  const change = value === null || before === null ? '' : formatMetricChange(metric, value, before)
  if (change) parts.push(`${change} on ${previousText ?? 'the period before'}`)
  const name = facts.series.length > 1 ? `${bar.name}, ${facts.series[series]?.name ?? ''}` : bar.name
  return `${name}: ${parts.join(', ')}`
}

/** Summarizes the chart in one sentence: the largest category and the total, or the longest bar of a ratio. */
export function summaryText(facts: BarFacts, additive: boolean): string {
  const { metric, rows, series, total, categories } = facts
  const unit = metricLabel(metric)
  const bars = rows
    .filter(({ category }) => category !== undefined)
    .flatMap((row) =>
      additive
        ? [{ name: row.name, value: sumKnown(row.values) }]
        : row.values.map((value, index) => ({
            name: series.length > 1 ? `${row.name}, ${series[index]?.name},` : row.name,
            value,
          })),
    )
  const most = bars.reduce<{ name: string; value: number } | undefined>(
    (best, { name, value }) => (value !== null && (!best || value > best.value) ? { name, value } : best),
    undefined,
  )
  if (!most) return `No data for ${unit}.`
  const drawn = rows.filter(({ category }) => category !== undefined).length
  const rest = !additive && drawn < categories ? `; the table lists all ${categories}` : ''
  const value = formatMetric(metric, most.value)
  if (categories === 1) return `${most.name} has ${value} ${unit}.`
  if (most.value === 0) return `None of the ${categories} has more than ${value} ${unit}.`
  const isWhole = bars.every((bar) => (bar.value ?? 0) >= 0)
  if (additive && isWhole && total !== null)
    return `${most.name} leads with ${value} of ${formatMetric(metric, total)} ${unit}.`
  const whole = total === null || !isWhole ? '' : `, all together have ${formatMetric(metric, total)}`
  return `${most.name} leads with ${value} ${unit}${whole}${rest}.`
}
