import { DEMO_NOW, demoCampaignList } from '@placard/domain/testing'
import { describe, expect, it } from 'vitest'
import { arrangeCampaigns, nextOrder, parseListSearch } from './campaign-order.js'

const campaigns = demoCampaignList()
const byDefault = parseListSearch(new URLSearchParams())
const names = (search: string) =>
  arrangeCampaigns(campaigns, parseListSearch(new URLSearchParams(search)), DEMO_NOW).map(({ name }) => name)

describe('the address of the list', () => {
  it('is by impressions, largest first, when it says nothing', () => {
    expect(byDefault).toEqual({ q: '', sort: 'impressions', dir: 'descending', show: undefined })
  })

  it('falls back to the default for what it cannot mean', () => {
    expect(parseListSearch(new URLSearchParams('sort=colour&dir=sideways&show=theirs&q=solar'))).toEqual({
      ...byDefault,
      q: 'solar',
    })
  })
})

describe('arrangeCampaigns', () => {
  it('finds names that hold every word, whatever the case and accents', () => {
    expect(names('q=ROOFTOP lumen')).toEqual(['Lumen Solar — Rooftop Days'])
    expect(names('q=maplé')).toEqual(['Maple & Co — Loyalty Relaunch'])
    expect(names('q=nothing like it')).toEqual([])
  })

  it('sorts by each way of a column', () => {
    const sums = arrangeCampaigns(campaigns, byDefault, DEMO_NOW).map(({ data }) => data.impressions)
    expect(sums).toEqual([...sums].sort((a, b) => b - a))
    expect(names('sort=name&dir=ascending')[0]).toBe('Atlas Airways — Long Weekend')
    expect(names('sort=name&dir=descending')[0]).toBe('Verde Market — Weekly Deals')
  })

  it('puts what has no value last in both directions', () => {
    const pixel = 'Pixel Forge — Season Pass'
    for (const dir of ['ascending', 'descending']) {
      expect(names(`sort=ctr&dir=${dir}`).at(-1)).toBe(pixel)
      expect(names(`sort=updated&dir=${dir}`).at(-1)).toBe(pixel)
    }
  })

  it('keeps the order of what was loaded', () => {
    const before = campaigns.map(({ id }) => id)
    names('sort=clicks')
    expect(campaigns.map(({ id }) => id)).toEqual(before)
  })
})

describe('nextOrder', () => {
  it('starts names upwards and figures downwards, then turns round', () => {
    expect(nextOrder(byDefault, 'name')).toEqual({ sort: 'name', dir: 'ascending' })
    expect(nextOrder(byDefault, 'clicks')).toEqual({ sort: 'clicks', dir: 'descending' })
    expect(nextOrder(byDefault, 'impressions')).toEqual({ sort: 'impressions', dir: 'ascending' })
  })
})
