import {
  type CreativeSummary,
  changedView,
  defaultReportView,
  exportProblem,
  type ReportSubject,
  type ReportView,
} from '@placard/domain'
import type { Client } from '@placard/domain/client'
import { NotFound } from '@placard/ui'
import { type ReactNode, useCallback, useState } from 'react'
import { ExportMenu } from '../export-menu/export-menu.js'
import { ReportPage, type ReportPageProps } from '../report-page/report-page.js'
import { ReportToolbar } from '../report-toolbar/report-toolbar.js'
import { SharedReport } from '../shared-report/shared-report.js'
import { LiveShareButton } from './live-share-button.js'
import { useLiveExport } from './use-live-export.js'
import { type LiveReport, useLiveReport } from './use-live-report.js'

export { type LiveReport, type LiveReportQuery, useLiveReport } from './use-live-report.js'

interface LiveProps extends Pick<ReportPageProps, 'titleAs' | 'className' | 'ref' | 'now'> {
  /** Makes the calls: `createClient({ baseUrl })` of `@placard/domain/client`. Keep it stable between renders. */
  client: Client
  /** What is shown at first. @default the last 7 days in UTC, with the 7 before */
  defaultView?: ReportView
  /** Told of every change of what is shown, for an address of your own. */
  onViewChange?: (view: ReportView) => void
}

export interface LiveCampaignReportProps extends LiveProps {
  /** Whose report. */
  campaignID: string
  /** Whether public links can be made and ended here. @default true */
  shareable?: boolean
}

export interface LiveSharedReportProps extends LiveProps {
  /** The token of the link: the part of its address after /share/. */
  shareToken: string
}

/** The report of a campaign, whole and alive: it fetches what it shows, and its creatives, files and links with it. */
export function LiveCampaignReport({
  campaignID,
  shareable = true,
  titleAs = 'h2',
  ...props
}: LiveCampaignReportProps) {
  const { live, page, toSummary } = useLivePage({ ...props, subject: { campaignID }, titleAs })
  if (live.missing)
    return <NotFound title="Campaign not found" description="It may have been deleted, or it is not open to you." />
  const share = shareable && <LiveShareButton client={props.client} campaignID={campaignID} now={props.now} />
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

/** The report that a share token opens, alive: the same figures for anybody, and nothing that changes anything. */
export function LiveSharedReport({ shareToken, titleAs = 'h2', ...props }: LiveSharedReportProps) {
  const { live, page, toSummary } = useLivePage({ ...props, subject: { shareToken }, titleAs })
  return <SharedReport {...page} data-slot="live-shared-report" dead={live.missing} back={toSummary} />
}

type LivePage = Omit<ReportPageProps, 'ref' | 'eyebrow'> & Pick<ReportPageProps, 'ref'>

/** What both have in common: the view, the creative that was followed, the figures, the files. */
function useLivePage({
  client,
  subject,
  defaultView,
  onViewChange,
  now,
  ...props
}: LiveProps & { subject: ReportSubject }): { live: LiveReport; page: LivePage; toSummary: ReactNode } {
  const [view, setView] = useState(() => defaultView ?? defaultReportView(now ?? new Date()))
  const [creativeID, setCreativeID] = useState<string>()
  const live = useLiveReport({ client, subject, view })
  const creative = live.report?.creatives.find(({ id }) => id === creativeID)
  const job = useLiveExport({ client, subject, range: view.range, creative })
  const change = (next: ReportView) => {
    setView(next)
    onViewChange?.(next)
  }
  const campaign = live.report?.campaign.name ?? 'Campaign report'
  const renderCreativeLink = useCallback(
    ({ id }: CreativeSummary, children: ReactNode) => (
      <button type="button" onClick={() => setCreativeID(id)} className={followed}>
        {children}
      </button>
    ),
    [],
  )
  return {
    live,
    toSummary: creative && (
      <button type="button" onClick={() => setCreativeID(undefined)} className={`${followed} text-brand-ink underline`}>
        {campaign}
      </button>
    ),
    page: {
      ...props,
      title: creative?.name ?? campaign,
      view,
      onViewChange: change,
      report: live.report,
      creativeID: creative?.id,
      previous: live.previous,
      receivedAt: live.receivedAt,
      loading: live.loading,
      refreshing: live.refreshing,
      error: live.error,
      previousError: live.previousError,
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
          unavailable={live.report && exportProblem(live.report, creative?.id, now ?? new Date())}
          range={view.range}
          withVideo={view.withVideo}
          onWithVideoChange={(withVideo) => change(changedView(view, { withVideo }))}
          disabled={!live.report}
        />
      ),
    },
  }
}

const followed = 'cursor-pointer truncate rounded-bar text-start hover:text-brand-ink hover:underline'
