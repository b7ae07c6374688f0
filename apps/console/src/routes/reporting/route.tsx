import { Button, PageDropzone, useLabels } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useCallback } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { campaignQuery } from '../../data/campaigns/campaign.js'
import { knownCampaign } from '../../data/campaigns/campaigns.js'
import { discrepancyLabels } from '../../parts/discrepancies/discrepancy-labels.js'
import { useNow } from '../../parts/use-now.js'
import { paths } from '../../paths.js'
import { RefreshButton } from '../../report/refresh-button.js'
import { reportLabels } from '../../report/report-labels.js'
import { ReportScreen } from '../../report/report-screen.js'
import { ScheduleDialog } from '../../report/schedule-dialog.js'
import { ShareDialog } from '../../report/share-dialog.js'
import { useCreativeLink } from '../../report/use-creative-link.js'
import { useReport } from '../../report/use-report.js'
import { useReportExport } from '../../report/use-report-export.js'
import { useReportView } from '../../report/use-report-view.js'
import { useCrumbs } from '../../shell/navigation/crumbs.js'
import { PageTitle } from '../../shell/navigation/page-title.js'
import { handOverPartnerFile } from '../../state/partner-files.js'
import { ReportNotFound } from './report-not-found.js'

/** Report of a campaign, or of one of its creatives. The key resets its state for another campaign. */
export default function ReportingRoute() {
  const { campaignID = '', creativeID } = useParams()
  return <CampaignReporting key={campaignID} campaignID={campaignID} creativeID={creativeID} />
}

function CampaignReporting({ campaignID, creativeID }: { campaignID: string; creativeID: string | undefined }) {
  const labels = useLabels('reportScreen', reportLabels)
  const discrepancies = useLabels('discrepancies', discrepancyLabels)
  const navigate = useNavigate()
  const subject = { campaignID }
  const { view, change, search } = useReportView(true)
  const { state, creatives, campaignEvents, missing, refreshing, refresh, cancel } = useReport(
    subject,
    view,
    creativeID,
  )
  const { report } = state
  const creative = creatives?.find(({ id }) => id === creativeID)
  const job = useReportExport({ subject, range: view.range, liveIDs: creative?.liveIDs })
  const createAddress = useCallback(
    (id?: string) => (id ? paths.creativeReporting(campaignID, id) : paths.reporting(campaignID)) + search,
    [campaignID, search],
  )
  const lastCampaign = knownCampaign(campaignID)
  // The report contains the name; it is requested separately only if the report failed and no list is loaded.
  const alone = useQuery({
    ...campaignQuery(campaignID),
    enabled: state.error !== undefined && !report && !lastCampaign,
  })
  const name = report?.campaign.name ?? (lastCampaign ?? alone.data)?.name ?? labels.campaignReport
  const title = creativeID ? (creative?.name ?? labels.creativeReport) : name
  useCrumbs([
    { label: labels.campaigns, to: paths.campaigns },
    { label: name, to: paths.campaign(campaignID) },
    ...(creativeID
      ? [{ label: labels.reporting, to: createAddress() }, { label: title }]
      : [{ label: labels.reporting }]),
  ])
  const page = {
    state,
    onRetry: refresh,
    onCancel: cancel,
    title,
    view,
    onViewChange: change,
    creativeID,
    campaignEvents,
    now: useNow(),
    renderCreativeLink: useCreativeLink(createAddress),
    layoutKey: 'campaign-report',
  }
  if (missing === 'campaign' || missing === 'creative') return <ReportNotFound what={missing} back={createAddress()} />
  return (
    <>
      <PageTitle>{labels.reportTitle(title)}</PageTitle>
      <ReportScreen
        {...page}
        creatives={creatives}
        renderLink={(id) => <Link to={createAddress(id)} />}
        exporting={{ job, name, creative: creative?.name }}
        startAction={
          <Button asChild>
            <Link to={paths.campaign(campaignID)}>{labels.seeTheCampaign}</Link>
          </Button>
        }
        actions={
          <>
            <Button asChild>
              <Link to={paths.discrepancies(campaignID)}>
                <Scale aria-hidden /> <span className="max-sm:sr-only">{discrepancies.compareFile}</span>
              </Link>
            </Button>
            <RefreshButton onRefresh={refresh} refreshing={refreshing} />
            <ScheduleDialog campaignID={campaignID} flight={report?.campaign} tzCode={view.range.tzCode} />
            <ShareDialog
              {...{ campaignID, search, creatives }}
              campaign={name}
              hiddenSeries={creativeID ? undefined : view.hiddenSeries}
            />
          </>
        }
      />
      <PageDropzone
        label={discrepancies.dropFile}
        hint={discrepancies.dropHint}
        onFiles={([file], source) => {
          if (source !== 'drop' || !file) return
          handOverPartnerFile(campaignID, file)
          void navigate(paths.discrepancies(campaignID))
        }}
      />
    </>
  )
}
