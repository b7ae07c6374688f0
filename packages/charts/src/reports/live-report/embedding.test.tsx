import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { comparedRange, defaultReportView, type MetricName, presetRange, type ReportView } from '@placard/domain/report'
import { Prerendered } from '@placard/ui'
import { hydrate, mount } from '@placard/ui/testing'
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import guide from '../../../../../docs/embedding.md?raw'
import { fakeApi } from '../../testing/fake-client.fixture.js'
import { CampaignReport } from '../campaign-report/campaign-report.js'
import { ReportToolbar } from '../report-toolbar/report-toolbar.js'
import { SharedReport } from '../shared-report/shared-report.js'
import source from './ten-lines.fixture.tsx?raw'

const campaign = demoCampaigns(DEMO_NOW)[0]!
const view = defaultReportView(DEMO_NOW, 'Asia/Kolkata')

const fetchOfPage = globalThis.fetch
afterEach(() => {
  globalThis.fetch = fetchOfPage
})

/** Page of the embedding guide. Its client uses the global fetch: here an API mock. */
async function pageOfGuide() {
  globalThis.fetch = fakeApi().fetch
  return (await import('./ten-lines.fixture.js')).CampaignPage
}

const shared = (of: ReportView) => (
  <SharedReport
    title={campaign.name}
    view={of}
    onViewChange={() => {}}
    onRetry={() => {}}
    state={{
      report: demoReport(campaign, of.range),
      previous: demoReport(campaign, comparedRange(of)!),
      receivedAt: DEMO_NOW,
    }}
    now={DEMO_NOW}
    toolbar={<ReportToolbar value={of} onValueChange={() => {}} now={DEMO_NOW} />}
  />
)

const HOST = `
  .host { font-family: Georgia, serif; color: rgb(80, 20, 20); background: rgb(250, 240, 230) }
  .host h1 { font-size: 40px; margin: 30px 0; text-transform: uppercase }
  .host > button { background: rgb(200, 0, 0); border: 3px dotted rgb(0, 0, 0); padding: 11px }
  .host > table { border-collapse: separate; border-spacing: 7px } .host > table td { padding: 9px }`

const Host = ({ children }: { children?: ReactNode }) => (
  <div className="host">
    <style>{HOST}</style>
    <h1>Their page</h1>
    <button type="button">Their button</button>
    <table>
      <tbody>
        <tr>
          <td>Their cell</td>
        </tr>
      </tbody>
    </table>
    {children}
  </div>
)

describe('code of the embedding guide', () => {
  it('equals the code tested here, and shows a report', async () => {
    const [snippet = ''] = /(?<=```tsx\n)[\s\S]*?(?=```)/.exec(guide) ?? []
    const lines = snippet.split('\n').filter((line) => line.trim() !== '' && line !== ')')
    expect(lines.length).toBeLessThanOrEqual(10)
    expect(snippet).toContain("import { LiveCampaignReport } from '@placard/charts'")
    for (const line of lines.filter((one) => !one.startsWith('import'))) expect(source).toContain(line)

    const CampaignPage = await pageOfGuide()
    await mount(<CampaignPage campaignID={campaign.id} />)
    await expect.element(page.getByRole('heading', { level: 2, name: campaign.name })).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Key figures' })).toBeVisible()
  })
})

describe('server markup', () => {
  const ranges: ReportView[] = ['Asia/Kolkata', 'America/New_York', 'UTC'].flatMap((tzCode) => [
    defaultReportView(DEMO_NOW, tzCode),
    { ...view, range: presetRange('today', DEMO_NOW, tzCode) },
  ])

  it.each(ranges.map((of) => [`${of.range.tzCode}, ${of.range.start}`, of] as const))(
    'is what the browser finds, without a word of complaint: %s',
    async (_, of) => {
      const children = <StrictMode>{shared(of)}</StrictMode>
      const markup = renderToString(children)
      expect(markup).toContain(campaign.name)
      const { recovered } = await hydrate(markup, children)
      // The charts load later; console errors until then fail every test.
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(recovered).toEqual([])
    },
  )
})

