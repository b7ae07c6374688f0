import { DEMO_NOW, demoCampaigns } from '@placard/domain/demo'
import { defaultReportView, presetRange, type ReportView } from '@placard/domain/report'
import { mount } from '@placard/ui/testing'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeApi, fakeApi } from '../../testing/fake-client.fixture.js'
import { clearReports, LiveCampaignReport, useLiveReport } from './live-report.js'

const campaign = demoCampaigns(DEMO_NOW)[0]!
const subject = { campaignID: campaign.id }
const view = defaultReportView(DEMO_NOW)
const days = (url: URL) =>
  ['start_dt', 'end_dt'].map((name) => new Date(Number(url.searchParams.get(name)) * 1000).toISOString().slice(0, 10))

interface ProbeProps {
  api: FakeApi
  view: ReportView
  refreshInterval?: number
}

function Probe({ api, view: shown, refreshInterval }: ProbeProps) {
  const live = useLiveReport({ client: api.client, subject, view: shown, refreshInterval })
  const state = live.loading ? 'loading' : live.refreshing ? 'refreshing' : (live.error ?? 'ready')
  return (
    <>
      <p data-testid="state">{state}</p>
      <p data-testid="range">{live.report?.range.start}</p>
      <p data-testid="previous">{live.previous?.range.start}</p>
      <button type="button" onClick={live.refresh}>
        Again
      </button>
      <button type="button" onClick={live.cancel}>
        Stop
      </button>
    </>
  )
}
const state = () => page.getByTestId('state')

describe('LiveCampaignReport', () => {
  it('fetches report and comparison once in StrictMode and for several widgets', async () => {
    const api = fakeApi()
    await mount(
      <StrictMode>
        <Probe api={api} view={view} />
        <LiveCampaignReport client={api.client} campaignID={campaign.id} defaultView={view} now={DEMO_NOW} />
      </StrictMode>,
    )
    await expect.element(state()).toMatchTextContent('ready')
    await expect
      .poll(() => api.asked.map(days).sort())
      .toEqual([
        ['2025-10-01', '2025-10-07'],
        ['2025-10-08', '2025-10-14'],
      ])
    expect(api.aborted()).toBe(0)
  })

  it('aborts requests when the view changes, and keeps the old data meanwhile', async () => {
    const api = fakeApi()
    const { rerender } = await mount(<Probe api={api} view={view} />)
    await expect.element(state()).toMatchTextContent('ready')
    api.hold()
    const month = { ...view, range: presetRange('last30', DEMO_NOW, 'UTC') }
    const fortnight = { ...view, range: presetRange('last14', DEMO_NOW, 'UTC') }
    await rerender(<Probe api={api} view={month} />)
    await expect.element(state()).toMatchTextContent('refreshing')
    await expect.element(page.getByTestId('range')).toMatchTextContent('2025-10-08')
    await rerender(<Probe api={api} view={fortnight} />)
    await expect.poll(() => api.aborted()).toBe(2)
    api.release()
    await expect.element(state()).toMatchTextContent('ready')
    await expect.element(page.getByTestId('range')).toMatchTextContent('2025-10-01')
  })

  it('caches reports, and fetches again on demand', async () => {
    const api = fakeApi()
    const other = { ...view, range: presetRange('last14', DEMO_NOW, 'UTC') }
    const { rerender } = await mount(<Probe api={api} view={view} />)
    await expect.element(state()).toMatchTextContent('ready')
    await rerender(<Probe api={api} view={other} />)
    await expect.element(state()).toMatchTextContent('ready')
    await rerender(<Probe api={api} view={view} />)
    await expect.element(state()).toMatchTextContent('ready')
    expect(api.asked).toHaveLength(4)
    await userEvent.click(page.getByRole('button', { name: 'Again' }))
    await expect.poll(() => api.asked.length).toBe(6)
  })

  it('shows an error above the old data, and recovers on retry', async () => {
    const api = fakeApi()
    await mount(<Probe api={api} view={view} />)
    await expect.element(state()).toMatchTextContent('ready')
    api.fail(500)
    await userEvent.click(page.getByRole('button', { name: 'Again' }))
    await expect.element(state()).toMatchTextContent('The disk is full.')
    await expect.element(page.getByTestId('range')).toMatchTextContent('2025-10-08')
    api.fail(undefined)
    await userEvent.click(page.getByRole('button', { name: 'Again' }))
    await expect.element(state()).toMatchTextContent('ready')
  })

  it('can be cancelled', async () => {
    const api = fakeApi()
    api.hold()
    await mount(<Probe api={api} view={view} />)
    await expect.element(state()).toMatchTextContent('loading')
    await userEvent.click(page.getByRole('button', { name: 'Stop' }))
    await expect.element(state()).toMatchTextContent('Request timed out')
  })

  it('fetches no comparison without one', async () => {
    const api = fakeApi()
    await mount(<Probe api={api} view={{ ...view, comparison: { mode: 'off' }, withVideo: false }} />)
    await expect.element(state()).toMatchTextContent('ready')
    expect(api.asked).toHaveLength(1)
    expect(api.asked[0]?.searchParams.get('withVideoData')).toBe('false')
  })
})

describe('refreshInterval', () => {
  afterEach(() => void vi.restoreAllMocks())
  const alone = { ...view, comparison: { mode: 'off' } } as const

  it('fetches the report again, and pauses while the page is hidden', async () => {
    const api = fakeApi()
    await mount(<Probe api={api} view={alone} refreshInterval={40} />)
    await expect.poll(() => api.asked.length).toBeGreaterThan(2)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    // Lets pending requests finish.
    await new Promise((resolve) => setTimeout(resolve, 100))
    const sent = api.asked.length
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(api.asked).toHaveLength(sent)
    vi.restoreAllMocks()
    await expect.poll(() => api.asked.length).toBeGreaterThan(sent)
  })

  it('is off by default', async () => {
    const api = fakeApi()
    await mount(<Probe api={api} view={alone} />)
    await expect.element(state()).toMatchTextContent('ready')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(api.asked).toHaveLength(1)
  })
})

describe('cached reports and users', () => {
  it('shows nothing of the previous user after a sign-out through the same client', async () => {
    const api = fakeApi()
    await mount(<Probe api={api} view={view} />)
    await expect.element(state()).toMatchTextContent('ready')
    api.hold()
    await api.signOut()
    await expect.element(state()).toMatchTextContent('loading')
    await expect.element(page.getByTestId('range')).toHaveTextContent('')
    api.release()
    await expect.element(state()).toMatchTextContent('ready')
    expect(api.asked.filter(({ pathname }) => pathname.endsWith('/reports'))).toHaveLength(4)
  })

  it('drops visible reports after a 401 response, and requests them only once more', async () => {
    const api = fakeApi()
    await mount(<Probe api={api} view={{ ...view, comparison: { mode: 'off' } }} />)
    await expect.element(state()).toMatchTextContent('ready')
    api.fail(401)
    await userEvent.click(page.getByRole('button', { name: 'Again' }))
    await expect.element(state()).toMatchTextContent('The disk is full.')
    await expect.element(page.getByTestId('range')).toHaveTextContent('')
    expect(api.asked).toHaveLength(3)
  })

  it('is cleared by clearReports', async () => {
    const api = fakeApi()
    await mount(<Probe api={api} view={view} />)
    await expect.element(state()).toMatchTextContent('ready')
    api.hold()
    clearReports(api.client)
    await expect.element(state()).toMatchTextContent('loading')
    await expect.element(page.getByTestId('range')).toHaveTextContent('')
  })
})
