import { DEMO_NOW, demoCampaignList } from '@placard/domain/demo'
import { formatMetric, METRICS } from '@placard/domain/report'
import { describePart, mount } from '@placard/ui/testing'
import { createElement } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { inGerman } from '../../testing/in-german.js'
import { CampaignTable } from './campaign-table.js'

const campaigns = demoCampaignList()

describePart('CampaignTable', (probe) => <CampaignTable campaigns={campaigns} now={DEMO_NOW} {...probe} />, {
  slot: 'data-table',
})

describe('CampaignTable', () => {
  beforeEach(() => page.viewport(1280, 800))

  it('sums counts, and computes ratios from sums', async () => {
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

  it('prints dates instead of ages', async () => {
    await mount(<CampaignTable campaigns={campaigns} now={DEMO_NOW} />)
    await expect.element(page.getByRole('columnheader', { name: 'Updated' })).toBeInTheDocument()
    const printed = [...document.querySelectorAll('time')].map(({ dataset }) => dataset.printed)
    expect(printed).not.toHaveLength(0)
    for (const words of printed) expect(words).toMatch(/^\d+ \w+ \d{4}, \d\d:\d\d UTC$/)
  })

  it('renders the caller’s link to a campaign', async () => {
    await mount(
      <CampaignTable
        campaigns={campaigns}
        now={DEMO_NOW}
        renderLink={({ id }) => createElement('a', { href: `#${id}` })}
      />,
    )
    await expect
      .element(page.getByRole('link', { name: campaigns[0]!.name }))
      .toHaveAttribute('href', `#${campaigns[0]!.id}`)
  })

  const withActions = (
    <CampaignTable
      campaigns={campaigns}
      now={DEMO_NOW}
      selection={{ selected: new Set(), onChange: () => undefined, label: ({ name }) => name }}
      rowActions={() => <button type="button">…</button>}
    />
  )

  it.each(['flight', 'ctr'])('shows all of the %s column beside the row actions at 1280 pixels', async (column) => {
    await page.viewport(1280, 800)
    await mount(<div style={{ width: 998 }}>{withActions}</div>)
    const head = page.getByText('Actions', { exact: true })
    await expect.element(head).toBeInTheDocument()
    const buttons = head.element().closest('th')!
    const cells = [...document.querySelectorAll(`[data-column="${column}"]`)]
    expect(cells.length).toBeGreaterThan(0)
    const ends = cells.map((cell) => cell.getBoundingClientRect().right)
    expect(Math.max(...ends)).toBeLessThanOrEqual(buttons.getBoundingClientRect().left)
  })

  it('shows German headings, statuses and dates whole at 1280 pixels', async () => {
    await page.viewport(1280, 800)
    await mount(<div style={{ width: 998 }}>{inGerman(() => withActions)}</div>)
    await expect.element(page.getByRole('columnheader', { name: 'Impressionen' })).toBeInTheDocument()
    const end = document.querySelector('th:last-child')!.getBoundingClientRect().left
    const cut = [...document.querySelectorAll<HTMLElement>('th, [data-column=status], [data-column=flight]')]
      .flatMap((cell) => [cell, ...cell.querySelectorAll<HTMLElement>('*')])
      .filter((one) => one.matches('.truncate') && one.getBoundingClientRect().right <= end)
      .filter((one) => one.scrollWidth > one.clientWidth)
    expect(cut.map(({ textContent }) => textContent)).toEqual([])
    await expect.element(page.getByText(/^Noch \d Tage?$/)).toBeVisible()
  })

  it('fades out the last visible column while more columns are hidden beside the row actions', async () => {
    await page.viewport(1280, 800)
    const { rerender } = await mount(<div style={{ width: 998 }}>{withActions}</div>)
    const fade = () => {
      const cell = document.querySelector('[data-slot="table-actions-cell"]')
      return cell && getComputedStyle(cell, '::after').opacity
    }
    await expect.poll(fade).toBe('1')
    await rerender(<div style={{ width: 2400 }}>{withActions}</div>)
    await expect.poll(fade).toBe('0')
  })

  it('shows key figures of each campaign and of all below the names on a phone', async () => {
    await page.viewport(390, 844)
    await mount(withActions)
    const [first] = campaigns
    const row = page.getByRole('row').filter({ hasText: first!.name })
    const table = page.getByRole('table', { name: 'Campaigns' })
    await expect.element(table).toBeVisible()
    for (const id of ['impressions', 'clicks'] as const) {
      await expect.element(row.getByText(formatMetric(id, first!.data[id]))).toBeVisible()
      const sum = campaigns.reduce((total, { data }) => total + data[id], 0)
      const total = page.getByRole('row').filter({ hasText: `Total, ${campaigns.length} campaigns` })
      await expect.element(total.getByText(formatMetric(id, sum))).toBeVisible()
    }
    await expect.element(row.getByText('Live')).toBeVisible()
    const region = document.querySelector('[data-slot="table-region"]')!
    expect(region.scrollWidth).toBe(region.clientWidth)
    await page.viewport(1280, 800)
  })
})
