import { DEMO_NOW, demoCampaignList, demoCampaigns, demoReport } from '@placard/domain/demo'
import { defaultReportView, hoursOfWeek, previousRange, type Report } from '@placard/domain/report'
import { click, strings, type TranslationStep } from '@placard/ui/testing'
import { createElement, type ReactNode } from 'react'
import { describe, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { BarChart } from '../charts/bar-chart/bar-chart.js'
import { DonutChart } from '../charts/donut-chart/donut-chart.js'
import { Heatmap } from '../charts/heatmap/heatmap.js'
import { CampaignReport, type CampaignReportProps } from '../reports/campaign-report/campaign-report.js'
import { CampaignTable } from '../reports/campaign-table/campaign-table.js'
import { CreativeReport } from '../reports/creative-report/creative-report.js'
import { type ExportJob, ExportMenu, ExportPanel } from '../reports/export-menu/export-menu.js'
import { LiveCampaignReport } from '../reports/live-report/live-report.js'
import { ReportPage, type ReportPageProps } from '../reports/report-page/report-page.js'
import { ReportSideMenu } from '../reports/report-side-menu/report-side-menu.js'
import { ReportToolbar } from '../reports/report-toolbar/report-toolbar.js'
import { ShareButton, type SharedLink } from '../reports/share-button/share-button.js'
import { SharedReport } from '../reports/shared-report/shared-report.js'
import { type DataColumn, DataTable, type DataTableProps } from '../tables/data-table/data-table.js'
import { expectGerman, readCharts, showTables } from '../testing/expect-german.js'
import { fakeApi } from '../testing/fake-client.fixture.js'

const nothing = () => {}
const never = () => new Promise<never>(() => {})
const [campaign, , , , , quiet, hourly] = demoCampaigns(DEMO_NOW)
const range = { start: '2025-10-01', end: '2025-10-14', tzCode: 'Europe/Berlin' }
const day = { ...range, start: '2025-10-14' }
const listReports = (of: typeof campaign, dates: typeof range) => ({
  report: demoReport(of!, dates),
  previous: demoReport(of!, previousRange(dates)),
})
const days = listReports(campaign, range)
const hours = listReports(hourly, day)
const view = { ...defaultReportView(DEMO_NOW), range }

const readData = ({ campaign: { name }, creatives }: Report) => [name, ...strings(creatives)]

/** Texts that are the same in both languages, and data. */
const SAME = new Set([
  ...[days.report, hours.report].flatMap(readData),
  ...strings(demoCampaignList(DEMO_NOW).map(({ name }) => name)),
  ...'CSV,PDF,CTR,Excel,Format,Name,Status,Trend,Live,Start,Websites,Filter,Export'.split(','),
])

interface Row {
  name: string
  type: string
  amount: number
}
const columns: DataColumn<Row>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'type', header: 'Format', value: ({ type }) => type },
  { id: 'amount', header: 'Trend', value: ({ amount }) => amount, total: 'sum' },
]
const rows = Array.from(
  { length: 12 },
  (_, place): Row => ({ name: `${place} CSV`, type: place % 3 === 0 ? '' : 'PDF', amount: place * 1234.5 }),
)
for (const { name } of rows) SAME.add(name)

const renderTable = (props: Partial<DataTableProps<Row>> = {}) => (
  <DataTable
    label="Status"
    title="Status"
    columns={columns}
    rows={rows}
    columnMenu
    views
    csv={{ name: 'x' }}
    {...props}
  />
)
const filters = [
  { id: 'type', kind: 'oneOf' as const, labels: ['', 'PDF'] },
  { id: 'amount', kind: 'between' as const, min: 1, max: 9000.5 },
]

const links: SharedLink[] = [
  {
    id: 'b',
    url: 'https://a.test/b',
    createdAt: '2025-10-14T09:15:00Z',
    lastUsedAt: null,
    createdBy: 'PDF',
    origins: [],
  },
  { id: 'a', url: 'https://a.test/a', createdAt: '2025-10-01T09:15:00Z', lastUsedAt: '2025-10-14T08:40:00Z' },
]
SAME.add('https://a.test/a').add('https://a.test/b').add('(optional)').add('English').add('Deutsch')

const order = { format: 'csv', withVideo: true } as const
const job = (status: ExportJob['status']): ExportJob => ({ status, start: nothing, cancel: nothing })

