import { describe, expect, it } from 'vitest'
import { de } from '../de/de.js'
import { englishReportTexts, type ReportTexts } from '../language/report-texts.js'
import { DEFAULT_LINK_SETTINGS } from '../share-token/link-defaults.js'
import type { LinkSettings } from '../share-token/link-settings.js'
import { linkPreview, linkSummary, type SummarizedLink } from './link-text.js'

const german: ReportTexts = { ...englishReportTexts('de'), ...de.report('de') }
const creatives = ['Hero', 'Skyscraper', 'Billboard', 'Teaser'].map((name, index) => ({ id: `c${index}`, name }))
const subject = { campaign: 'Northwind', creatives }
const summary = (changes: Partial<SummarizedLink> = {}, more: Partial<Parameters<typeof linkSummary>[1]> = {}) =>
  linkSummary({ ...DEFAULT_LINK_SETTINGS, ...changes }, { ...subject, ...more })

describe('linkSummary', () => {
  it('says what a link of today’s defaults shows', () => {
    expect(summary().join(' · ')).toBe(
      'Campaign Northwind, all creatives · the viewer chooses the dates · all columns · downloads · never expires',
    )
    expect(summary({}, { texts: german }).join(' · ')).toBe(
      'Kampagne Northwind, alle Werbemittel · der Betrachter wählt den Zeitraum · alle Spalten · mit Downloads · läuft nie ab',
    )
  })

  it.each([
    [['c0'], 'only Hero'],
    [['c0', 'c1'], 'only Hero and Skyscraper'],
    [['c0', 'c1', 'c2', 'c3'], 'only Hero, Skyscraper, Billboard, and 1 more'],
    [['c0', 'deleted'], 'only Hero and 1 more'],
    [['deleted'], 'only 1 creative'],
    [['deleted', 'gone'], 'only 2 creatives'],
  ])('names the creatives %j', (creativeIDs, text) => {
    expect(summary({ creativeIDs })[0]).toBe(`Campaign Northwind, ${text}`)
  })

  it.each<[LinkSettings['range'], string, boolean]>([
    [{ kind: 'chosen', from: '2025-10-01', to: null }, 'the viewer chooses dates from 1 Oct 2025', false],
    [{ kind: 'chosen', from: null, to: '2025-10-31' }, 'the viewer chooses dates until 31 Oct 2025', false],
    [{ kind: 'chosen', from: '2025-10-01', to: '2025-10-31' }, 'the viewer chooses dates within 1–31 Oct 2025', false],
    [{ kind: 'fixed', start: '2025-10-01', end: '2025-10-14' }, 'always 1–14 Oct 2025', true],
    [{ kind: 'rolling', preset: 'last7' }, 'always last 7 days', true],
    [{ kind: 'rolling', preset: 'lifetime' }, 'always flight', true],
  ])('says the dates %j, and that they are compared with none unless chosen', (range, text, isFixed) => {
    const parts = summary({ range })
    expect(parts[1]).toBe(text)
    expect(parts.includes('no comparison')).toBe(isFixed)
  })

  it('says each comparison', () => {
    const compared = (comparison: LinkSettings['comparison']) => summary({ comparison })[2]
    expect(compared({ mode: 'off' })).toBe('no comparison')
    expect(compared({ mode: 'previous', matchWeekday: false })).toBe('compared with the previous period')
    expect(compared({ mode: 'lastYear', matchWeekday: true })).toBe('compared with the same period last year')
    expect(compared({ mode: 'custom', start: '2025-09-01' })).toBe('compared with the days from 1 Sep 2025')
  })

  it('says what is left out', () => {
    expect(summary({ leftOut: ['clicks'] }).slice(2, 4)).toEqual(['without clicks', 'downloads'])
    expect(summary({ leftOut: ['downloads', 'video', 'engagement'] }).slice(2, 4)).toEqual([
      'without engagement and video quartiles',
      'no downloads',
    ])
  })

  it('says everything else that differs from the defaults', () => {
    const parts = summary({
      tzCode: 'Europe/Berlin',
      hiddenSeries: ['c0', 'c1'],
      language: 'de',
      theme: 'dark',
      logo: 'a'.repeat(64),
      hasPassword: true,
      origins: ['https://www.example.com'],
    })
    expect(parts.slice(2, 3)).toEqual(['in Europe/Berlin'])
    expect(parts.slice(5)).toEqual([
      '2 series hidden at first',
      'in German',
      'dark theme',
      'with a logo',
      'with a password',
      'embedded by 1 website',
      'never expires',
    ])
  })

  it('says the day on which it expires in the zone of its owner', () => {
    const expiresAt = '2025-11-12T22:59:59.999Z'
    expect(summary({ expiresAt }, { zone: 'Europe/Berlin' }).at(-1)).toBe('expires after 12 Nov 2025')
    expect(summary({ expiresAt: '2025-11-12T23:30:00Z' }, { zone: 'Europe/Berlin' }).at(-1)).toBe(
      'expires after 13 Nov 2025',
    )
  })
})

describe('linkPreview', () => {
  it('says which days and columns a link shows', () => {
    expect(linkPreview(DEFAULT_LINK_SETTINGS)).toBe('The viewer chooses the dates, all columns.')
    const range = { kind: 'fixed', start: '2025-09-29', end: '2025-10-05' } as const
    const text = linkPreview({ range, tzCode: 'Asia/Tokyo', leftOut: ['clicks'] }, german)
    expect(text).toMatch(/^Immer 29\. Sept\. – 5\. Okt\. 2025, .*Asia\/Tokyo/)
  })

  it('has the spaces that browsers write, whatever the release of Node', () => {
    const range = { kind: 'fixed', start: '2025-09-29', end: '2025-10-05' } as const
    expect(linkPreview({ range, tzCode: null, leftOut: [] }, german)).not.toMatch(/[\u2009\u202f]/)
  })
})
