import { errorText } from '@placard/domain/api'
import { countLinkView, sharedLinkQueryOptions } from '@placard/domain/client'
import { isReportGone } from '@placard/domain/internal/report'
import type { SharedLinkInfo } from '@placard/domain/share'
import { useLabels } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { checkLive } from '../../check-props.js'
import { NotEmbeddable, PendingLink, SharedReport, useLinkRefusal } from '../shared-report/shared-report.js'
import { clientMessage, liveReportLabels } from './live-labels.js'
import { findReportCache } from './report-cache.js'
import { type LiveProps, useLivePage } from './use-live-page.js'

export interface LiveSharedReportProps extends LiveProps {
  /** Token of the link: the part of its URL after /share/. */
  shareToken: string
}

/**
 * Fetches and renders the read-only report of a share token: what the link shows, of the days that it shows. A link with
 * a password has a link to its page instead.
 */
export function LiveSharedReport({ titleAs = 'h2', ...props }: LiveSharedReportProps) {
  const { client, shareToken } = props
  checkLive('LiveSharedReport', client, { shareToken })
  return <OfToken {...props} key={shareToken} titleAs={titleAs} />
}

function OfToken(props: LiveSharedReportProps) {
  const { client, shareToken, now, titleAs } = props
  const labels = useLabels('liveReport', liveReportLabels)
  const { queryClient } = findReportCache(client)
  const { data, error, isFetching, refetch } = useQuery(
    sharedLinkQueryOptions(client, shareToken, queryClient),
    queryClient,
  )
  // Several refused reports wait for the same answer.
  const reload = useCallback(() => void refetch({ cancelRefetch: false }), [refetch])
  const [isSeen, setSeen] = useState(false)
  useEffect(() => (isSeen ? countLinkView(client, shareToken) : undefined), [isSeen, client, shareToken])
  // Another report begins anew, and shows nothing of the one before.
  if (data?.state === 'open')
    return <OpenReport {...props} key={JSON.stringify(data)} link={data} onReload={reload} onShown={setSeen} />
  if (data?.state === 'locked')
    return <NotEmbeddable data-slot="live-shared-report" href={client.shareLink(shareToken)} titleAs={titleAs} />
  const failure = error && !isFetching ? error : undefined
  return (
    <PendingLink
      data-slot="live-shared-report"
      title={labels.report}
      titleAs={titleAs}
      dead={isReportGone({ shareToken }, failure)}
      error={failure && clientMessage(errorText(failure, labels.failed), labels)}
      onRetry={reload}
      now={now}
    />
  )
}

interface OpenReportProps extends LiveSharedReportProps {
  /** Settings of the link. */
  link: Extract<SharedLinkInfo, { state: 'open' }>
  /** Called once for each refusal of a report, because the link shows something else now. */
  onReload: () => void
  /** Called with true when the report is there. */
  onShown: (isShown: true) => void
}

function OpenReport({ shareToken, link, onReload, onShown, ...props }: OpenReportProps) {
  const { live, page, toSummary } = useLivePage({ ...props, subject: { shareToken }, link, onRefused: onReload })
  useLinkRefusal(live.refusal, onReload)
  const isShown = live.report !== undefined
  useEffect(() => {
    if (isShown) onShown(true)
  }, [isShown, onShown])
  return <SharedReport {...page} data-slot="live-shared-report" dead={live.missing} back={toSummary} />
}
