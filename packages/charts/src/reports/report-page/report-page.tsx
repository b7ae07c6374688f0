import { formatDay, formatRange } from '@placard/domain/dates'
import { formatTimeAgo } from '@placard/domain/internal/dates'
import {
  changedView,
  isSameRange,
  reportOfCreative,
  reportViewText,
  upcomingStart,
  zoneDifferenceText,
  zoneNotes,
} from '@placard/domain/internal/report'
import {
  comparedRange,
  flightInstead,
  presetRange,
  type Report,
  type ReportState,
  type ReportView,
} from '@placard/domain/report'
import { linkChoices, type SharedLinkSettings } from '@placard/domain/share'
import { useReportTexts } from '@placard/forms'
import { Alert, Button, classNames, SlowNotice, useLabels } from '@placard/ui'
import { type ComponentProps, type ReactNode, type Ref, useMemo } from 'react'
import { checkPage } from '../../check-props.js'
import { useNow } from '../../use-now.js'
import { CampaignReport, type CampaignReportProps } from '../campaign-report/campaign-report.js'
import { CreativeReport, type CreativeReportProps } from '../creative-report/creative-report.js'
import { OnScreen, useReportScreen } from '../on-screen.js'
import { ReportFacts } from './report-facts.js'

const reportPageLabels = {
  /** Title of a campaign that has not started. */
  notStarted: 'Not started yet',
  /** Description of a campaign that has not started. */
  startsOn: (day: string) => `Starts ${day}. Data appears here once ads are shown.`,
  /** Button of an empty report. */
  last30: 'Show the last 30 days',
  /** Note about a range that begins before the flight. */
  beforeFlight: 'These days begin before the campaign did.',
  /** Button that shows the flight. */
  showFlight: 'Show the flight',
  /** Announced while the report loads. */
  loading: 'Loading the report…',
  /** Notice during a long wait. */
  slow: 'Still loading the report. Long ranges take longer.',
  /** Label of the button after an error. */
  retry: 'Try again',
  /** Note about old data; `age` is undefined if it is unknown. */
  stillShowing: (range: string, age: string | undefined) =>
    `Still showing ${range}${age === undefined ? '' : `, received ${age}`}.`,
  /** Title if the previous period could not be loaded. */
  noComparison: 'No comparison: couldn’t load the previous period',
}

/** Texts of a ReportPage. Days, ranges and ages in parameters are formatted. */
export type ReportPageLabels = typeof reportPageLabels

export interface ReportPageProps
  extends Omit<ComponentProps<'div'>, 'title' | 'children'>,
    Pick<CampaignReportProps, 'renderCreativeLink' | 'layoutKey'>,
    Pick<CreativeReportProps, 'campaignEvents'> {
  /** Name of the campaign or creative. */
  title: string
  /** Heading level of the title: h1 where the report is the page. @default 'h1' */
  titleAs?: 'h1' | 'h2'
  /** Ref of the title, which takes the focus after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
  /** Content above the whole page: a client's logo. */
  lead?: ReactNode
  /** Context of the report, above the title. */
  eyebrow?: ReactNode
  /** Buttons of the report; at most one is `primary`. */
  actions?: ReactNode
  /** Filters of the report: a `ReportToolbar`. */
  toolbar?: ReactNode
  /** Settings of the share link that shows the report. @default none: a report of its owners */
  link?: SharedLinkSettings | undefined
  /** Position of `toolbar` and `actions` on phones: at the top, or below the chart, so that it is on the first screen. @default 'top' */
  controls?: 'top' | 'after-chart'
  /** The requested view; the report in `state` differs while this one loads and when it failed. */
  view: ReportView
  /** Called with another view: another metric, or a longer range where this one is empty. */
  onViewChange: (view: ReportView) => void
  /** The report of the campaign or creative, the one it is compared with, and whether they load or failed: `useLiveReport` returns it. */
  state: Partial<ReportState>
  /** Id of the creative whose part of the report is shown; undefined for the whole campaign. */
  creativeID?: string | undefined
  /** Action for a campaign that has not started: a link to it. */
  startAction?: ReactNode
  /** Requests the report again. */
  onRetry: () => void
  /** Stops waiting; adds a Cancel button to a long wait. */
  onCancel?: () => void
  /** Current time. @default the present */
  now?: Date | undefined
}

