import { campaignStatus } from '@placard/domain/campaign'
import { DEMO_NOW, demoCampaignList } from '@placard/domain/demo'
import { dayInZone } from '@placard/domain/internal/dates'
import { describe, expect, it } from 'vitest'
import {
  arrangeCampaigns,
  firstOrder,
  parseListSearch,
  readSortOrder,
  withListSearch,
  writeSortOrder,
} from './campaign-order.js'

const campaigns = demoCampaignList()
const byDefault = parseListSearch(new URLSearchParams())
const names = (search: string) =>
  arrangeCampaigns(campaigns, parseListSearch(new URLSearchParams(search)), DEMO_NOW).map(({ name }) => name)

describe('URL parameters of the list', () => {
  it('default to impressions, descending', () => {
    expect(byDefault).toEqual({
      q: '',
      status: undefined,
      sort: 'impressions',
      dir: 'descending',
      thenBy: [],
      show: undefined,
    })
  })

  it('fall back to the defaults for invalid values', () => {
    expect(parseListSearch(new URLSearchParams('sort=color&dir=sideways&show=theirs&status=lost&q=solar'))).toEqual({
      ...byDefault,
      q: 'solar',
    })
  })
})

describe('arrangeCampaigns', () => {
  it('finds names that contain every term, ignoring case and accents', () => {
    expect(names('q=ROOFTOP lumen')).toEqual(['Lumen Solar — Rooftop Days'])
    expect(names('q=maplé')).toEqual(['Maple & Co — Loyalty Relaunch'])
    expect(names('q=nothing like it')).toEqual([])
  })

  it('filters by status, and sorts by last edit', () => {
    const ending = names('status=ending')
    expect(ending.length).toBeGreaterThan(0)
    expect(ending.length).toBeLessThan(campaigns.length)
    expect(ending.length + names('status=live').length).toBe(
      campaigns.filter((campaign) => ['live', 'ending'].includes(campaignStatus(campaign, dayInZone(DEMO_NOW, 'UTC'))))
        .length,
    )
    const edited = arrangeCampaigns(campaigns, parseListSearch(new URLSearchParams('sort=edited')), DEMO_NOW)
    const moments = edited.map(({ updatedAt }) => updatedAt)
    expect(moments).toEqual([...moments].sort().reverse())
  })

  it('sorts by a column in both directions', () => {
    const sums = arrangeCampaigns(campaigns, byDefault, DEMO_NOW).map(({ data }) => data.impressions)
    expect(sums).toEqual([...sums].sort((a, b) => b - a))
    expect(names('sort=name&dir=ascending')[0]).toBe('Atlas Airways — Long Weekend')
    expect(names('sort=name&dir=descending')[0]).toBe('Verde Market — Weekly Deals')
  })

  it('sorts missing values last in both directions', () => {
    const pixel = 'Pixel Forge — Season Pass'
    for (const dir of ['ascending', 'descending']) {
      expect(names(`sort=ctr&dir=${dir}`).at(-1)).toBe(pixel)
      expect(names(`sort=updated&dir=${dir}`).at(-1)).toBe(pixel)
    }
  })

  it('does not mutate the loaded list', () => {
    const before = campaigns.map(({ id }) => id)
    names('sort=clicks')
    expect(campaigns.map(({ id }) => id)).toEqual(before)
  })
})

describe('sort order of the table', () => {
  const search = parseListSearch(new URLSearchParams('sort=clicks&thenBy=name.ascending,color.up,ctr.descending'))

  it('is stored in the URL, with any number of columns', () => {
    expect(readSortOrder(search)).toEqual([
      { column: 'clicks', direction: 'descending' },
      { column: 'name', direction: 'ascending' },
      { column: 'ctr', direction: 'descending' },
    ])
    const order = writeSortOrder([
      { id: 'name', direction: 'ascending' },
      { id: 'trend', direction: 'descending' },
    ])
    const address = withListSearch(new URLSearchParams('q=solar&sort=clicks'), order)
    expect(address.toString()).toBe('q=solar&sort=name&dir=ascending&thenBy=trend.descending')
    expect(withListSearch(address, writeSortOrder([])).toString()).toBe('q=solar')
  })

  it('starts ascending for names and descending for numbers', () => {
    expect(firstOrder('name')).toEqual({ sort: 'name', dir: 'ascending', thenBy: [] })
    expect(firstOrder('clicks')).toEqual({ sort: 'clicks', dir: 'descending', thenBy: [] })
  })
})
