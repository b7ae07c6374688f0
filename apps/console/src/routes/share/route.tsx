import { presetRange } from '@placard/domain'
import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { useNow } from '../../parts/use-now.js'
import { paths } from '../../paths.js'
import { ReportActions } from '../../report/report-actions.js'
import { ReportScreen } from '../../report/report-screen.js'
import { useCreativeLink } from '../../report/use-creative-link.js'
import { useReport } from '../../report/use-report.js'
import { useReportView } from '../../report/use-report-view.js'
import { PageTitle } from '../../shell/page-title.js'
import { ThemeControl } from '../../shell/theme-control.js'
import { DeadLink } from './dead-link.js'
import { SharedEyebrow } from './shared-eyebrow.js'

/** The report that a share token opens, to anybody: the same figures, and nothing that changes anything. */
export default function ShareRoute() {
  const { shareToken = '', creativeID } = useParams()
  return <SharedReport key={shareToken} shareToken={shareToken} creativeID={creativeID} />
}

function SharedReport({ shareToken, creativeID }: { shareToken: string; creativeID: string | undefined }) {
  const source = { shareToken }
  const now = useNow()
  const { view, change, search } = useReportView(false)
  const shown = useReport(source, view.range, creativeID)
  const creativeLink = useCreativeLink(
    useCallback((id: string) => paths.creativeShare(shareToken, id) + search, [shareToken, search]),
  )
  if (shown.dead || shown.missing) return <DeadLink />

  const campaign = shown.whole?.campaign.name ?? 'Campaign report'
  const title = creativeID ? (shown.creative?.name ?? 'Creative report') : campaign
  return (
    <>
      <PageTitle>{`${title} · Shared report`}</PageTitle>
      <ReportScreen
        {...shown}
        {...view}
        title={title}
        eyebrow={
          <SharedEyebrow campaign={campaign} summary={creativeID ? paths.share(shareToken) + search : undefined} />
        }
        now={now}
        onRangeChange={(range) => change({ range })}
        onMetricChange={(metric) => change({ metric })}
        onRetry={shown.refresh}
        onCancel={shown.cancel}
        onLongerRange={() => change({ range: presetRange('last30', now, view.range.tzCode) })}
        renderCreativeLink={creativeLink}
        actions={
          <>
            <ThemeControl />
            <ReportActions source={source} range={view.range} shown={shown} />
          </>
        }
      />
    </>
  )
}
