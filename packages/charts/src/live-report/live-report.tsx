import {
  type CreativeSummary,
  changedView,
  defaultReportView,
  exportProblem,
  type Report,
  type ReportRange,
  type ReportSubject,
  type ReportView,
} from '@placard/domain'
import { type Client, makeReportFile } from '@placard/domain/client'
import { useReportTexts } from '@placard/forms'
import { NotFound, useLabels } from '@placard/ui'
import { createElement, type MouseEvent, type ReactNode, useCallback, useState } from 'react'
import { checkLive } from '../check-props.js'
import { type ExportJob, ExportMenu, useExportJob } from '../export-menu/export-menu.js'
import { ReportPage, type ReportPageProps } from '../report-page/report-page.js'
import { ReportToolbar } from '../report-toolbar/report-toolbar.js'
import { type LinkContext, ShareButton } from '../share-button/share-button.js'
import { SharedReport } from '../shared-report/shared-report.js'
import { liveReportLabels } from './live-labels.js'
import { useLiveLinks } from './use-live-links.js'
import { type LiveReport, useLiveReport } from './use-live-report.js'

export { clearReports } from './report-cache.js'
export { type LiveReport, type LiveReportQuery, useLiveReport } from './use-live-report.js'

interface LiveProps extends Pick<ReportPageProps, 'titleAs' | 'className' | 'ref' | 'now'> {
  /** API client: `createClient({ baseUrl })` of `@placard/domain/client`. Memoize it. */
  client: Client
  /** Initial view. @default the last 7 days in UTC, compared with the 7 before */
  defaultView?: ReportView
  /** Called with each new view, for example to store it in the URL. */
  onViewChange?: (view: ReportView) => void
  /** Interval in ms at which the report is fetched again while the page is visible. @default never */
  refreshInterval?: number
}

export interface LiveCampaignReportProps extends LiveProps {
  /** Campaign to report on. */
  campaignID: string
  /** Lets users create and revoke public links. @default true */
  shareable?: boolean
}

export interface LiveSharedReportProps extends LiveProps {
  /** Token of the link: the part of its URL after /share/. */
  shareToken: string
}

/** Fetches and renders a campaign's whole report with its creatives, exports and public links. */
export function LiveCampaignReport({
  campaignID,
  shareable = true,
  titleAs = 'h2',
  ...props
}: LiveCampaignReportProps) {
  checkLive('LiveCampaignReport', props.client, { campaignID })
  const { live, page, toSummary } = useLivePage({ ...props, subject: { campaignID }, titleAs })
  const labels = useLabels('liveReport', liveReportLabels)
  if (live.missing) return <NotFound title={labels.notFound} description={labels.notFoundText} />
  const share = shareable && (
    <LiveShareButton
      client={props.client}
      campaignID={campaignID}
      campaign={live.report?.campaign.name ?? labels.report}
      creatives={live.report?.creatives}
      hiddenSeries={page.creativeID === undefined ? page.view.hiddenSeries : undefined}
      now={props.now}
    />
  )
  return (
    <ReportPage
      {...page}
      data-slot="live-campaign-report"
      eyebrow={toSummary}
      actions={
        <>
          {share}
          {page.actions}
        </>
      }
    />
  )
}

/** Fetches and renders the read-only report of a share token. */
export function LiveSharedReport({ shareToken, titleAs = 'h2', ...props }: LiveSharedReportProps) {
  checkLive('LiveSharedReport', props.client, { shareToken })
  const { live, page, toSummary } = useLivePage({ ...props, subject: { shareToken }, titleAs })
  return <SharedReport {...page} data-slot="live-shared-report" dead={live.missing} back={toSummary} />
}

type LivePage = Omit<ReportPageProps, 'ref' | 'eyebrow'> & Pick<ReportPageProps, 'ref'>

