import { describe, expect, it } from 'vitest'
import { DEMO_NOW } from '../demo/demo-report.js'
import { defaultReportView } from '../report/report-view.js'
import { readReportSearch } from '../report/report-view-search.js'
import { DEFAULT_LINK_SETTINGS } from '../share-token/link-defaults.js'
import type { LinkSettings } from '../share-token/link-settings.js'
import { linkViewSearch, readLinkSearch } from './link-search.js'

const flight = { start: '2025-09-01', end: null }
const moment = { now: DEMO_NOW, opened: DEMO_NOW, flight }
const createLink = (settings: Partial<LinkSettings>) => ({ ...DEFAULT_LINK_SETTINGS, ...settings })
const read = (settings: Partial<LinkSettings>, search = '') =>
  readLinkSearch(createLink(settings), new URLSearchParams(search), moment)
const OWN = 'start=2025-09-30&end=2025-10-06&tz=Europe%2FBerlin&compare=off&video=off&metric=clicks&view=table&hide=a'

describe('URL of a shared report', () => {
  it('is that of any report for a link that fixes nothing', () => {
    const search = new URLSearchParams(OWN)
    expect(read({}, OWN)).toEqual(readReportSearch(search, DEMO_NOW))
    expect(linkViewSearch(createLink({}), read({}, OWN).view).toString()).toBe(OWN)
    expect(read({}, 'start=never&end=ever').problem).toMatch(/^We couldn’t read the dates/)
  })

  it('cannot change what the link fixes, and leaves it out', () => {
    const fixed: Partial<LinkSettings> = {
      range: { kind: 'fixed', start: '2025-10-01', end: '2025-10-07' },
      tzCode: 'Asia/Tokyo',
      leftOut: ['video'],
    }
    const { view, problem } = read(fixed, OWN.replace('compare=off', 'compare=lastYear'))
    expect(view).toMatchObject({
      range: { start: '2025-10-01', end: '2025-10-07', tzCode: 'Asia/Tokyo' },
      comparison: { mode: 'off' },
      withVideo: false,
      metric: 'clicks',
      display: 'table',
      hiddenSeries: ['a'],
    })
    expect(problem).toBeUndefined()
    expect(linkViewSearch(createLink(fixed), view).toString()).toBe('metric=clicks&view=table&hide=a')
    expect(read(fixed, 'start=never&end=ever&tz=Mars').problem).toBeUndefined()
  })

  it('moves days into the bounds of the link', () => {
    const bounds: Partial<LinkSettings> = { range: { kind: 'chosen', from: '2025-10-01', to: '2025-10-10' } }
    expect(read(bounds, OWN).view.range).toMatchObject({ start: '2025-10-01', end: '2025-10-07' })
    expect(read(bounds, 'start=never&end=ever').problem).toBeUndefined()
    expect(read(bounds, 'metric=profit&start=2025-10-02&end=2025-10-03&tz=UTC').problem).toMatch(/the metric/)
  })

  it('follows a rolling range over midnight, but keeps chosen days', () => {
    const tomorrow = { ...moment, now: new Date(DEMO_NOW.getTime() + 86_400_000) }
    const rolling = createLink({ range: { kind: 'rolling', preset: 'last7' } })
    const [today, later] = [moment, tomorrow].map((at) => readLinkSearch(rolling, new URLSearchParams(), at).view.range)
    expect([today?.end, later?.end]).toEqual(['2025-10-14', '2025-10-15'])
    const chosen = readLinkSearch(createLink({}), new URLSearchParams(), tomorrow).view.range
    expect(chosen).toEqual(defaultReportView(DEMO_NOW).range)
  })

  it('begins with the metric and hidden series of the link, unless it names others', () => {
    const own: Partial<LinkSettings> = { metric: 'clicks', hiddenSeries: ['a', 'b'] }
    const first = read(own).view
    expect(first).toMatchObject({ metric: 'clicks', hiddenSeries: ['a', 'b'] })
    for (const view of [first, { ...first, metric: 'impressions' as const, hiddenSeries: undefined }]) {
      const { metric, hiddenSeries = [] } = read(
        own,
        linkViewSearch(createLink(own), view as typeof first).toString(),
      ).view
      expect([metric, hiddenSeries]).toEqual([view.metric, view.hiddenSeries ?? []])
    }
  })

  it('shows impressions instead of a metric that is left out', () => {
    expect(read({ leftOut: ['clicks'] }, 'metric=ctr').view.metric).toBe('impressions')
    expect(read({ leftOut: ['clicks'], metric: 'clicks' }).view.metric).toBe('impressions')
  })

  it('is read again as it was written', () => {
    for (const settings of [{}, { tzCode: 'Asia/Tokyo' }, { metric: 'vcr' as const }]) {
      const { view } = read(settings, OWN.replace('&video=off', ''))
      expect(read(settings, linkViewSearch(createLink(settings), view).toString()).view).toEqual(view)
    }
  })
})
