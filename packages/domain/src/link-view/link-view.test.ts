import { describe, expect, it } from 'vitest'
import type { ReportView } from '../report/report-view.js'
import { DEFAULT_LINK_SETTINGS } from '../share-token/link-defaults.js'
import { type LinkSettings, linkChangesSchema, linkSettingsSchema } from '../share-token/link-settings.js'
import { isOfLink, linkChoices, linkView } from './link-view.js'

const moment = { now: new Date('2025-10-14T12:00:00Z'), flight: { start: '2025-09-01', end: '2025-10-31' } }
const link = (changes: Partial<LinkSettings>): LinkSettings => ({ ...DEFAULT_LINK_SETTINGS, ...changes })
const asked: ReportView = {
  range: { start: '2025-10-01', end: '2025-10-07', tzCode: 'Europe/Berlin' },
  comparison: { mode: 'previous', matchWeekday: false },
  withVideo: true,
  metric: 'ctr',
}
const FIXED = { kind: 'fixed', start: '2025-10-05', end: '2025-10-06' } as const
const LAST_7 = { kind: 'rolling', preset: 'last7' } as const
const BOUNDED = { kind: 'chosen', from: '2025-10-05', to: '2025-10-10' } as const

describe('settings of a link', () => {
  it('are open by default, and changes have no defaults', () => {
    expect(linkSettingsSchema.parse({})).toEqual(DEFAULT_LINK_SETTINGS)
    expect(linkChangesSchema.parse({})).toEqual({})
    expect(linkChangesSchema.parse({ name: ' Client ' })).toEqual({ name: 'Client' })
  })

  it.each<[string, object]>([
    ['a range from its end to its start', { range: { kind: 'chosen', from: '2025-10-02', to: '2025-10-01' } }],
    ['fixed days in the wrong order', { range: { kind: 'fixed', start: '2025-10-02', end: '2025-10-01' } }],
    ['no creative', { creativeIDs: [] }],
    ['a colour that is none', { color: 'red;background:url(x)' }],
    ['a logo at an address', { logo: 'https://elsewhere.test/logo.png' }],
    ['a short password', { password: '1234567' }],
  ])('refuse %s', (_, changes) => {
    expect(linkChangesSchema.safeParse(changes).success).toBe(false)
  })
})

describe('linkView', () => {
  it('shows what is asked for by default', () => {
    expect(linkView(DEFAULT_LINK_SETTINGS, asked, moment)).toEqual(asked)
  })

  it('replaces days, zone and comparison that the link fixes', () => {
    const fixed = linkView(link({ range: FIXED, tzCode: 'UTC' }), asked, moment)
    expect(fixed.range).toEqual({ start: FIXED.start, end: FIXED.end, tzCode: 'UTC' })
    expect(fixed.comparison).toEqual({ mode: 'off' })
    expect(linkView(link({ range: LAST_7 }), asked, moment).range).toMatchObject({
      start: '2025-10-08',
      end: '2025-10-14',
    })
    const lifetime = link({ range: { kind: 'rolling', preset: 'lifetime' } })
    expect(linkView(lifetime, asked, moment).range).toMatchObject({ start: '2025-09-01', end: '2025-10-14' })
    const undecided = { ...moment, flight: { start: null, end: null } }
    expect(linkView(lifetime, asked, undecided).range).toMatchObject({ start: '2025-10-08', end: '2025-10-14' })
  })

  it.each([
    ['2025-10-01', '2025-10-03', '2025-10-05', '2025-10-07'],
    ['2025-10-09', '2025-10-12', '2025-10-07', '2025-10-10'],
    ['2025-09-01', '2025-10-31', '2025-10-05', '2025-10-10'],
    ['2025-10-06', '2025-10-07', '2025-10-06', '2025-10-07'],
  ])('moves %s to %s into its bounds', (start, end, first, last) => {
    const view = linkView(link({ range: BOUNDED }), { ...asked, range: { ...asked.range, start, end } }, moment)
    expect(view.range).toMatchObject({ start: first, end: last })
    expect(isOfLink(link({ range: BOUNDED }), { start: first, end: last, zone: 'UTC' }, moment)).toBe(true)
  })

  it('drops a comparison with days outside of its bounds', () => {
    expect(linkView(link({ range: BOUNDED }), asked, moment).comparison).toEqual({ mode: 'off' })
  })

  it('shows no metric and no video that are left out', () => {
    const view = linkView(link({ leftOut: ['clicks', 'video'] }), asked, moment)
    expect(view).toMatchObject({ metric: 'impressions', withVideo: false })
  })
})

describe('linkChoices', () => {
  it('leaves everything to the viewer by default, and nothing that is fixed', () => {
    expect(linkChoices(DEFAULT_LINK_SETTINGS)).toEqual({
      range: true,
      bounds: { from: null, to: null },
      zone: true,
      comparison: true,
      video: true,
      downloads: true,
    })
    expect(linkChoices(link({ range: FIXED, tzCode: 'UTC', leftOut: ['video', 'downloads'] }))).toEqual({
      range: false,
      bounds: { from: null, to: null },
      zone: false,
      comparison: false,
      video: false,
      downloads: false,
    })
    expect(linkChoices(link({ range: BOUNDED })).bounds).toEqual({ from: BOUNDED.from, to: BOUNDED.to })
  })
})

describe('isOfLink', () => {
  const days = (start: string, end: string, zone = 'UTC') => ({ start, end, zone })

  it('takes any days and zone by default', () => {
    expect(isOfLink(DEFAULT_LINK_SETTINGS, days('2001-01-01', '2001-01-02', '+05:30'), moment)).toBe(true)
  })

  it('takes the fixed days only, and those that they are compared with', () => {
    const fixed = link({ range: FIXED })
    expect(isOfLink(fixed, days('2025-10-05', '2025-10-06'), moment)).toBe(true)
    for (const other of [days('2025-10-05', '2025-10-05'), days('2025-10-03', '2025-10-04')])
      expect(isOfLink(fixed, other, moment)).toBe(false)
    const compared = link({ range: FIXED, comparison: { mode: 'previous', matchWeekday: false } })
    expect(isOfLink(compared, days('2025-10-03', '2025-10-04'), moment)).toBe(true)
    expect(isOfLink(compared, days('2025-10-01', '2025-10-02'), moment)).toBe(false)
  })

  it('takes the days of a rolling range, today and around midnight', () => {
    const rolling = link({ range: LAST_7 })
    expect(isOfLink(rolling, days('2025-10-08', '2025-10-14'), moment)).toBe(true)
    expect(isOfLink(rolling, days('2025-10-07', '2025-10-13'), moment)).toBe(true)
    expect(isOfLink(rolling, days('2025-10-06', '2025-10-12'), moment)).toBe(false)
    expect(isOfLink(rolling, days('2025-10-09', '2025-10-15'), moment)).toBe(false)
  })

  it('takes days within the bounds only', () => {
    const bounded = link({ range: BOUNDED })
    expect(isOfLink(bounded, days('2025-10-05', '2025-10-10'), moment)).toBe(true)
    expect(isOfLink(bounded, days('2025-10-04', '2025-10-10'), moment)).toBe(false)
    expect(isOfLink(bounded, days('2025-10-05', '2025-10-11'), moment)).toBe(false)
  })

  it('takes its own zone only', () => {
    const zoned = link({ tzCode: 'Europe/Berlin' })
    expect(isOfLink(zoned, days('2025-10-05', '2025-10-06', 'Europe/Berlin'), moment)).toBe(true)
    expect(isOfLink(zoned, days('2025-10-05', '2025-10-06', '+02:00'), moment)).toBe(false)
  })
})
