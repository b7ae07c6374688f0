import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { comparedRange, defaultReportView, type Report } from '@placard/domain/report'
import { DEFAULT_LINK_SETTINGS } from '@placard/domain/share'
import { describePart, mount } from '@placard/ui/testing'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ReportPage } from './report-page.js'

const campaign = demoCampaigns(DEMO_NOW)[0]!
const view = defaultReportView(DEMO_NOW)
const report = demoReport(campaign, view.range)
const shown = { title: 'Autumn', view, onViewChange: () => {}, onRetry: () => {}, now: DEMO_NOW, state: { report } }
const figures = () => page.getByRole('region', { name: 'Key figures' })

describePart('ReportPage', (probe) => <ReportPage {...shown} {...probe} />)

describe('the comparison of a report', () => {
  const previous = demoReport(campaign, comparedRange(view)!)

  it('is shown if it is the requested one', async () => {
    await mount(<ReportPage {...shown} state={{ report, previous }} />)
    await expect.element(figures()).toMatchTextContent('vs 1–6 Oct')
  })

  it.each<[string, Partial<Report>]>([
    ['other days', { range: { ...previous.range, start: '2025-09-01' } }],
    ['another zone', { range: { ...previous.range, tzCode: 'Asia/Kolkata' } }],
    ['hours against days', { bucket: 'hour' }],
  ])('is omitted if it is of %s', async (_, changes) => {
    await mount(<ReportPage {...shown} state={{ report, previous: { ...previous, ...changes } }} />)
    await expect.element(figures()).not.toMatchTextContent('vs ')
  })

  it('is omitted as soon as nothing is compared', async () => {
    await mount(<ReportPage {...shown} view={{ ...view, comparison: { mode: 'off' } }} state={{ report, previous }} />)
    await expect.element(figures()).not.toMatchTextContent('vs ')
  })
})

it('shows an error if only the comparison failed', async () => {
  const onRetry = vi.fn()
  await mount(<ReportPage {...shown} onRetry={onRetry} state={{ report, previousError: 'Request timed out' }} />)
  await expect.element(page.getByText('Request timed out')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})

it('prints when its data was received, in the report’s time zone', async () => {
  await mount(<ReportPage {...shown} state={{ report, receivedAt: new Date('2025-10-14T09:48:00Z') }} />)
  await expect.element(page.getByText('updated 12 min ago')).toBeVisible()
  window.dispatchEvent(new Event('beforeprint'))
  expect(document.body.textContent).toContain('as of 14 Oct 2025, 09:48')
  window.dispatchEvent(new Event('afterprint'))
  expect(document.body.textContent).not.toContain('as of')
})

it('offers to cancel after 3 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const onCancel = vi.fn()
  await mount(<ReportPage {...shown} state={{ loading: true }} onCancel={onCancel} />)
  expect(page.getByRole('button', { name: 'Cancel' }).elements()).toHaveLength(0)
  vi.advanceTimersByTime(3000)
  vi.useRealTimers()
  await expect.element(page.getByText('Loading the report…')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(onCancel).toHaveBeenCalledOnce()
})

describe('the report of a campaign that has not started', () => {
  const ahead = { ...report, campaign: { ...report.campaign, start: '2025-11-28' }, rows: [] }

  it('shows its start and the caller’s action instead of other dates', async () => {
    await mount(
      <ReportPage {...shown} state={{ report: ahead }} startAction={<a href="#campaign">See the campaign</a>} />,
    )
    await expect.element(page.getByText('Starts 28 Nov 2025. Data appears here once ads are shown.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'See the campaign' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Show the last 30 days' }).elements()).toHaveLength(0)
  })
})

