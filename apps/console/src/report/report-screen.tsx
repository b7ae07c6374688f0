import { CampaignReport, type CampaignReportProps } from '@placard/charts'
import { agoText, type Report, type ReportRange, rangeText, startOfDayInZone, timezoneAt } from '@placard/domain'
import { Alert, Button, PageHeader } from '@placard/ui'
import { Fragment, type ReactNode } from 'react'
import { CampaignStatus } from '../parts/campaign-status.js'
import { CompactFilters } from './compact-filters.js'
import { ReportFilters, type ReportFiltersProps } from './report-filters.js'
import { SlowNotice } from './slow-notice.js'

type Figures = Pick<CampaignReportProps, 'metric' | 'onMetricChange' | 'renderCreativeLink'>

export interface ReportScreenProps extends Figures {
  /** The name of the campaign or creative. */
  title: string
  /** Where the report belongs, over the title. */
  eyebrow?: ReactNode
  /** Buttons of the whole report. */
  actions: ReactNode
  /** The report menu: at the side on wide screens, in a drawer below. Without one the filters stand under the title. */
  menu?: ReactNode
  /** The report to show, already of one creative where one is asked for. */
  report: Report | undefined
  /** The same days before. */
  previous: Report | undefined
  /** The days that are asked for; those of the shown report differ while it loads and when it failed. */
  range: ReportRange
  /** Gets other days, or another zone. */
  onRangeChange: (range: ReportRange) => void
  /** When the shown report was received, in ms. */
  receivedAt: number
  /** Nothing to show yet. */
  loading: boolean
  /** The shown report is being replaced. */
  refreshing: boolean
  /** What went wrong. */
  error?: string | undefined
  /** Asks again. */
  onRetry: () => void
  /** Stops waiting. */
  onCancel: () => void
  /** Shows the last 30 days, where the asked ones are empty. */
  onLongerRange?: () => void
  /** The moment that is now. */
  now: Date
}

/** A report with its head and its menu, in all its states. */
export function ReportScreen({ menu, ...props }: ReportScreenProps) {
  const filters = (arrangement: ReportFiltersProps['arrangement']) => (
    <ReportFilters range={props.range} onRangeChange={props.onRangeChange} arrangement={arrangement} />
  )
  if (menu === undefined) return <ReportBody {...props} filterRow={<div className="my-4">{filters('row')}</div>} />
  const whole = (
    <div className="flex flex-col gap-6">
      <div className="px-3">{filters('stack')}</div>
      {menu}
    </div>
  )
  return (
    <div className="lg:flex lg:min-h-[calc(100dvh-9.5rem)] lg:gap-6">
      <div className="hidden lg:-my-6 lg:-ms-6 lg:block lg:w-66 lg:shrink-0 lg:border-e 2xl:-ms-8 print:hidden!">
        <div className="sticky top-13 max-h-[calc(100dvh-3.25rem)] overflow-y-auto py-6">{whole}</div>
      </div>
      <div className="min-w-0 flex-1">
        <ReportBody {...props} filterRow={<CompactFilters days={filters('days')}>{whole}</CompactFilters>} />
      </div>
    </div>
  )
}

function ReportBody({ filterRow, ...props }: Omit<ReportScreenProps, 'menu'> & { filterRow: ReactNode }) {
  const { title, eyebrow, actions, report, previous, range, error, now } = props
  const zone = timezoneAt(range.tzCode, startOfDayInZone(range.start, range.tzCode))
  const outdated = report !== undefined && !sameDays(report.range, range)
  return (
    <>
      <PageHeader
        title={title}
        eyebrow={eyebrow}
        actions={<div className="contents print:hidden">{actions}</div>}
        description={<Facts {...props} offset={zone.offset} />}
      />
      <p className="mt-1 mb-4 hidden text-dense print:block">
        {rangeText(report?.range ?? range)}, {zone.label}
      </p>
      <div className="contents print:hidden">{filterRow}</div>
      <SlowNotice waiting={props.loading || props.refreshing} onCancel={props.onCancel} />
      {error !== undefined && report && (
        <Alert
          tone="warning"
          className="mb-4 print:hidden"
          title={error}
          action={
            <Button size="sm" onClick={props.onRetry}>
              Try again
            </Button>
          }
        >
          Still showing {rangeText(report.range)}, received {agoText(new Date(props.receivedAt), now)}.
        </Alert>
      )}
      <CampaignReport
        report={report}
        previous={previous && !outdated && previous.bucket === report?.bucket ? previous : undefined}
        loading={props.loading}
        refreshing={props.refreshing}
        error={report ? undefined : error}
        onRetry={props.onRetry}
        metric={props.metric}
        onMetricChange={props.onMetricChange}
        renderCreativeLink={props.renderCreativeLink}
        emptyAction={props.onLongerRange && <Button onClick={props.onLongerRange}>Show the last 30 days</Button>}
      />
    </>
  )
}

const sameDays = (a: Report['range'], b: Report['range']) =>
  a.start === b.start && a.end === b.end && a.tzCode === b.tzCode

interface FactsProps extends Pick<ReportScreenProps, 'report' | 'receivedAt' | 'now'> {
  offset: string
}

/** The line under the title: status, size, freshness, and where the days begin. */
function Facts({ report, receivedAt, now, offset }: FactsProps) {
  const creatives = report?.creatives ?? []
  const [only] = creatives
  const facts = [
    report && (creatives.length === 1 && only ? `${only.type} ${only.size}` : `${creatives.length} creatives`),
    report && `updated ${agoText(new Date(receivedAt), now)}`,
    `times in GMT${offset}`,
  ].filter((fact) => fact !== undefined)
  return (
    <span>
      {report && (
        <span className="me-2 inline-flex align-middle">
          <CampaignStatus campaign={flightOf(report)} now={now} />
        </span>
      )}
      <span className="align-middle">
        {facts.map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && ' · '}
            <span className="whitespace-nowrap">{fact}</span>
          </Fragment>
        ))}
      </span>
    </span>
  )
}

const dayOf = (date: string | null) => (date === null ? null : { date })

/** What the status of a reported campaign is read from. */
const flightOf = ({ campaign, creatives }: Report) => ({
  creatives,
  data: { impressions: 0, engagement: 0, clicks: 0, start: dayOf(campaign.start), end: dayOf(campaign.end) },
})