const createReport = (props: Partial<CampaignReportProps>) => (
  <CampaignReport metric="impressions" onMetricChange={nothing} {...props} />
)
const createPage = (props: Partial<ReportPageProps>) => (
  <ReportPage title="Trend" view={view} state={{}} onViewChange={nothing} onRetry={nothing} now={DEMO_NOW} {...props} />
)
const parts = ['PDF', 'CSV', 'Live'].map((name, place) => ({ id: name, name, value: 1000 - place * 300 }))

describe('German widgets', () => {
  it.each<[string, () => ReactNode, TranslationStep[]]>([
    ['CampaignReport by day', () => createReport(days), [readCharts, showTables]],
    ['CampaignReport by hour', () => createReport(hours), [readCharts, showTables]],
    ['CampaignReport as table', () => createReport({ ...days, display: 'table', onDisplayChange: nothing }), []],
    ['CampaignReport of a ratio', () => createReport({ ...hours, metric: 'ctr' }), [readCharts]],
    ['CampaignReport that loads', () => createReport({}), []],
    ['CampaignReport that failed', () => createReport({ error: '1', onRetry: nothing }), []],
    ['CampaignReport without data', () => createReport(listReports(quiet, range)), []],
    [
      'CreativeReport',
      () => (
        <CreativeReport {...days} creativeID={days.report.creatives[0]!.id} metric="clicks" onMetricChange={nothing} />
      ),
      [readCharts],
    ],
    [
      'CreativeReport without creative',
      () => <CreativeReport {...days} creativeID="0" metric="clicks" onMetricChange={nothing} />,
      [],
    ],
    [
      'Heatmap of averages',
      () => <Heatmap title="Status" metric="clicks" hours={hoursOfWeek(hours.report)} value="average" />,
      [readCharts],
    ],
    [
      'BarChart',
      () => (
        <BarChart
          title="Status"
          metric="clicks"
          categories={parts}
          most={2}
          series={[
            { id: 'a', name: 'PDF', values: [900, 500, 10], previous: [800, null, 10] },
            { id: 'b', name: 'CSV', values: [90, null, 20] },
          ]}
          previousText="1–2"
          onSelect={nothing}
        />
      ),
      [readCharts],
    ],
    ['DonutChart', () => <DonutChart title="Status" metric="clicks" parts={parts} />, [readCharts]],
    ['DonutChart without data', () => <DonutChart title="Status" metric="clicks" parts={[]} />, []],
    ['DataTable and its columns', renderTable, [click('[data-slot=table-columns]')]],
    ['DataTable and its views', renderTable, [click('[data-slot=table-views]')]],
    ['DataTable and a column', renderTable, [click('[data-slot=column-menu]')]],
    ['DataTable and sorting', renderTable, [click('th:last-child button[title]')]],
    [
      'DataTable with groups and a filter of texts',
      () => renderTable({ layout: { filters, groups: ['type'], sort: [{ id: 'name', direction: 'ascending' }] } }),
      [click('[data-filter=type] button')],
    ],
    [
      'DataTable with a filter of numbers',
      () => renderTable({ layout: { filters } }),
      [click('[data-filter=amount] button')],
    ],
    ['DataTable with another filter', () => renderTable({ layout: { filters } }), [click('[data-part=add-filter]')]],
    [
      'DataTable with selection',
      () =>
        renderTable({
          selection: { selected: new Set(['0']), onChange: nothing, label: ({ name }) => name },
          renderDetail: () => null,
          rowActions: () => null,
        }),
      [],
    ],
    [
      'DataTable without matches',
      () => renderTable({ layout: { filters: [{ ...filters[1]!, min: 1e9, max: 2e9 } as never] } }),
      [],
    ],
    ['DataTable that loads', () => renderTable({ rows: [], loading: true }), []],
    ['DataTable that failed', () => renderTable({ rows: [], error: '1', onRetry: nothing }), []],
    [
      'DataTable with old rows',
      () => renderTable({ error: '1', onRetry: nothing, updatedAt: DEMO_NOW, now: DEMO_NOW }),
      [],
    ],
    ['DataTable without rows', () => renderTable({ rows: [] }), []],
    ['CampaignTable', () => <CampaignTable campaigns={demoCampaignList(DEMO_NOW)} now={DEMO_NOW} />, []],
    ['CampaignTable without campaigns', () => <CampaignTable campaigns={[]} now={DEMO_NOW} />, []],
    ['ReportPage', () => createPage({ state: { ...days, receivedAt: DEMO_NOW } }), []],
    ['ReportPage with old data', () => createPage({ state: { ...days, receivedAt: DEMO_NOW, error: '1' } }), []],
    ['ReportPage without comparison', () => createPage({ state: { report: days.report, previousError: '1' } }), []],
    ['ReportPage before the start', () => createPage({ state: { report: demoReport(quiet!, range) } }), []],
    ['ReportPage without data', () => createPage({ state: { report: { ...days.report, rows: [] } } }), []],
    ['ReportPage that loads', () => createPage({ state: { loading: true }, onCancel: nothing }), []],
    [
      'SharedReport',
      () => <SharedReport title="Trend" view={view} state={days} onViewChange={nothing} onRetry={nothing} />,
      [],
    ],
    [
      'SharedReport of a dead link',
      () => <SharedReport dead title="Trend" view={view} state={{}} onViewChange={nothing} onRetry={nothing} />,
      [],
    ],
    [
      'ReportToolbar',
      () => (
        <ReportToolbar value={view} onValueChange={nothing} updatedAt={DEMO_NOW} onRefresh={nothing} now={DEMO_NOW} />
      ),
      [],
    ],
    [
      'ReportSideMenu',
      () => (
        <ReportSideMenu
          creatives={Array.from({ length: 200 }, (_, place) => ({
            ...days.report.creatives[0]!,
            id: String(place),
            name: `${place} PDF`,
          }))}
          renderLink={() => createElement('a', { href: '#x' })}
          exporting="1"
        />
      ),
      [
        async () => {
          for (let place = 0; place < 200; place++) SAME.add(`${place} PDF`)
          await userEvent.type(document.querySelector('input')!, 'zz')
        },
      ],
    ],
    [
      'ReportSideMenu without creatives',
      () => <ReportSideMenu creatives={[]} renderLink={() => createElement('a', { href: '#x' })} />,
      [],
    ],
    [
      'ShareButton',
      () => (
        <ShareButton
          {...{ links, campaign: 'PDF', creatives: parts, zone: 'UTC', now: DEMO_NOW }}
          ended={{ links: links.map((link) => ({ ...link, state: 'revoked', revokedAt: link.createdAt })) }}
          {...{ onCreate: never, onRevoke: never, onRevokeAll: never, onRotate: never, onChange: never }}
          onLogoAdd={never}
        />
      ),
      [
        click('[data-slot=share-button]'),
        click('[role=dialog] [data-slot=disclosure] > button'),
        click('[role=dialog] li [data-slot=inline-confirm] button'),
        click('[role=dialog] li button[data-slot=button]:has(.lucide-pencil)'),
      ],
    ],
    [
      'ShareButton without links',
      () => <ShareButton links={[]} campaign="PDF" onCreate={() => Promise.reject(new Error())} onRevoke={never} />,
      [click('[data-slot=share-button]'), click('[role=dialog] button[data-slot=button]:has(.lucide-link-2)')],
    ],
    [
      'ShareButton that failed',
      () => (
        <ShareButton links={undefined} campaign="PDF" error="1" onCreate={never} onRevoke={never} onRetry={nothing} />
      ),
      [click('[data-slot=share-button]')],
    ],
    [
      'ExportMenu',
      () => <ExportMenu job={job({ state: 'idle' })} name="PDF" range={range} onWithVideoChange={nothing} />,
      [click('[data-slot=export-menu]'), click('[role=radio]')],
    ],
    ...(['making', 'done', 'failed', 'cancelled'] as const).map(
      (state): [string, () => ReactNode, TranslationStep[]] => [
        `ExportPanel, ${state}`,
        () => (
          <>
            <ExportMenu job={job({ state, order, progress: null })} name="PDF" range={range} />
            <ExportPanel job={job({ state, order, progress: null })} name="PDF" range={range} />
          </>
        ),
        [],
      ],
    ),
    [
      'LiveCampaignReport',
      () => <LiveCampaignReport client={fakeApi().client} campaignID={campaign!.id} now={DEMO_NOW} />,
      [click('[data-slot=export-menu]')],
    ],
    [
      'LiveCampaignReport that failed',
      () => {
        const api = fakeApi()
        api.fail(404)
        return <LiveCampaignReport client={api.client} campaignID={campaign!.id} now={DEMO_NOW} />
      },
      [click('[data-slot=not-found]')],
    ],
  ])('have no English text: %s', async (_, widget, steps) => {
    await expectGerman(widget, steps, SAME)
  })
})
