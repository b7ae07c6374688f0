import { presetRange } from '@placard/domain'
import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { knownCampaign } from '../../data/campaigns.js'
import { useNow } from '../../parts/use-now.js'
import { paths } from '../../paths.js'
import { ReportActions } from '../../report/report-actions.js'
import { ReportScreen } from '../../report/report-screen.js'
import { useCreativeLink } from '../../report/use-creative-link.js'
import { useReport } from '../../report/use-report.js'
import { useReportView } from '../../report/use-report-view.js'
import { useCrumbs } from '../../shell/crumbs.js'
import { PageTitle } from '../../shell/page-title.js'
import { ReportMenu } from './report-menu.js'
import { ReportNotFound } from './report-not-found.js'
import { ScheduleDialog } from './schedule-dialog.js'
import { ShareDialog } from './share-dialog.js'

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
  const addressOf = useCallback(
    (id?: string) => (id ? paths.creativeReporting(campaignID, id) : paths.reporting(campaignID)) + search,
    [campaignID, search],
  )
  const creativeLink = useCreativeLink(addressOf)
  const name = shown.whole?.campaign.name ?? knownCampaign(campaignID)?.name ?? 'Campaign report'
  const title = creativeID ? (shown.creative?.name ?? 'Creative report') : name
  useCrumbs([
    { label: 'Campaigns', to: paths.campaigns },
    { label: name, to: addressOf() },
    { label: creativeID ? title : 'Reporting' },
  ])
  if (shown.missing) return <ReportNotFound what={shown.missing} back={addressOf()} />
  return (
    <>
      <PageTitle>{`${title} · Reporting`}</PageTitle>
      <ReportScreen
        {...shown}
        {...view}
        title={title}
        now={now}
        onRangeChange={(range) => change({ range })}
        onMetricChange={(metric) => change({ metric })}
        onRetry={shown.refresh}
        onCancel={shown.cancel}
        onLongerRange={() => change({ range: presetRange('last30', now, view.range.tzCode) })}
        renderCreativeLink={creativeLink}
        menu={<ReportMenu creatives={shown.whole?.creatives} creativeID={creativeID} addressOf={addressOf} />}
        actions={
          <ReportActions source={source} range={view.range} shown={shown}>
            <ScheduleDialog campaignID={campaignID} flight={shown.whole?.campaign} tzCode={view.range.tzCode} />
            <ShareDialog campaignID={campaignID} search={search} />
          </ReportActions>
        }
      />
    </>
  )
}
