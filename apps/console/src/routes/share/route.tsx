import { ExportMenu, ReportToolbar, SharedReport } from '@placard/charts'
import { exportProblem } from '@placard/domain'
import { useReportTexts } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useCallback } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useNow } from '../../parts/use-now.js'
import { paths } from '../../paths.js'
import { reportLabels } from '../../report/report-labels.js'
import { useCreativeLink } from '../../report/use-creative-link.js'
import { useReport } from '../../report/use-report.js'
import { useReportExport } from '../../report/use-report-export.js'
import { useReportView } from '../../report/use-report-view.js'
import { ThemeControl } from '../../shell/appearance/theme-control.js'
import { BrandMark } from '../../shell/layouts/brand-mark.js'
import { PageTitle } from '../../shell/navigation/page-title.js'

/** Read-only report behind a share token, for anybody with the link. */
export default function ShareRoute() {
  const { shareToken = '', creativeID } = useParams()
  return <SharedReporting key={shareToken} shareToken={shareToken} creativeID={creativeID} />
}

function SharedReporting({ shareToken, creativeID }: { shareToken: string; creativeID: string | undefined }) {
  const texts = useReportTexts()
  const labels = useLabels('reportScreen', reportLabels)
  const subject = { shareToken }
  const now = useNow()
  const { view, change, search } = useReportView(false)
  const { state, creatives, campaignEvents, missing, refreshing, refresh, cancel } = useReport(
    subject,
    view,
    creativeID,
  )
  const { report } = state
  const creative = creatives?.find(({ id }) => id === creativeID)
  const job = useReportExport({ subject, range: view.range, liveIDs: creative?.liveIDs })
  const creativeLink = useCreativeLink(
    useCallback((id: string) => paths.creativeShare(shareToken, id) + search, [shareToken, search]),
  )
  const dead = missing !== undefined
  const campaign = report?.campaign.name ?? labels.campaignReport
  const title = creativeID ? (creative?.name ?? labels.creativeReport) : campaign
  return (
    <>
      <PageTitle>{dead ? labels.linkNotWorking : labels.sharedTitle(title)}</PageTitle>
      <SharedReport
        state={state}
        onRetry={refresh}
        onCancel={cancel}
        dead={dead}
        brand={
          <span className="flex items-center gap-2 py-4 font-semibold text-ink">
            <BrandMark /> Placard
          </span>
        }
        title={title}
        view={view}
        onViewChange={change}
        creativeID={creativeID}
        campaignEvents={campaignEvents}
        now={now}
        renderCreativeLink={creativeLink}
        back={creativeID && <BackLink to={paths.share(shareToken) + search}>{campaign}</BackLink>}
        toolbar={
          <ReportToolbar
            value={view}
            onValueChange={change}
            flight={report?.campaign}
            onRefresh={refresh}
            refreshing={refreshing}
            now={now}
          />
        }
        actions={
          <>
            <ThemeControl />
            <ExportMenu
              job={job}
              name={campaign}
              creative={creative?.name}
              range={view.range}
              withVideo={view.withVideo}
              disabled={!report}
              unavailable={report && now && exportProblem(report, creativeID, now, texts)}
            />
          </>
        }
      />
    </>
  )
}

function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="truncate rounded-bar text-brand-ink underline underline-offset-2">
      {children}
    </Link>
  )
}
