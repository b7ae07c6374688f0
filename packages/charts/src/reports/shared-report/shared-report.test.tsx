import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { computeContrast } from '@placard/domain/internal/share'
import { defaultReportView } from '@placard/domain/report'
import { DEFAULT_LINK_SETTINGS } from '@placard/domain/share'
import { describePart, mount } from '@placard/ui/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SharedReport } from './shared-report.js'

const view = defaultReportView(DEMO_NOW)
const shown = {
  title: 'Autumn',
  view,
  onViewChange: () => {},
  onRetry: () => {},
  now: DEMO_NOW,
  state: { report: demoReport(demoCampaigns(DEMO_NOW)[0]!, view.range) },
}

describePart('SharedReport', (probe) => <SharedReport {...shown} {...probe} />, { slot: 'report-page' })

describe('SharedReport', () => {
  it('is a page with a title, marked as read only', async () => {
    await mount(<SharedReport {...shown} />)
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Autumn')
    await expect.element(page.getByText('Read only')).toBeVisible()
  })

  it('shows nothing of a report with a dead link, and explains what to do', async () => {
    await mount(<SharedReport {...shown} dead />)
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('no longer works')
    await expect.element(page.getByText(/Ask the sender/)).toBeVisible()
    expect(page.getByRole('table').elements()).toHaveLength(0)
    expect(page.getByRole('region').elements()).toHaveLength(0)
  })

  it('takes the height of the window for a dead link only where it is the page', async () => {
    const { rerender } = await mount(<SharedReport {...shown} dead />)
    const height = () => document.querySelector('[data-slot="shared-report"]')?.getBoundingClientRect().height
    expect(height()).toBe(innerHeight - 96)
    await rerender(<SharedReport {...shown} dead titleAs="h2" />)
    expect(height()).toBeLessThan(innerHeight / 2)
  })

  const formatHex = (color: string) =>
    `#${[...color.matchAll(/\d+/g)]
      .slice(0, 3)
      .map(([part]) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`

  it.each(['#f2c200', '#1a1a80', '#808080'])(
    'shows %s of the client so that it is legible in both themes',
    async (color) => {
      const link = { ...DEFAULT_LINK_SETTINGS, color }
      for (const theme of ['light', 'dark']) {
        const { container } = await mount(
          <div data-theme={theme} className="bg-canvas">
            <SharedReport {...shown} link={link} />
          </div>,
        )
        const line = container.querySelector('[data-slot="link-brand"] > span')!
        const [ground, drawn] = [
          theme === 'light' ? '#f8f9fb' : '#0c0e13',
          formatHex(getComputedStyle(line).backgroundColor),
        ]
        expect(computeContrast(drawn, ground), `${drawn} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
    },
  )

  it('keeps the place of a logo that does not load', async () => {
    const { container } = await mount(<SharedReport {...shown} logo="data:image/png;base64,AAAA" />)
    const place = container.querySelector('[data-slot="link-brand"] > span')!
    const { height } = place.getBoundingClientRect()
    expect(height).toBeGreaterThanOrEqual(32)
    await expect.poll(() => place.querySelector('img')).toBeNull()
    expect(place.getBoundingClientRect().height).toBe(height)
  })

  it('has no brand without a colour and a logo', async () => {
    const { container } = await mount(<SharedReport {...shown} link={DEFAULT_LINK_SETTINGS} />)
    expect(container.querySelector('[data-slot="link-brand"]')).toBeNull()
  })
})