/** A report page: title, toolbar, and the report or its loading, empty and error states. The old report stays, with its age, while a new one loads or after it failed. */
export function ReportPage({
  title,
  titleAs: Title = 'h1',
  titleRef,
  lead,
  eyebrow,
  actions,
  toolbar,
  controls = 'top',
  view,
  onViewChange,
  state,
  creativeID,
  campaignEvents,
  startAction,
  onRetry,
  onCancel,
  renderCreativeLink,
  layoutKey,
  link,
  now: given,
  className,
  ...props
}: ReportPageProps) {
  checkPage('ReportPage', { view, state })
  const { report, previous, receivedAt, loading = false, refreshing = false, error, previousError } = state
  const now = useNow(given)
  const page = useReportScreen()
  const screen = controls === 'after-chart' ? page : 'wide'
  const labels = useLabels('reportPage', reportPageLabels)
  const texts = useReportTexts()
  const { range, metric } = view
  const isAsked = report !== undefined && isSameRange(report.range, range)
  const change = (changes: Partial<ReportView>) => onViewChange(changedView(view, changes))
  // The report has the offsets that its server used, which this browser may not know.
  const counted = isAsked ? report.range : range
  const notes = useMemo(() => zoneNotes({ ...counted, zone: counted }, texts), [counted, texts])
  const difference = isAsked ? report.zoneDifference : undefined
  const start = report && now && upcomingStart(report, now)
  const mayChooseDays = !link || linkChoices(link).range
  const flight = mayChooseDays && report && now ? flightInstead(range, report.campaign, now) : undefined
  const body: CampaignReportProps = {
    report,
    previous: isAsked && !start ? comparable(report, previous, view) : undefined,
    comparing:
      !start && view.comparison.mode !== 'off' && previousError === undefined && (!isAsked || previous === undefined),
    loading,
    refreshing,
    error: report ? undefined : error,
    onRetry,
    metric,
    onMetricChange: (next) => change({ metric: next }),
    renderCreativeLink,
    layoutKey,
    leftOut: link?.leftOut,
    display: view.display,
    hiddenSeries: view.hiddenSeries,
    onDisplayChange: change,
    emptyText: start
      ? { title: labels.notStarted, description: labels.startsOn(formatDay(start, {}, texts)) }
      : undefined,
    emptyAction: start ? (
      startAction
    ) : !mayChooseDays ? undefined : (
      <Button onClick={() => change({ range: presetRange('last30', now ?? new Date(), range.tzCode) })}>
        {labels.last30}
      </Button>
    ),
  }
  const buttons = actions !== undefined && (
    <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>
  )
  const footnotes = notes.length > 0 && (
    <p className="mt-2 text-pretty text-caption text-ink-muted">{notes.join(' ')}</p>
  )
  body.screen = screen
  body.afterChart = screen !== 'wide' && (
    <div className="flex flex-col gap-3">
      {toolbar !== undefined && <div className="print:hidden">{toolbar}</div>}
      {buttons}
      {footnotes}
    </div>
  )
  return (
    <div
      data-slot="report-page"
      data-state={loading ? 'loading' : refreshing ? 'refreshing' : error === undefined ? 'ready' : 'error'}
      {...props}
      className={classNames('@container min-w-0 text-ink [print-color-adjust:exact]', className)}
    >
      {lead}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-full">
          {eyebrow !== undefined && <div className="mb-1 text-caption text-ink-muted">{eyebrow}</div>}
          <Title
            ref={titleRef}
            tabIndex={-1}
            className={classNames(
              'text-pretty break-words font-semibold text-ink outline-none',
              Title === 'h1' ? 'text-page' : 'text-title',
            )}
          >
            {title}
          </Title>
          <div className="mt-1 min-h-6 max-w-[72ch] text-pretty text-dense text-ink-muted max-sm:min-h-11">
            <ReportFacts
              report={report && reportOfCreative(report, creativeID)}
              range={counted}
              receivedAt={receivedAt}
              now={now}
            />
          </div>
        </div>
        <OnScreen of="wide" screen={screen}>
          {buttons}
        </OnScreen>
      </div>
      <OnScreen of="wide" screen={screen}>
        {footnotes}
      </OnScreen>
      {difference && (
        <Alert tone="warning" className="mt-3" title={texts.zoneDiffersTitle}>
          {zoneDifferenceText(counted.tzCode, difference, texts)}
        </Alert>
      )}
      <p className="mt-1 mb-4 hidden text-dense print:block">
        {reportViewText({ ...view, range: report?.range ?? range }, texts)}
      </p>
      <OnScreen of="wide" screen={screen}>
        {toolbar === undefined ? <div className="mt-4" /> : <div className="my-4 print:hidden">{toolbar}</div>}
      </OnScreen>
      <OnScreen of="phone" screen={screen}>
        <div className="mt-4" />
      </OnScreen>
      {onCancel && (
        <SlowNotice
          waiting={loading || refreshing}
          onCancel={onCancel}
          labels={{ loading: labels.loading, slow: labels.slow }}
          className="[&>div]:mb-4"
        />
      )}
      {error !== undefined && report && (
        <Alert
          tone="warning"
          live
          className="mb-4 print:hidden"
          title={error}
          action={
            <Button size="sm" onClick={onRetry}>
              {labels.retry}
            </Button>
          }
        >
          {labels.stillShowing(
            formatRange(report.range, {}, texts),
            receivedAt && now && formatTimeAgo(receivedAt, now, texts),
          )}
        </Alert>
      )}
      {error === undefined && previousError !== undefined && report && (
        <Alert
          tone="warning"
          live
          className="mb-4"
          title={labels.noComparison}
          action={
            <Button size="sm" onClick={onRetry} className="print:hidden">
              {labels.retry}
            </Button>
          }
        >
          {previousError}
        </Alert>
      )}
      {flight && (
        <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-dense text-ink-muted print:hidden">
          {labels.beforeFlight}
          <Button size="sm" onClick={() => change({ range: flight })}>
            {labels.showFlight}
          </Button>
        </div>
      )}
      {creativeID === undefined ? (
        <CampaignReport {...body} />
      ) : (
        <CreativeReport {...body} creativeID={creativeID} campaignEvents={campaignEvents} />
      )}
    </div>
  )
}

/** Returns the previous report only if it has the requested dates and steps of equal length. */
function comparable(report: Report, previous: Report | undefined, view: ReportView): Report | undefined {
  const wanted = comparedRange(view)
  if (!wanted || previous?.bucket !== report.bucket) return undefined
  return isSameRange(previous.range, wanted) ? previous : undefined
}
