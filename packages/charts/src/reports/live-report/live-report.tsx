import type { Client } from '@placard/domain/client'
import { NotFound, useLabels } from '@placard/ui'
import { useState } from 'react'
import { checkLive } from '../../check-props.js'
import { ReportPage } from '../report-page/report-page.js'
import { type LinkContext, ShareButton } from '../share-button/share-button.js'
import { liveReportLabels } from './live-labels.js'
import { useLiveLinks } from './use-live-links.js'
import { type LiveProps, useLivePage } from './use-live-page.js'

export { LiveSharedReport, type LiveSharedReportProps } from './live-shared-report.js'
export { clearReports } from './report-cache.js'
export { type LiveReport, type LiveReportQuery, useLiveReport } from './use-live-report.js'

export interface LiveCampaignReportProps extends LiveProps {
  /** Campaign to report on. */
  campaignID: string
  /** Lets users create and revoke public links. @default true */
  shareable?: boolean
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
