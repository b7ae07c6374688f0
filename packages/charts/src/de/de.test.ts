import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { previousRange } from '@placard/domain/report'
import { PlacardProvider } from '@placard/ui'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MetricDefinition } from '../charts/metric-definition/metric-definition.js'
import { trendText } from '../charts/sparkline/sparkline.js'
import { CampaignReport } from '../reports/campaign-report/campaign-report.js'
import { charts } from './charts.js'
import { de } from './de.js'
import { tables } from './tables.js'

const campaign = demoCampaigns(DEMO_NOW)[0]!
const range = { start: '2025-10-01', end: '2025-10-14', tzCode: 'UTC' }
const report = demoReport(campaign, range)
const previous = demoReport(campaign, previousRange(range))

/** Texts and accessible names of content that a server renders in German. */
const readTexts = (content: ReactNode) => {
  const html = renderToStaticMarkup(createElement(PlacardProvider, { locale: 'de', labels: de }, content))
  return [...html.matchAll(/>([^<]+)</g), ...html.matchAll(/ aria-label="([^"]+)"/g)].map(([, text]) =>
    (text ?? '').trim(),
  )
}

describe('German', () => {
  it('formats numbers and days on the server', () => {
    const props = { metric: 'impressions', onMetricChange: () => {}, report, previous } as const
    const texts = readTexts(createElement(CampaignReport, props))
    expect(texts).toContain('Impressionen')
    expect(texts.some((text) => /^\d{1,3}(\.\d{3})+$/.test(text))).toBe(true)
    expect(texts.some((text) => /^\d{1,3}(,\d{3})+$/.test(text))).toBe(false)
    expect(texts.filter((text) => text.startsWith('ggü. '))[0]).toMatch(/^ggü\. \d+\.–\d+\. Sept\.$/)
  })

  it('explains metrics', () => {
    expect(readTexts(createElement(MetricDefinition, { metric: 'ctr' }))).toContain('Was bedeutet CTR?')
  })

  it.each([
    [[10, 10, 10, 11, 11, 12], 'days', '13\u00a0% mehr in 3 Tagen'],
    [[10, 5], 'hours', '50\u00a0% weniger in 1 Stunde'],
    [[4, 4], 'weeks', 'gleichbleibend in 1 Woche'],
    [[0, 0, 5, 5], 'days', 'neu in 2 Tagen'],
    [[-4, -4, -2, -2], 'days', 'mehr in 2 Tagen'],
    [[], 'days', 'noch keine Daten'],
  ] as const)('formats the trend of %j %s as "%s"', (values, unit, text) => {
    expect(trendText(values, unit, charts.trend)).toBe(text)
  })

  it('has singular and plural', () => {
    expect([1, 2].map((count) => tables.table.group('Typ', 1, String(count), count))).toEqual([
      'Typ, Ebene 1, 1 Zeile',
      'Typ, Ebene 1, 2 Zeilen',
    ])
    expect([1, 2].map((count) => tables.campaignTable.total(String(count), count))).toEqual([
      'Summe, 1 Kampagne',
      'Summe, 2 Kampagnen',
    ])
  })

  it('explains an empty result', () => {
    const { noMatchOf } = tables.table
    expect([noMatchOf('x', 0), noMatchOf('', 1), noMatchOf('x', 2)]).toEqual([
      'Keine Zeile enthält „x“.',
      'Keine Zeile passt zum Filter.',
      'Keine Zeile passt zu „x“ und zu den 2 Filtern.',
    ])
  })
})
