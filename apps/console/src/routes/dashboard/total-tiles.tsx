import { formatMetric, METRICS } from '@placard/domain'
import { Card, Skeleton, VisuallyHidden } from '@placard/ui'
import type { totalOf } from '../../parts/campaign-total.js'

const TILES = ['impressions', 'engagement', 'clicks', 'ctr', 'videoCompletes'] as const

export interface TotalTilesProps {
  /** The sums of all campaigns since they started. */
  totals: ReturnType<typeof totalOf>
}

/** What all campaigns have counted since they started. */
export function TotalTiles({ totals }: TotalTilesProps) {
  return (
    <Card aria-label="Totals since the start">
      <dl className="-mb-px grid grid-cols-2 md:grid-cols-3 xl:grid-cols-5">
        {TILES.map((name) => (
          <div key={name} className="-ms-px border-line-subtle border-s border-b p-4">
            <dt className="text-dense text-ink-muted">{METRICS[name].name}</dt>
            <dd className="mt-1 font-semibold text-ink text-page">{formatMetric(name, totals[name])}</dd>
            <dd className="mt-1 text-caption text-ink-subtle">since the start</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** The shape of the dashboard while it loads for the first time. */
export function DashboardSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading your campaigns</VisuallyHidden>
      <Card aria-hidden>
        <div className="-mb-px grid grid-cols-2 md:grid-cols-3 xl:grid-cols-5">
          {TILES.map((name) => (
            <div key={name} className="-ms-px border-line-subtle border-s border-b p-4">
              <Skeleton className="h-5 w-24" />
              <Skeleton className="mt-1 h-8 w-32" />
              <Skeleton className="mt-1 h-4 w-20" />
            </div>
          ))}
        </div>
      </Card>
      <div aria-hidden className="grid gap-4 xl:grid-cols-[2fr_1fr]">
        <ListSkeleton rows={4} />
        <ListSkeleton rows={2} />
      </div>
    </>
  )
}

function ListSkeleton({ rows }: { rows: number }) {
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
