import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { previousRange } from '@placard/domain/report'
import { Card } from '@placard/ui'
import { describePart, mount } from '@placard/ui/testing'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { reportSeries } from '../../charts/report-series/report-series.js'
import { CampaignReport } from './campaign-report.js'
import { PendingTable, ReportTable } from './report-table.js'

const campaign = demoCampaigns(DEMO_NOW)[0]!
const reports = (start: string, end: string) => {
  const range = { start, end, tzCode: 'UTC' }
  return { report: demoReport(campaign, range), previous: demoReport(campaign, previousRange(range)) }
}
const today = DEMO_NOW.toISOString().slice(0, 10)
const shown = { metric: 'impressions', onMetricChange: () => {} } as const

describePart('CampaignReport', (probe) => (
  <CampaignReport {...reports('2025-10-01', '2025-10-07')} {...shown} {...probe} />
))

describe('CampaignReport', () => {
  it('compares complete days without a note', async () => {
    const { container } = await mount(<CampaignReport {...reports('2025-10-01', '2025-10-07')} {...shown} />)
    expect(container).not.toMatchTextContent('left out of the changes')
    await expect.element(page.getByRole('region', { name: 'Key figures' })).toMatchTextContent('vs 24–30 Sep')
  })

  it('says which days are compared while the last one is in progress', async () => {
    const { container } = await mount(<CampaignReport {...reports('2025-10-08', today)} {...shown} />)
    expect(container).toMatchTextContent('Today is in progress. Changes compare')
  })

  it('shows no changes without a previous period', async () => {
    const { report } = reports('2025-10-01', '2025-10-07')
    await mount(<CampaignReport report={report} {...shown} />)
    await expect.element(page.getByRole('region', { name: 'Key figures' })).not.toMatchTextContent('vs ')
  })
})

describe('parts that are left out', () => {
  const { report } = reports('2025-10-01', '2025-10-07')
  const leftOut = ['clicks', 'video', 'invalidTraffic'] as const

  it('are in no figure, choice of metrics or column, nor in a placeholder', async () => {
    const { container, rerender } = await mount(
      <CampaignReport {...shown} report={{ ...report, leftOut: [...leftOut] }} metric="ctr" />,
    )
    await expect.element(page.getByRole('table', { name: 'Creatives' })).toBeVisible()
    expect(container).not.toMatchTextContent(/Clicks|CTR|Video|VCR|Invalid/)
    const figures = page.getByRole('region', { name: 'Key figures' })
    await expect.element(figures.getByRole('button', { name: /^Impressions/ })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(page.getByRole('combobox', { name: /^Metric of/ }))
    const options = page.getByRole('option').elements()
    expect(options.map(({ textContent }) => textContent)).toEqual(['Impressions', 'Engagement'])
    await userEvent.keyboard('{Escape}')
    await rerender(<CampaignReport {...shown} leftOut={leftOut} />)
    expect(container).not.toMatchTextContent(/Clicks|CTR|Video|VCR|Invalid/)
  })

  it('are all downloads, if those are left out', async () => {
    await mount(<CampaignReport {...shown} report={{ ...report, leftOut: ['downloads'] }} />)
    await expect.element(page.getByRole('table', { name: 'Creatives' })).toBeVisible()
    expect(page.getByRole('button', { name: /download|CSV/i }).elements()).toEqual([])
  })
})

describe('content after the chart', () => {
  const { report, previous } = reports('2025-10-01', '2025-10-07')

  it('follows three small figures and the chart, which keep their place while the report loads', async () => {
    const place = <button type="button">Filters</button>
    const width = { width: 390 }
    const { container, rerender } = await mount(
      <div style={width}>
        <CampaignReport {...shown} afterChart={place} />
      </div>,
    )
    const figures = page.getByRole('region', { name: 'Key figures', exact: true })
    expect(figures.getByRole('listitem').elements()).toHaveLength(3)
    const top = () => container.querySelector('figure')!.getBoundingClientRect().top
    const before = top()
    await rerender(
      <div style={width}>
        <CampaignReport {...shown} report={report} previous={previous} afterChart={place} />
      </div>,
    )
    await expect.element(page.getByRole('region', { name: 'More key figures' })).toBeVisible()
    expect(top()).toBe(before)
    const order = [...container.querySelectorAll('section, figure, button')]
    const at = (element: Element) => order.indexOf(element)
    const button = at(page.getByRole('button', { name: 'Filters' }).element())
    expect(button).toBeGreaterThan(at(container.querySelector('figure')!))
    expect(button).toBeLessThan(at(page.getByRole('region', { name: 'More key figures' }).element()))
  })
})

it('sorts very many creatives in a worker', async () => {
  const { report } = reports('2025-10-01', '2025-10-07')
  const creatives = Array.from({ length: 50_000 }, (_, place) => ({
    ...report.creatives[0]!,
    id: `many-${place}`,
    name: `Creative ${place}`,
  }))
  const many = { ...report, creatives, rows: [{ ...report.rows[0]!, creativeID: 'many-40000', impressions: 7 }] }
  const series = reportSeries({ ...many, creatives: creatives.slice(0, 2) })
  const start = vi.spyOn(globalThis, 'Worker')
  const { container } = await mount(<ReportTable report={many} series={series} />)
  const first = () => container.querySelector('tr[data-line="0"]')?.textContent
  await vi.waitFor(() => expect(first()).toContain('Creative 40000'), { timeout: 10_000 })
  expect(container.querySelector('table')).toHaveAttribute('aria-rowcount', '50002')
  expect(start).toHaveBeenCalledOnce()
  start.mockRestore()
})

describe('placeholder of the tables', () => {
  const { report } = reports('2025-10-01', '2025-10-07')
  const ofOne = { ...report, creatives: report.creatives.slice(0, 1) }
  const hours = demoReport(campaign, { start: '2025-10-07', end: '2025-10-07', tzCode: 'UTC' })
  const cases = { creatives: report, days: ofOne, hours: { ...hours, creatives: hours.creatives.slice(0, 1) } }

  it.each(Object.entries(cases))('is as large as the table of %s, so that nothing moves', async (_, of) => {
    const { container, rerender } = await mount(
      <div style={{ width: 1000 }}>
        <Card>
          <PendingTable report={of} />
        </Card>
      </div>,
    )
    const height = () => container.querySelector('[data-slot="card"]')!.getBoundingClientRect().height
    const before = height()
    await rerender(
      <div style={{ width: 1000 }}>
        <ReportTable report={of} series={reportSeries(of)} />
      </div>,
    )
    await expect.element(page.getByRole('rowheader').nth(0)).toBeVisible()
    expect(height()).toBe(before)
  })
})
