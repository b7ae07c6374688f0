import { ReportKpis } from '@placard/charts'
import {
  type Campaign,
  type CampaignTotals,
  DEFAULT_COMPARISON,
  defaultRange,
  isSameRange,
  type ReportView,
  sumTotals,
} from '@placard/domain'
import { Button, Card, ErrorState, Skeleton } from '@placard/ui'
import { useMemo } from 'react'
import { comparisonLabels } from './comparison-labels.js'
import { TopMovers } from './top-movers.js'

/** What all own campaigns counted, and how it came in. */
export interface DashboardTotals {
  /** The figures; undefined while the first are on their way. */
  totals: CampaignTotals | undefined
  /** Error message, if loading failed. */
  totalsError?: string | undefined
  /** Asks for them again. */
  onTotalsReload: () => void
}

export interface DashboardFiguresProps extends DashboardTotals {
  /** What the page shows. */
  view: ReportView
  /** Gets changes of it. */
  onViewChange: (changes: Partial<ReportView>) => void
}

/** The sums of the page and what they are compared by, unless nothing is to be compared. */
export function useSums({ totals, view }: Pick<DashboardFiguresProps, 'totals' | 'view'>) {
  return useMemo(() => {
    if (!totals) return undefined
    const { totals: sums, comparison } = sumTotals(totals)
    const compared = view.comparison.mode === 'off' ? undefined : comparison
    return { sums, comparison: compared, labels: compared && comparisonLabels(totals, compared) }
  }, [totals, view.comparison.mode])
}

/** The key figures of all own campaigns in the days of the page; the pressed one is what the movers are compared by. */
export function DashboardKpis({ totals, totalsError, onTotalsReload, view, onViewChange }: DashboardFiguresProps) {
  const found = useSums({ totals, view })
  if (totalsError !== undefined && !totals)
    return (
      <Card>
        <ErrorState
          live
          title="Couldn’t load the results"
          description={totalsError}
          action={<Button onClick={onTotalsReload}>Try again</Button>}
        />
      </Card>
    )
  return (
    <>
      <ReportKpis
        totals={found?.sums}
        comparison={found?.comparison}
        context={found?.labels && `vs ${found.labels.before}`}
        metric={view.metric}
        onMetricChange={(metric) => onViewChange({ metric })}
      />
      {totals ? (
        found?.labels?.note && (
          <p className="-mt-2 min-h-8 text-caption text-ink-subtle sm:min-h-4">{found.labels.note}</p>
        )
      ) : (
        // Today is mostly part of the dates, and then this line says so.
        <span className="-mt-2 flex h-8 items-start sm:h-4">
          <Skeleton className="h-3 w-96 max-w-full" />
        </span>
      )}
    </>
  )
}

export interface DashboardMoversProps extends Omit<DashboardFiguresProps, 'totals' | 'totalsError' | 'onTotalsReload'> {
  totals: CampaignTotals
  /** The campaigns' names. */
  campaigns: readonly Campaign[]
  /** The search part of the links to their reports. */
  search: string
  /** Current time. */
  now: Date
}

/** The campaigns that moved most, or why none is told and a way to where some are. */
export function DashboardMovers({ totals, campaigns, search, view, onViewChange, now }: DashboardMoversProps) {
  const found = useSums({ totals, view })
  const usual = defaultRange(now, view.range.tzCode)
  const instead =
    view.comparison.mode === 'off' ? (
      <>
        <span>No comparison is selected.</span>
        <Button size="sm" onClick={() => onViewChange({ comparison: DEFAULT_COMPARISON })}>
          Compare with previous period
        </Button>
      </>
    ) : !found?.comparison ? (
      <>
        <span>None of these dates is complete yet.</span>
        {!isSameRange(usual, view.range) && (
          <Button size="sm" onClick={() => onViewChange({ range: usual })}>
            Show the last 7 days
          </Button>
        )}
      </>
    ) : undefined
  return (
    <TopMovers
      campaigns={campaigns}
      totals={totals}
      metric={view.metric}
      search={search}
      heads={{ before: found?.labels?.before ?? '', now: found?.labels?.now ?? '' }}
      instead={instead}
    />
  )
}
