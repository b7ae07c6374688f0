import { formatMetric, METRICS } from '@placard/domain'
import { DEMO_NOW, demoCampaignList } from '@placard/domain/testing'
import { describePart, mount } from '@placard/ui/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CampaignTable } from './campaign-table.js'

const campaigns = demoCampaignList()

describePart('CampaignTable', (probe) => <CampaignTable campaigns={campaigns} now={DEMO_NOW} {...probe} />, {
  slot: 'data-table',
})

describe('CampaignTable', () => {
  it('adds up counts, and takes the rate of the sums', async () => {
    await mount(<CampaignTable campaigns={campaigns} now={DEMO_NOW} />)
    const clicks = campaigns.reduce((sum, { data }) => sum + data.clicks, 0)
    const impressions = campaigns.reduce((sum, { data }) => sum + data.impressions, 0)
    const total = page.getByRole('row').filter({ hasText: `Total, ${campaigns.length} campaigns` })
    await expect.element(total).toMatchTextContent(formatMetric('impressions', impressions))
    await expect.element(total).toMatchTextContent(formatMetric('ctr', (clicks / impressions) * 100))
  })

  it('explains its metrics', async () => {
    await mount(<CampaignTable campaigns={campaigns} now={DEMO_NOW} />)
    await page.getByRole('button', { name: 'What do these metrics mean?' }).click()
    await expect.element(page.getByRole('status').filter({ hasText: METRICS.ctr.formula })).toBeInTheDocument()
  })

  it('prints the moments that it says the age of', async () => {
    await mount(<CampaignTable campaigns={campaigns} now={DEMO_NOW} />)
    await expect.element(page.getByRole('columnheader', { name: 'Updated' })).toBeInTheDocument()
    const printed = [...document.querySelectorAll('time')].map(({ dataset }) => dataset.printed)
    expect(printed).not.toHaveLength(0)
    for (const words of printed) expect(words).toMatch(/^\d+ \w+ \d{4}, \d\d:\d\d UTC$/)
  })

  it('leads to a campaign by the link of its caller', async () => {
    await mount(
      <CampaignTable
        campaigns={campaigns}
        now={DEMO_NOW}
        renderLink={({ id }, children) => <a href={`#${id}`}>{children}</a>}
      />,
    )
    await expect
      .element(page.getByRole('link', { name: campaigns[0]!.name }))
      .toHaveAttribute('href', `#${campaigns[0]!.id}`)
  })

  it.each([
    { room: 326, window: 'a phone', part: '[data-slot="status"]' },
    { room: 998, window: 'a window of 1280 pixels beside the menu', part: '[data-column="trend"]' },
  ])('shows all of $part beside the buttons of rows on $window', async ({ room, part }) => {
    await mount(
      <div style={{ width: room }}>
        <CampaignTable
          campaigns={campaigns}
          now={DEMO_NOW}
          selection={{ selected: new Set(), onChange: () => undefined, label: ({ name }) => name }}
          rowActions={() => <button type="button">…</button>}
        />
      </div>,
    )
    const head = page.getByText('Actions', { exact: true })
    await expect.element(head).toBeInTheDocument()
    const buttons = head.element().closest('th')!.getBoundingClientRect()
    const ends = [...document.querySelectorAll(part)].map((shown) => shown.getBoundingClientRect().right)
    expect(ends.length).toBeGreaterThan(0)
    expect(Math.max(...ends)).toBeLessThanOrEqual(buttons.left)
  })
})