describe('the time zone of a report', () => {
  const inZone = (tzCode: string, start: string, end: string) => ({ ...report, range: { start, end, tzCode } })
  const shownIn = async (tzCode: string, start: string, end: string) => {
    const zoned = inZone(tzCode, start, end)
    await mount(<ReportPage {...shown} state={{ report: zoned }} view={{ ...view, range: zoned.range }} />)
  }

  it('shows both offsets across a clock change, on screen and in print', async () => {
    await shownIn('Europe/Berlin', '2026-10-20', '2026-10-27')
    await expect.element(page.getByText('times in GMT+02:00, GMT+01:00 from 25 Oct 2026')).toBeVisible()
    await expect
      .element(
        page
          .getByRole('paragraph')
          .filter({ hasText: '25 Oct 2026 has 25 hours: clocks go from GMT+02:00 to GMT+01:00.' }),
      )
      .toBeVisible()
    expect(document.body.textContent).toContain('(GMT+02:00, GMT+01:00 from 25 Oct 2026) Europe/Berlin')
  })

  it('explains where days start in a time zone with half hours', async () => {
    await shownIn('Asia/Kolkata', '2025-10-08', '2025-10-14')
    await expect
      .element(page.getByRole('paragraph').filter({ hasText: /days in this time zone run from 00:30 local time/ }))
      .toBeVisible()
  })
})

it('shows the table of its view, and reports what users select', async () => {
  const onViewChange = vi.fn()
  await mount(<ReportPage {...shown} view={{ ...view, display: 'table' }} onViewChange={onViewChange} />)
  const choice = page.getByRole('radiogroup', { name: 'View of Delivery by creative' })
  await expect.element(choice.getByRole('radio', { name: 'Table' })).toBeChecked()
  expect(page.getByRole('combobox', { name: 'Kind of chart' }).elements()).toHaveLength(0)
  await choice.getByRole('radio', { name: 'Chart' }).click()
  expect(onViewChange).toHaveBeenLastCalledWith({ ...view, display: undefined })
})

describe('controls', () => {
  const controls = { toolbar: <button type="button">Dates</button>, actions: <button type="button">Export</button> }
  const isBelowChart = (name: string) => {
    const button = page.getByRole('button', { name }).element()
    const chart = document.querySelector('figure')!
    return chart.compareDocumentPosition(button) === Node.DOCUMENT_POSITION_FOLLOWING
  }

  it.each<[number, 'top' | 'after-chart', boolean]>([
    [390, 'after-chart', true],
    [390, 'top', false],
    [640, 'after-chart', false],
    [1280, 'after-chart', false],
  ])('are once in a window of %d px with %s', async (width, place, isBelow) => {
    await page.viewport(width, 844)
    const { rerender } = await mount(<ReportPage {...shown} {...controls} controls={place} state={{ loading: true }} />)
    expect([isBelowChart('Dates'), isBelowChart('Export')]).toEqual([isBelow, isBelow])
    await rerender(<ReportPage {...shown} {...controls} controls={place} state={{ report }} />)
    expect([isBelowChart('Dates'), isBelowChart('Export')]).toEqual([isBelow, isBelow])
    await rerender(<ReportPage {...shown} {...controls} controls={place} state={{ error: 'Not now' }} />)
    expect(page.getByRole('button', { name: 'Dates' }).elements()).toHaveLength(1)
  })
})

it('offers no other days where the share link fixes them', async () => {
  const empty = { ...shown, state: { report: { ...report, rows: [] } } }
  const link = { ...DEFAULT_LINK_SETTINGS, range: { kind: 'rolling', preset: 'last7' } } as const
  const { rerender } = await mount(<ReportPage {...empty} />)
  await expect.element(page.getByRole('button', { name: 'Show the last 30 days' })).toBeVisible()
  await rerender(<ReportPage {...empty} link={link} />)
  expect(page.getByRole('button', { name: 'Show the last 30 days' }).elements()).toEqual([])
})

describe('a report whose default range begins before the flight', () => {
  const started = { ...report, campaign: { ...report.campaign, start: '2025-10-13', end: null } }
  const offer = () => page.getByRole('button', { name: 'Show the flight' })

  it('offers the flight', async () => {
    const onViewChange = vi.fn()
    await mount(<ReportPage {...shown} onViewChange={onViewChange} state={{ report: started }} />)
    await offer().click()
    expect(onViewChange).toHaveBeenCalledWith({
      ...view,
      range: { start: '2025-10-13', end: '2025-10-14', tzCode: 'UTC' },
    })
  })

  it('does not where its days are fixed, or for other ranges', async () => {
    const link = { ...DEFAULT_LINK_SETTINGS, range: { kind: 'fixed', ...view.range } } as never
    const { rerender } = await mount(<ReportPage {...shown} state={{ report: started }} link={link} />)
    expect(offer().elements()).toHaveLength(0)
    await rerender(<ReportPage {...shown} />)
    expect(offer().elements()).toHaveLength(0)
  })
})
