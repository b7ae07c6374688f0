import { formatMetric } from '@placard/domain/report'
import { formatMetricChange, metricLabel } from '../metric-text.js'
import { type BarFacts, sumKnown } from './bar-data.js'
import { ENGLISH_BARS } from './bar-labels.js'

/** Formats one bar for the live region: "City launch, Mobile: 18,402 clicks, up 3.0 percent on 23–29 Sep". */
export function formatBar(facts: BarFacts, row: number, series: number): string {
  const { metric, rows, previousText, language: { labels, texts } = ENGLISH_BARS } = facts
  const bar = rows[row]
  if (!bar) return ''
  const value = bar.values[series] ?? null
  const before = bar.previous[series] ?? null
  const unit = metricLabel(metric, texts)
  const parts = [value === null ? labels.noData(unit) : `${formatMetric(metric, value, texts)} ${unit}`]
  const change = value === null || before === null ? '' : formatMetricChange(metric, value, before, texts)
  if (change) parts.push(labels.changeOn(change, previousText))
  const name = facts.series.length > 1 ? `${bar.name}, ${facts.series[series]?.name ?? ''}` : bar.name
  return `${name}: ${parts.join(', ')}`
}

/** Summarizes the chart in one sentence: the largest category and the total, or the longest bar of a ratio. */
export function summaryText(facts: BarFacts, additive: boolean): string {
  const { metric, rows, series, total, categories, language: { labels, texts } = ENGLISH_BARS } = facts
  const unit = metricLabel(metric, texts)
  const bars = rows
    .filter(({ category }) => category !== undefined)
    .flatMap((row) =>
      additive
        ? [{ name: row.name, value: sumKnown(row.values) }]
        : row.values.map((value, index) => ({
            name: series.length > 1 ? labels.barOf(row.name, series[index]?.name ?? '') : row.name,
            value,
          })),
    )
  const most = bars.reduce<{ name: string; value: number } | undefined>(
    (best, { name, value }) => (value !== null && (!best || value > best.value) ? { name, value } : best),
    undefined,
  )
  if (!most) return labels.none(unit)
  const drawn = rows.filter(({ category }) => category !== undefined).length
  const value = formatMetric(metric, most.value, texts)
  if (categories === 1) return labels.only(most.name, value, unit)
  if (most.value === 0) return labels.noneAbove(categories, value, unit)
  const isWhole = bars.every((bar) => (bar.value ?? 0) >= 0)
  const all = total === null || !isWhole ? undefined : formatMetric(metric, total, texts)
  if (additive && all !== undefined) return labels.leadsOf(most.name, value, all, unit)
  return labels.leads(most.name, value, unit, all, !additive && drawn < categories ? categories : undefined)
}
