import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { metricChange, sumCounters } from '@placard/domain/internal/report'
import { compareReports, METRICS, NO_COUNTS, previousRange, reportTotals } from '@placard/domain/report'
import { describePart, mount } from '@placard/ui/testing'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { reportSeries } from '../../charts/report-series/report-series.js'
import { kpiCourse, stepTotals } from './kpi-course.js'
import { REPORT_METRICS, ReportKpis } from './report-kpis.js'

const campaign = demoCampaigns(DEMO_NOW)[0]!
const range = { start: '2025-10-08', end: '2025-10-14', tzCode: 'UTC' }
const [report, previous] = [demoReport(campaign, range), demoReport(campaign, previousRange(range))]
const comparison = compareReports(report, previous)!
const figures = {
  totals: reportTotals(report),
  series: reportSeries(report, previous),
  comparison,
  context: 'vs 1–6 Oct',
}

describePart('ReportKpis', (probe) => <ReportKpis {...figures} onMetricChange={() => {}} {...probe} />)

const tiles = () => page.getByRole('listitem').elements()

describe('ReportKpis', () => {
  it('shows ratios of sums, their changes in percentage points, and counts in percent', async () => {
    await mount(<ReportKpis {...figures} />)
    const { clicks, impressions } = figures.totals
    const ctr = page.getByRole('listitem').nth(3)
    await expect.element(ctr).toMatchTextContent(`${((clicks / impressions) * 100).toFixed(2)}%`)
    const before = comparison.before.clicks / comparison.before.impressions
    const now = comparison.current.clicks / comparison.current.impressions
    const points = Math.abs(now - before) * 100
    await expect.element(ctr).toMatchTextContent(`${points.toFixed(2)} percentage points`)
    const change = Math.abs((comparison.current.clicks / comparison.before.clicks - 1) * 100)
    await expect.element(page.getByRole('listitem').nth(2)).toMatchTextContent(`${change.toFixed(1)} percent`)
    expect(page.getByRole('button', { name: /^Clicks/ }).elements()).toHaveLength(0)
  })

  it('selects a metric by click, and defines each beside its button', async () => {
    const onMetricChange = vi.fn()
    await mount(<ReportKpis {...figures} metric="ctr" onMetricChange={onMetricChange} />)
    expect(page.getByRole('button', { pressed: true }).elements()).toHaveLength(1)
    await userEvent.click(page.getByRole('button', { name: /^Engagement/ }))
    expect(onMetricChange).toHaveBeenCalledExactlyOnceWith('engagement')
    await userEvent.click(page.getByRole('button', { name: 'What is CTR?' }))
    await expect.element(page.getByRole('status').nth(3)).toMatchTextContent('Divided by: Impressions')
    expect(onMetricChange).toHaveBeenCalledOnce()
  })

  it.each([360, 480, 600, 760, 832, 1000, 1280, 1920])(
    'at %d px keeps names, values and changes on separate lines',
    async (width) => {
      await mount(
        <div style={{ width }}>
          <ReportKpis {...figures} onMetricChange={() => {}} />
        </div>,
      )
      const rows = new Map<number, string[]>()
      for (const tile of tiles()) {
        const { top } = tile.getBoundingClientRect()
        const lines = ['value-text', 'delta'].map(
          (slot) => tile.querySelector(`[data-slot="${slot}"]`)!.getBoundingClientRect().top,
        )
        rows.set(top, [...(rows.get(top) ?? []), lines.map(Math.round).join()])
        expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth)
      }
      for (const lines of rows.values()) expect(new Set(lines).size).toBe(1)
    },
  )

  it('keeps its height while loading', async () => {
    const wide = (totals?: typeof figures.totals) => (
      <div style={{ width: 1200 }}>
        <ReportKpis {...(totals ? figures : { sparklines: true })} totals={totals} />
      </div>
    )
    const { rerender } = await mount(wide())
    const strip = page.getByRole('region', { name: 'Key figures' })
    await expect.element(strip).toHaveAttribute('aria-busy', 'true')
    const { height } = strip.element().getBoundingClientRect()
    await rerender(wide(figures.totals))
    expect(strip.element().getBoundingClientRect().height).toBe(height)
    await expect.element(strip).not.toHaveAttribute('aria-busy')
  })

  it('distinguishes no data, zero and an error', async () => {
    const { rerender } = await mount(<ReportKpis totals={NO_COUNTS} />)
    await expect.element(page.getByRole('listitem').nth(0)).toMatchTextContent('Impressions0')
    await expect.element(page.getByRole('listitem').nth(3)).toMatchTextContent('no data')
    await rerender(<ReportKpis error="Could not be counted" />)
    expect(tiles().every(({ textContent }) => textContent?.includes('Could not be counted'))).toBe(true)
    await expect.element(page.getByRole('region')).not.toHaveAttribute('aria-busy')
  })
})

describe('kpiCourse', () => {
  const steps = stepTotals(figures.series)

  it('sums all series and adds up to the total', () => {
    expect(sumCounters(steps.flatMap((step) => step ?? []))).toEqual(figures.totals)
    expect(kpiCourse(steps, 'clicks', figures.series).values).toHaveLength(7)
    for (const [index, bucket] of figures.series.buckets.entries()) {
      const rows = sumCounters(report.rows.filter((row) => row.bucket === bucket))
      for (const metric of REPORT_METRICS)
        expect(kpiCourse(steps, metric, figures.series).values[index]).toBe(METRICS[metric].value(rows))
    }
    expect(metricChange('ctr', comparison.current, comparison.before)).not.toBeNull()
  })

  it('ends with the step in progress, without future days', () => {
    const ahead = reportSeries(demoReport(campaign, { ...range, end: '2025-10-20' }))
    const course = kpiCourse(stepTotals(ahead), 'impressions', ahead)
    expect(course.values).toHaveLength(7)
    expect(course.partial).toBe(true)
    const over = reportSeries(demoReport(campaign, { ...range, end: '2025-10-13' }))
    expect(kpiCourse(stepTotals(over), 'impressions', over).partial).toBe(false)
  })
})
