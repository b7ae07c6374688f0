import { presetRange } from '@placard/domain'
import { Button } from '@placard/ui'
import { RefreshCw } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { knownCampaign } from '../../data/campaigns.js'
import { downloadReport } from '../../data/downloads.js'
import { useNow } from '../../parts/use-now.js'
import { paths } from '../../paths.js'
import { useCrumbs } from '../../shell/crumbs.js'
import { PageTitle } from '../../shell/page-title.js'
import { ExportMenu } from './export-menu.js'
import { ReportFilters } from './report-filters.js'
import { ReportMenu } from './report-menu.js'
import { ReportNotFound } from './report-not-found.js'
import { ReportScreen } from './report-screen.js'
import { ShareDialog } from './share-dialog.js'
import { useReport } from './use-report.js'
import { useReportView } from './use-report-view.js'

/** The report of a campaign, or of one of its creatives. Another campaign starts afresh. */
export default function ReportingRoute() {
  const { campaignID = '', creativeID } = useParams()
  return <CampaignReporting key={campaignID} campaignID={campaignID} creativeID={creativeID} />
}

function CampaignReporting({ campaignID, creativeID }: { campaignID: string; creativeID: string | undefined }) {
  const source = { campaignID }
  const now = useNow()
  const { view, change, search } = useReportView(true)
  const shown = useReport(source, view.range, creativeID)
  const name = shown.whole?.campaign.name ?? knownCampaign(campaignID)?.name ?? 'Campaign report'
  const title = shown.creative?.name ?? (creativeID ? 'Creative report' : name)
  const addressOf = (id?: string) =>
    (id ? paths.creativeReporting(campaignID, id) : paths.reporting(campaignID)) + search
  useCrumbs([
    { label: 'Campaigns', to: paths.campaigns },
    { label: name, ...(creativeID && { to: addressOf() }) },
    { label: creativeID ? title : 'Reporting' },
  ])
  if (shown.missing) return <ReportNotFound what={shown.missing} back={addressOf()} />

  const filters = (arrangement: 'row' | 'stack') => (
    <ReportFilters range={view.range} onRangeChange={(range) => change({ range })} arrangement={arrangement} />
  )
  return (
    <>
      <PageTitle>{`${title} · Reporting`}</PageTitle>
      <ReportScreen
        {...shown}
        {...view}
        title={title}
        now={now}
        onMetricChange={(metric) => change({ metric })}
        onRetry={shown.refresh}
        onCancel={shown.cancel}
        onLongerRange={() => change({ range: presetRange('last30', now, view.range.tzCode) })}
        renderCreativeLink={(creative, children) => <Link to={addressOf(creative.id)}>{children}</Link>}
        filters={filters('row')}
        menu={
          <ReportMenu
            filters={filters('stack')}
            creatives={shown.whole?.creatives}
            creativeID={creativeID}
            addressOf={addressOf}
          />
        }
        actions={
          <>
            <Button onClick={shown.refresh} loading={shown.refreshing}>
              <RefreshCw aria-hidden /> Refresh
            </Button>
            <ShareDialog campaignID={campaignID} search={search} />
            <ExportMenu
              disabled={!shown.report}
              onDownload={() =>
                downloadReport({ source, range: view.range, format: 'csv', liveIDs: shown.creative?.liveIDs })
              }
            />
          </>
        }
      />
    </>
  )
}
