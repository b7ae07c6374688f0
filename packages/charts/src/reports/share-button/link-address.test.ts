import { describe, expect, it } from 'vitest'
import { linkAddress } from './link-address.js'
import type { SharedLink } from './shared-link.js'

const url = 'https://placard.test/share/abc'
const link: SharedLink = { id: '1', url, createdAt: '2025-10-14T00:00:00Z', lastUsedAt: null }
const search = '?start=2025-09-30&end=2025-10-13&tz=UTC&compare=off&metric=ctr&hide=c1%2Cc2'
const shown = (changes: Partial<SharedLink>) => new URL(linkAddress({ ...link, ...changes }, search)).searchParams

describe('linkAddress', () => {
  it('opens the current view without its hidden series', () => {
    expect(linkAddress(link, search)).toBe(`${url}?start=2025-09-30&end=2025-10-13&tz=UTC&compare=off&metric=ctr`)
    expect(linkAddress(link, '')).toBe(url)
    expect(linkAddress(link, '?hide=c1')).toBe(url)
  })

  it('hides the series of the link, not those of the view', () => {
    expect(shown({ hiddenSeries: ['c3'] }).get('hide')).toBe('c3')
  })

  it('leaves out what the link decides', () => {
    expect(shown({ tzCode: 'Europe/Berlin' }).get('tz')).toBe('Europe/Berlin')
    expect(shown({ comparison: { mode: 'off' } }).has('compare')).toBe(false)
    expect(shown({ metric: 'clicks' }).get('metric')).toBe('clicks')
  })

  it.each<SharedLink['range']>([
    { kind: 'fixed', start: '2025-10-01', end: '2025-10-02' },
    { kind: 'rolling', preset: 'last7' },
  ])('has no view for the range %j', (range) => {
    expect(linkAddress({ ...link, range }, search)).toBe(url)
  })
})
