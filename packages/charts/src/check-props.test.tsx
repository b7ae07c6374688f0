import { createClient } from '@placard/domain/client'
import { DEMO_NOW } from '@placard/domain/demo'
import { defaultReportView } from '@placard/domain/report'
import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import {
  CampaignReport,
  Heatmap,
  LiveCampaignReport,
  LiveSharedReport,
  ReportPage,
  SharedReport,
  TimeSeriesChart,
  useLiveReport,
} from './index.js'

const client = createClient({ baseUrl: '/api' })
const view = defaultReportView(DEMO_NOW)
const Hook = (props: Parameters<typeof useLiveReport>[0]): ReactNode => useLiveReport(props).error ?? null
// As in JavaScript, where nothing checks the props.
const untyped = (part: unknown) => part as ComponentType<Record<string, unknown>>

it.each([
  ['CampaignReport: the prop "metric" is missing. Use one of impressions, ', CampaignReport, {}],
  ['CampaignReport: the prop "metric" has a wrong value', CampaignReport, { metric: 'click' }],
  ['CampaignReport: the prop "report" has a wrong value', CampaignReport, { metric: 'clicks', report: {} }],
  ['Heatmap: the prop "metric" is missing', Heatmap, { title: 'Hours', hours: [] }],
  ['TimeSeriesChart: the prop "metric" is missing', TimeSeriesChart, { title: 'Days', buckets: [], series: [] }],
  ['ReportPage: the prop "view" is missing. Use the result of defaultReportView', ReportPage, { state: {} }],
  ['ReportPage: the prop "state" is missing', SharedReport, { view }],
  [
    'LiveSharedReport: the prop "client" is missing. Use createClient({ baseUrl })',
    LiveSharedReport,
    { shareToken: 't' },
  ],
  ['LiveSharedReport: the prop "client" has a wrong value', LiveSharedReport, { shareToken: 't', client: '/api' }],
  ['LiveSharedReport: the prop "shareToken" is missing', LiveSharedReport, { client }],
  ['LiveCampaignReport: the prop "campaignID" is missing', LiveCampaignReport, { client }],
  ['useLiveReport: the prop "subject" is missing', Hook, { client, view }],
])('%s', (message, part, props) => {
  const Part = untyped(part)
  expect(() => renderToString(<Part {...props} />)).toThrow(message)
})

it('has types that name the mistake', () => {
  const change = () => {}
  expect([
    // @ts-expect-error Property 'client' is missing
    <LiveSharedReport key="1" shareToken="t" />,
    // @ts-expect-error Property 'shareToken' is missing
    <LiveSharedReport key="2" client={client} />,
    // @ts-expect-error Property 'campaignID' is missing
    <LiveCampaignReport key="3" client={client} />,
    // @ts-expect-error Type 'string' is not assignable to type 'Client'
    <LiveCampaignReport key="4" client="/api" campaignID="c1" />,
    // @ts-expect-error Type '"click"' is not assignable to type 'MetricName'. Did you mean '"clicks"'?
    <CampaignReport key="5" metric="click" onMetricChange={change} />,
    // @ts-expect-error Property 'metric' is missing
    <CampaignReport key="6" onMetricChange={change} />,
    // @ts-expect-error Type '{}' is missing the properties of a report
    <CampaignReport key="7" report={{}} metric="clicks" onMetricChange={change} />,
  ]).toHaveLength(7)
})
