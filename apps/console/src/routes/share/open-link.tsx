import { ExportMenu, ReportToolbar, SharedReport, type SharedReportProps, useLinkRefusal } from '@placard/charts'
import { exportProblem } from '@placard/domain/internal/report'
import { linkChoices, linkPreview, type SharedLinkInfo } from '@placard/domain/share'
import { useReportTexts } from '@placard/forms'
import { lazyPart, useLabels } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { linkLogo, sharedDiscrepanciesQuery } from '../../data/reports/shared-link.js'
import { useNow } from '../../parts/use-now.js'
import { paths } from '../../paths.js'
import { reportLabels } from '../../report/report-labels.js'
import { useCreativeLink } from '../../report/use-creative-link.js'
import { useLinkView } from '../../report/use-link-view.js'
import { useReport } from '../../report/use-report.js'
import { useReportExport } from '../../report/use-report-export.js'
import { ThemeControl } from '../../shell/appearance/theme-control.js'
import { PageTitle } from '../../shell/navigation/page-title.js'

/** Loads only for links that show checks, because few do. */
const SharedDiscrepancies = lazyPart(() => import('../../parts/discrepancies/shared-discrepancies.js'), {
  failed: null,
})

export interface OpenLinkProps extends Pick<SharedReportProps, 'brand'> {
  /** Token of the link. */
  shareToken: string
  /** Creative of the report, if it is not the whole campaign's. */
  creativeID: string | undefined
  /** Settings of the link. */
  info: Extract<SharedLinkInfo, { state: 'open' }>
  /** Focuses the title, because the form with the password is gone. */
  takesFocus: boolean
  /** Called once for each refusal of a report, because the link shows something else now. */
  onReload: () => void
  /** Called when the report is there. */
  onShown: () => void
}

const focusTitle = (title: HTMLHeadingElement | null) => title?.focus({ preventScroll: true })

/** Report of a share link that needs no password, or has got it. */
export function OpenLink({ shareToken, creativeID, info, brand, takesFocus, onReload, onShown }: OpenLinkProps) {
  const texts = useReportTexts()
  const labels = useLabels('reportScreen', reportLabels)
  const subject = { shareToken }
  const { settings: link, flight, hasLogo } = info
  const choices = linkChoices(link)
  const now = useNow()
  const { view, change, search } = useLinkView(link, flight)
  const { state, creatives, campaignEvents, missing, refusal, refreshing, refresh, cancel } = useReport(
    subject,
    view,
    creativeID,
  )
  const { report } = state
  useLinkRefusal(refusal, onReload)
  const isShown = report !== undefined
  const shown = useRef(onShown)
  useEffect(() => {
    if (isShown) shown.current()
  }, [isShown])
  const checks = useQuery({
    ...sharedDiscrepanciesQuery(shareToken),
    enabled: isShown && link.withDiscrepancies && creativeID === undefined,
  })
  const creative = creatives?.find(({ id }) => id === creativeID)
  const job = useReportExport({ subject, range: view.range, liveIDs: creative?.liveIDs, onRefused: onReload })
  const creativeLink = useCreativeLink(
    useCallback((id: string) => paths.creativeShare(shareToken, id) + search, [shareToken, search]),
  )
  const dead = missing !== undefined
  const campaign = report?.campaign.name ?? labels.campaignReport
  const title = creativeID ? (creative?.name ?? labels.creativeReport) : campaign
  return (
    <>
      <PageTitle>{dead ? labels.linkNotWorking : labels.sharedTitle(title)}</PageTitle>
      {!dead && <LinkPreview link={link} title={title} />}
      <SharedReport
        state={state}
        onRetry={refresh}
        onCancel={cancel}
        dead={dead}
        brand={brand}
        title={title}
        titleRef={takesFocus ? focusTitle : undefined}
        view={view}
        onViewChange={change}
        link={link}
        logo={hasLogo ? linkLogo(shareToken) : undefined}
        creativeID={creativeID}
        campaignEvents={campaignEvents}
        now={now}
        renderCreativeLink={creativeLink}
        back={creativeID && <BackLink to={paths.share(shareToken) + search}>{campaign}</BackLink>}
        toolbar={
          <ReportToolbar
            value={view}
            onValueChange={change}
            choices={choices}
            flight={report?.campaign ?? flight}
            onRefresh={refresh}
            refreshing={refreshing}
            now={now}
          />
        }
        actions={
          <>
            <ThemeControl />
            {choices.downloads && (
              <ExportMenu
                job={job}
                name={campaign}
                creative={creative?.name}
                range={view.range}
                withVideo={view.withVideo}
                offersVideo={choices.video}
                disabled={!report}
                unavailable={report && now && exportProblem(report, creativeID, now, texts)}
              />
            )}
          </>
        }
      />
      {!dead && checks.data && creativeID === undefined && <SharedDiscrepancies checks={checks.data} />}
    </>
  )
}

/** Describes the page for the previews of chats and mail programs: what the link shows, without any figure. */
function LinkPreview({ link, title }: { link: OpenLinkProps['info']['settings']; title: string }) {
  const texts = useReportTexts()
  const description = linkPreview(link, texts)
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
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