describe('markup that is readable before its code has run', () => {
  const prerendered = (of: ReportView, onMissing?: (code: Promise<unknown>) => void) => (
    <Prerendered {...(onMissing && { onMissing })}>{shared(of)}</Prerendered>
  )
  async function renderMarkup(of: ReportView): Promise<string> {
    const missing: Promise<unknown>[] = []
    const markup = renderToString(prerendered(of, (code) => missing.push(code)))
    if (missing.length === 0) return markup
    await Promise.all(missing)
    return renderMarkup(of)
  }

  it.each([390, 1280])('shows figures, lines and rows at %d px, and is what the browser finds', async (width) => {
    await page.viewport(width, 900)
    const markup = await renderMarkup(view)
    const before = document.body.appendChild(document.createElement('div'))
    before.innerHTML = markup
    const visible = (selector: string) =>
      [...before.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0)
    expect(visible('[data-slot="chart-lines"] path[d]').length).toBeGreaterThan(1)
    expect(visible('table tbody tr').length).toBeGreaterThanOrEqual(campaign.creatives.length)
    // What differs between phones and wide screens is there twice, and seen once.
    expect(visible('[data-slot="report-toolbar"]')).toHaveLength(1)
    expect(before.querySelectorAll('[data-slot="report-toolbar"]')).toHaveLength(2)
    before.remove()

    const { container, recovered } = await hydrate(markup, prerendered(view))
    await expect.poll(() => container.querySelectorAll('[data-slot="report-toolbar"]')).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(recovered).toEqual([])
  })
})

describe('a report embedded in another page', () => {
  const READ = [
    'fontSize',
    'marginTop',
    'textTransform',
    'backgroundColor',
    'borderTopStyle',
    'paddingTop',
    'borderSpacing',
    'fontFamily',
    'color',
  ] as const
  const looks = (host: Element) =>
    ['h1', ':scope > button', ':scope > table', ':scope > table td'].map((selector) => {
      const style = getComputedStyle(host.querySelector(selector)!)
      return READ.map((name) => style[name])
    })
  it('keeps the styles of the page, and inherits its font or a theme of its own', async () => {
    const { container, rerender } = await mount(<Host />)
    const before = looks(container.firstElementChild!)
    await rerender(
      <Host>
        <div data-theme="dark" style={{ ['--placard-font-sans' as string]: 'Georgia, serif' }}>
          {shared(view)}
        </div>
      </Host>,
    )
    await expect.element(page.getByRole('region', { name: 'Key figures' })).toBeVisible()
    expect(looks(container.firstElementChild!)).toEqual(before)
    const figures = container.querySelector('section[aria-label="Key figures"]')!
    expect(getComputedStyle(figures).fontFamily).toContain('Georgia')
    const [light, dark] = [document.documentElement, figures].map((element) =>
      getComputedStyle(element).getPropertyValue('--placard-surface'),
    )
    expect(dark).not.toBe(light)
  })

  it.each([360, 768, 1280, 1920])('fits a container of %d px in any viewport without clipping', async (width) => {
    await page.viewport(2000, 1000)
    const metric: MetricName = 'impressions'
    const { container } = await mount(
      <div style={{ width, padding: 16, boxSizing: 'border-box' }}>
        {shared(view)}
        <CampaignReport
          report={demoReport(campaign, presetRange('today', DEMO_NOW, 'UTC'))}
          metric={metric}
          onMetricChange={() => {}}
        />
      </div>,
    )
    const place = container.firstElementChild!
    expect(place.scrollWidth).toBeLessThanOrEqual(width)
    const edge = place.getBoundingClientRect().right
    const isScrolled = (element: Element) => element.closest('[role="region"], [data-slot="chart-legend"], .sr-only')
    // Charts and tables fit themselves to the container after their first layout.
    await vi.waitFor(() => {
      for (const element of place.querySelectorAll('h1, h2, button, figcaption, input'))
        if (!isScrolled(element))
          expect(element.getBoundingClientRect().right, element.outerHTML).toBeLessThanOrEqual(edge)
    })
  })
})
