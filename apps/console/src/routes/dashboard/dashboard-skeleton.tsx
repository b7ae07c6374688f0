import type { ReportView } from '@placard/domain/report'
import { Card, Skeleton, useLabels, VisuallyHidden } from '@placard/ui'
import { dashboardLabels } from './dashboard-labels.js'
import { DashboardTrend } from './dashboard-trend.js'

/** Number of skeleton rows of the movers table. */
export const ROWS = 4

/** Skeleton of the blocks below the key figures on first load. */
export function DashboardSkeleton({ view }: { view: ReportView }) {
  const labels = useLabels('dashboard', dashboardLabels)
  return (
    <>
      <VisuallyHidden role="status">{labels.loadingYourCampaigns}</VisuallyHidden>
      <div aria-hidden className="grid items-start gap-4 xl:grid-cols-[2fr_1fr]">
        <div className="grid min-w-0 gap-4">
          <DashboardTrend totals={undefined} view={view} />
          <ListSkeleton rows={ROWS} />
        </div>
        <ListSkeleton rows={4} />
      </div>
    </>
  )
}

/** Skeleton of a card with rows. */
export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <Card>
      <div className="flex min-h-13 items-center px-4">
        <Skeleton className="h-4 w-40" />
      </div>
      {Array.from({ length: rows }, (_, index) => `row-${index}`).map((row) => (
        <div key={row} className="flex h-(--placard-row-height) items-center gap-6 border-line-subtle border-t px-4">
          <Skeleton className="h-3.5 w-52 max-w-[50%]" />
          <Skeleton className="ms-auto h-3.5 w-16" />
        </div>
      ))}
    </Card>
  )
}
