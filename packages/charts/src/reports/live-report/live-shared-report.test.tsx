import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { defaultReportView, formatMetric, reportTotals } from '@placard/domain/report'
import { mount } from '@placard/ui/testing'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeApi, fakeApi, openLink } from '../../testing/fake-client.fixture.js'
import { LiveSharedReport } from './live-report.js'

const campaign = demoCampaigns(DEMO_NOW)[0]!
const view = defaultReportView(DEMO_NOW)
const alone = { ...view, comparison: { mode: 'off' } } as const
const token = 'x'.repeat(43)
const listRequests = (api: FakeApi, path: string) => api.asked.filter(({ pathname }) => pathname === path)
const listReports = (api: FakeApi) => listRequests(api, '/share/reports')
const listLinks = (api: FakeApi) => listRequests(api, '/share/link')

describe('LiveSharedReport', () => {
  it('renders creative names as inline text that can be truncated, and opens them by keyboard', async () => {
    const api = fakeApi()
    await mount(<LiveSharedReport client={api.client} shareToken={token} defaultView={view} now={DEMO_NOW} />)
    const name = page.getByRole('table', { name: 'Creatives' }).getByRole('rowheader').nth(0).getByRole('link')
    await expect.element(name).toBeVisible()
    expect(getComputedStyle(name.element()).display).toBe('inline')
    const text = name.element().textContent
    ;(name.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { level: 2, name: text })).toBeVisible()
    expect(location.hash).toBe('')
  })

  it('shows the data of the token’s report, and no sharing', async () => {
    const api = fakeApi()
    await mount(<LiveSharedReport client={api.client} shareToken={token} defaultView={view} now={DEMO_NOW} />)
    const { impressions } = reportTotals(demoReport(campaign, view.range))
    await expect
      .element(page.getByRole('region', { name: 'Key figures' }))
      .toMatchTextContent(formatMetric('impressions', impressions))
    expect(listReports(api).map(({ searchParams }) => searchParams.get('sharedToken'))).toEqual([token, token])
    expect(page.getByRole('button', { name: 'Share' }).elements()).toHaveLength(0)
  })

  it('shows a message for a dead link', async () => {
    const api = fakeApi()
    api.fail(404)
    await mount(<LiveSharedReport client={api.client} shareToken={token} defaultView={view} now={DEMO_NOW} />)
    await expect.element(page.getByText('This link no longer works')).toBeVisible()
  })

  it('shows only the days, zone and parts that the link shows', async () => {
    const api = fakeApi()
    api.share(
      openLink({
        range: { kind: 'fixed', start: '2025-10-01', end: '2025-10-07' },
        tzCode: 'Asia/Kolkata',
        leftOut: ['clicks', 'video', 'invalidTraffic', 'downloads'],
      }),
    )
    await mount(<LiveSharedReport client={api.client} shareToken={token} defaultView={view} now={DEMO_NOW} />)
    const figures = page.getByRole('region', { name: 'Key figures' })
    await expect.element(figures).toMatchTextContent(/\d,\d/)
    expect(figures.element()).not.toMatchTextContent(/CTR|Clicks|Video/)
    const table = page.getByRole('table', { name: 'Creatives' })
    await expect.element(table).toBeVisible()
    expect(table.element()).not.toMatchTextContent(/CTR|Clicks|VCR|Invalid/)
    await expect.element(page.getByText('1–7 Oct 2025').nth(0)).toBeVisible()
    expect(page.getByRole('button', { name: /Export|Download|1–7 Oct/ }).elements()).toEqual([])
    expect(page.getByRole('switch').elements()).toEqual([])
    expect(listReports(api).map(({ searchParams }) => searchParams.get('tz'))).toEqual(['Asia/Kolkata'])
  })

  it('counts a view once the report is there, once only', async () => {
    const api = fakeApi()
    api.hold()
    await mount(
      <StrictMode>
        <LiveSharedReport client={api.client} shareToken={token} defaultView={view} now={DEMO_NOW} />
      </StrictMode>,
    )
    await expect.element(page.getByText('Loading the report').nth(0)).toBeInTheDocument()
    expect(api.views()).toBe(0)
    api.release()
    await expect.poll(api.views).toBe(1)
    await userEvent.click(page.getByRole('button', { name: 'Refresh' }))
    await expect.poll(() => listReports(api).length).toBe(4)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(api.views()).toBe(1)
  })

  it('has a link to the page of a link with a password, and no name or figure', async () => {
    const api = fakeApi()
    api.share({ state: 'locked', theme: null, language: null })
    const { container } = await mount(<LiveSharedReport client={api.client} shareToken={token} now={DEMO_NOW} />)
    await expect
      .element(page.getByRole('heading', { level: 2 }))
      .toMatchTextContent('This report needs a password and can’t be embedded')
    await expect
      .element(page.getByRole('link', { name: /Open the report on its page/ }))
      .toHaveAttribute('href', `https://api.placard.test/share/${token}`)
    expect(container).not.toMatchTextContent(campaign.name)
    expect(listReports(api)).toEqual([])
    expect(api.views()).toBe(0)
  })

  it('shows the new days after the link was changed while its report was open', async () => {
    const api = fakeApi()
    await mount(<LiveSharedReport client={api.client} shareToken={token} defaultView={alone} now={DEMO_NOW} />)
    await expect.element(page.getByRole('region', { name: 'Key figures' })).toMatchTextContent(/\d,\d/)
    api.share(openLink({ range: { kind: 'fixed', start: '2025-10-01', end: '2025-10-07' } }))
    api.fail(403)
    await userEvent.click(page.getByRole('button', { name: 'Refresh' }))
    await expect.poll(() => listLinks(api).length).toBeGreaterThanOrEqual(2)
    api.fail(undefined)
    await expect.element(page.getByText('1–7 Oct 2025').nth(0)).toBeVisible()
  })

  it('drops the report when a password was set, and asks no further', async () => {
    const api = fakeApi()
    const { container } = await mount(
      <LiveSharedReport client={api.client} shareToken={token} defaultView={alone} now={DEMO_NOW} />,
    )
    await expect.element(page.getByRole('heading', { level: 2, name: campaign.name })).toBeVisible()
    api.share({ state: 'locked', theme: null, language: null })
    await userEvent.click(page.getByRole('button', { name: 'Refresh' }))
    await expect.element(page.getByRole('heading', { name: /can’t be embedded/ })).toBeVisible()
    expect(container).not.toMatchTextContent(campaign.name)
    const sent = api.asked.length
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(api.asked).toHaveLength(sent)
  })

  it('does not ask forever for a link that stays as it is while its report is refused', async () => {
    const api = fakeApi()
    api.fail(403)
    await mount(<LiveSharedReport client={api.client} shareToken={token} defaultView={view} now={DEMO_NOW} />)
    await expect.element(page.getByRole('alert').nth(0)).toMatchTextContent('The disk is full.')
    await expect.poll(() => listLinks(api).length).toBeGreaterThanOrEqual(2)
    await new Promise((resolve) => setTimeout(resolve, 150))
    // Once at first, and at most once for the report and once for the one that it is compared with.
    expect(listLinks(api).length).toBeLessThanOrEqual(3)
    expect(listReports(api)).toHaveLength(2)
  })
})
