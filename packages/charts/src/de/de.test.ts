import { ENGLISH, previousRange } from '@placard/domain'
import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { PlacardProvider } from '@placard/ui'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CampaignReport, type CampaignReportProps } from '../campaign-report/campaign-report.js'
import { campaignReportLabels, chartFrameLabels, reportTableLabels } from '../chart-labels.js'
import { MetricDefinition } from '../metric-definition/metric-definition.js'
import { de } from './de.js'

const campaign = demoCampaigns(DEMO_NOW)[0]!
const range = { start: '2025-10-01', end: '2025-10-14', tzCode: 'UTC' }
const report = demoReport(campaign, range)
const previous = demoReport(campaign, previousRange(range))

const inGerman = (content: ReactNode) =>
  renderToStaticMarkup(createElement(PlacardProvider, { locale: 'de', labels: de }, content))

const reportAs = (props: Partial<CampaignReportProps>) =>
  inGerman(createElement(CampaignReport, { metric: 'impressions', onMetricChange: () => {}, ...props }))

/** Texts and accessible names of a page. */
const textsOf = (html: string) =>
  [...html.matchAll(/>([^<]+)</g), ...html.matchAll(/ (?:aria-label|title|placeholder)="([^"]+)"/g)].map(([, text]) =>
    (text ?? '').trim(),
  )

/** Strings of messages; functions are not called. */
const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : []

// Words that both languages write in the same way.
const SAME = new Set(strings(de).concat(strings(de.report && (de.report as (locale: string) => object)('de'))))
const ENGLISH_TEXTS = new Set(
  [campaignReportLabels, chartFrameLabels, reportTableLabels, ENGLISH.metrics, ENGLISH.presets, ENGLISH.statuses]
    .flatMap(strings)
    .filter((text) => !SAME.has(text)),
)

const STATES: Record<string, Partial<CampaignReportProps>> = {
  ready: { report, previous },
  loading: {},
  error: { error: 'Zeitüberschreitung', onRetry: () => {} },
  refreshing: { report, refreshing: true },
}

describe('German', () => {
  it.each(Object.entries(STATES))('leaves no English message in a report: %s', (_, props) => {
    const texts = textsOf(reportAs(props))
    expect(texts.length).toBeGreaterThan(2)
    expect(texts.filter((text) => ENGLISH_TEXTS.has(text))).toEqual([])
  })

  it('would find English messages', () => {
    const english = createElement(CampaignReport, { metric: 'impressions', onMetricChange: () => {}, report, previous })
    expect(textsOf(renderToStaticMarkup(english)).filter((text) => ENGLISH_TEXTS.has(text)).length).toBeGreaterThan(5)
  })

  it('formats numbers and days', () => {
    const texts = textsOf(reportAs({ report, previous }))
    expect(texts).toContain('Impressionen')
    expect(texts.some((text) => /^\d{1,3}(\.\d{3})+$/.test(text))).toBe(true)
    expect(texts.some((text) => /^\d{1,3}(,\d{3})+$/.test(text))).toBe(false)
    expect(texts.filter((text) => text.startsWith('ggü. '))[0]).toMatch(/^ggü\. \d+\.–\d+\. Sept\.$/)
  })

  it('explains metrics', () => {
    expect(textsOf(inGerman(createElement(MetricDefinition, { metric: 'ctr' })))).toContain('Was bedeutet Klickrate?')
  })
})