/** Returns the props that both reports share: view, selected creative, data and export. */
function useLivePage({
  client,
  subject,
  defaultView,
  onViewChange,
  refreshInterval,
  now,
  ...props
}: LiveProps & { subject: ReportSubject }): { live: LiveReport; page: LivePage; toSummary: ReactNode } {
  const [view, setView] = useState(() => defaultView ?? defaultReportView(now ?? new Date()))
  const [creativeID, setCreativeID] = useState<string>()
  const labels = useLabels('liveReport', liveReportLabels)
  const texts = useReportTexts()
  const live = useLiveReport({ client, subject, view, refreshInterval })
  const creative = live.report?.creatives.find(({ id }) => id === creativeID)
  const job = useLiveExport({ client, subject, range: view.range, creative })
  const change = (next: ReportView) => {
    setView(next)
    onViewChange?.(next)
  }
  const campaign = live.report?.campaign.name ?? labels.report
  const renderCreativeLink = useCallback(
    // Not a button: buttons are inline-block, which clamped cells replace by "…" as a whole.
    ({ id }: CreativeSummary) =>
      createElement('a', {
        href: `#${id}`,
        onClick: (event: MouseEvent) => {
          event.preventDefault()
          setCreativeID(id)
        },
        className: followed,
      }),
    [],
  )
  return {
    live,
    toSummary: creative && (
      <button
        type="button"
        onClick={() => setCreativeID(undefined)}
        className={`${followed} cursor-pointer truncate text-start text-brand-ink underline`}
      >
        {campaign}
      </button>
    ),
    page: {
      ...props,
      title: creative?.name ?? campaign,
      view,
      onViewChange: change,
      state: live,
      creativeID: creative?.id,
      onRetry: live.refresh,
      onCancel: live.cancel,
      now,
      renderCreativeLink,
      toolbar: (
        <ReportToolbar
          value={view}
          onValueChange={change}
          flight={live.report?.campaign}
          onRefresh={live.refresh}
          refreshing={live.refreshing}
          now={now}
        />
      ),
      actions: (
        <ExportMenu
          job={job}
          name={campaign}
          creative={creative?.name}
          unavailable={live.report && exportProblem(live.report, creative?.id, now ?? new Date(), texts)}
          range={view.range}
          withVideo={view.withVideo}
          onWithVideoChange={(withVideo) => change(changedView(view, { withVideo }))}
          disabled={!live.report}
        />
      ),
    },
  }
}

const followed = 'rounded-bar hover:text-brand-ink hover:underline'

interface LiveShareButtonProps extends LinkContext {
  client: Client
  campaignID: string
  hiddenSeries: readonly string[] | undefined
  now?: Date | undefined
}

/** Fetches the share links of a campaign when its dialog opens. */
function LiveShareButton({ client, campaignID, ...props }: LiveShareButtonProps) {
  const [open, setOpen] = useState(false)
  return <ShareButton {...props} {...useLiveLinks({ client, campaignID, enabled: open })} onOpenChange={setOpen} />
}

interface LiveExportOptions {
  client: Client
  subject: ReportSubject
  range: ReportRange
  /** Creative of the visible report, if it is not the whole campaign's. */
  creative?: Report['creatives'][number] | undefined
}

/** Time in ms that a browser may take to start saving a copy in memory. */
const SAVING_MS = 60_000

/** Exports report files through the API; the browser downloads them. */
function useLiveExport({ client, subject, range, creative }: LiveExportOptions): ExportJob {
  return useExportJob(async ({ format, withVideo }, watch) => {
    const order = { subject, range, format, withVideo, liveIDs: creative?.liveIDs }
    const { file, name } = await makeReportFile(client, order, watch)
    const anchor = document.createElement('a')
    anchor.href = await client.fileLink(file, { anonymous: 'shareToken' in subject })
    anchor.download = name
    document.body.append(anchor)
    anchor.click()
    anchor.remove()
    if (anchor.href.startsWith('blob:')) setTimeout(() => URL.revokeObjectURL(anchor.href), SAVING_MS)
  })
}
