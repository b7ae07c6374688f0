import { endpoints, errorText } from '@placard/domain'
import type { ApiCaller } from '@placard/domain/client'
import { NotFound, useLabels } from '@placard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { checkLive } from '../check-props.js'
import { ReportPage } from '../report-page/report-page.js'
import { ShareButton } from '../share-button/share-button.js'
import { clientMessage, liveReportLabels } from './live-labels.js'
import { reportCacheOf } from './report-cache.js'
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

interface LiveShareButtonProps {
  client: ApiCaller
  campaignID: string
  now?: Date | undefined
}

/** Fetches the share links of a campaign when its dialog opens. */
function LiveShareButton({ client, campaignID, now }: LiveShareButtonProps) {
  const { queryClient } = reportCacheOf(client)
  const labels = useLabels('liveReport', liveReportLabels)
  const [open, setOpen] = useState(false)
  const links = useQuery(
    {
      queryKey: ['share-links', campaignID],
      queryFn: async ({ signal }) => (await client.call(endpoints.tokens, { query: { campaignID }, signal })).data,
      enabled: open,
    },
    queryClient,
  )
  const onSuccess = () => void links.refetch()
  const create = useMutation(
    { mutationFn: () => client.call(endpoints.newToken, { body: { campaignID } }), onSuccess },
    queryClient,
  )
  const revoke = useMutation(
    { mutationFn: (id: string) => client.call(endpoints.revokeToken, { query: { campaignID, id } }), onSuccess },
    queryClient,
  )
  const changeSites = useMutation(
    {
      mutationFn: ({ id, origins }: { id: string; origins: string[] }) =>
        client.call(endpoints.updateToken, { body: { campaignID, id, origins } }),
      onSuccess,
    },
    queryClient,
  )
  return (
    <ShareButton
      links={links.data}
      error={links.error ? clientMessage(errorText(links.error, labels.linksFailed), labels) : undefined}
      now={now}
      onOpenChange={setOpen}
      onCreate={async () => void (await create.mutateAsync())}
      onRevoke={async (id) => void (await revoke.mutateAsync(id))}
      onSitesChange={async (id, origins) => void (await changeSites.mutateAsync({ id, origins }))}
      onRetry={() => void links.refetch()}
    />
  )
}
