import { presetRange } from '@placard/domain'
import { Badge, Button } from '@placard/ui'
import { Eye, RefreshCw } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { downloadReport } from '../../data/downloads.js'
import { useNow } from '../../parts/use-now.js'
import { paths } from '../../paths.js'
import { PageTitle } from '../../shell/page-title.js'
import { ThemeControl } from '../../shell/theme-control.js'
import { ExportMenu } from '../reporting/export-menu.js'
import { ReportFilters } from '../reporting/report-filters.js'
import { ReportScreen } from '../reporting/report-screen.js'
import { useReport } from '../reporting/use-report.js'
import { useReportView } from '../reporting/use-report-view.js'
import { DeadLink } from './dead-link.js'

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
  if (shown.dead || shown.missing) return <DeadLink />

  const campaign = shown.whole?.campaign.name ?? 'Campaign report'
  const title = creativeID ? (shown.creative?.name ?? 'Creative report') : campaign
  const summary = paths.share(shareToken) + search
  return (
    <>
      <PageTitle>{`${title} · Shared report`}</PageTitle>
      <ReportScreen
        {...shown}
        {...view}
        title={title}
        eyebrow={
          <span className="flex min-w-0 items-center gap-2">
            <Badge icon={<Eye aria-hidden />}>Read only</Badge>
            {creativeID ? (
              <Link to={summary} className="truncate rounded-bar text-brand-ink underline underline-offset-2">
                {campaign}
              </Link>
            ) : (
              'Shared report'
            )}
          </span>
        }
        now={now}
        onMetricChange={(metric) => change({ metric })}
        onRetry={shown.refresh}
        onCancel={shown.cancel}
        onLongerRange={() => change({ range: presetRange('last30', now, view.range.tzCode) })}
        renderCreativeLink={(creative, children) => (
          <Link to={paths.creativeShare(shareToken, creative.id) + search}>{children}</Link>
        )}
        filters={<ReportFilters range={view.range} onRangeChange={(range) => change({ range })} />}
        actions={
          <>
            <ThemeControl />
            <Button onClick={shown.refresh} loading={shown.refreshing}>
              <RefreshCw aria-hidden /> Refresh
            </Button>
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
