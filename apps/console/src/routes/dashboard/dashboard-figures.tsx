import { ReportKpis } from '@placard/charts'
import type { Campaign } from '@placard/domain/campaign'
import { formatRange } from '@placard/domain/dates'
import { formatComparedRange } from '@placard/domain/internal/dates'
import {
  type CampaignTotals,
  chooseBucket,
  DEFAULT_COMPARISON,
  isSameRange,
  sumTotals,
} from '@placard/domain/internal/report'
import {
  defaultRange,
  leapDayNote,
  type ReportComparison,
  type ReportRange,
  type ReportTexts,
  type ReportView,
} from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import { Button, Card, ErrorState, Skeleton, useLabels } from '@placard/ui'
import { useMemo } from 'react'
import { type DashboardLabels, dashboardLabels } from './dashboard-labels.js'
import { TopMovers } from './top-movers.js'

/** Totals of the user's own campaigns, by campaign and over time. */
export interface DashboardTotals {
  /** Totals; undefined on first load. */
  totals: CampaignTotals | undefined
  /** Error message, if loading failed. */
  totalsError?: string | undefined
  /** Reloads them. */
  onTotalsReload: () => void
}

export interface DashboardFiguresProps extends DashboardTotals {
  /** Range, metric and comparison of the page. */
  view: ReportView
  /** Gets changes of it. */
  onViewChange: (changes: Partial<ReportView>) => void
}

/** Sums of the page, and their comparison if the page compares. */
export function useSums({ totals, view }: Pick<DashboardFiguresProps, 'totals' | 'view'>) {
  const texts = useReportTexts()
  const labels = useLabels('dashboard', dashboardLabels)
  return useMemo(() => {
    if (!totals) return undefined
    const { totals: sums, comparison } = sumTotals(totals)
    const compared = view.comparison.mode === 'off' ? undefined : comparison
    return { sums, comparison: compared, labels: compared && comparisonLabels(totals, compared, texts, labels) }
  }, [totals, view.comparison.mode, texts, labels])
}

/** Key figures of the user's own campaigns; the selected one is the metric of the trend and the movers. */
export function DashboardKpis({ totals, totalsError, onTotalsReload, view, onViewChange }: DashboardFiguresProps) {
  const labels = useLabels('dashboard', dashboardLabels)
  const found = useSums({ totals, view })
  if (totalsError !== undefined && !totals)
    return (
      <Card>
        <ErrorState
          live
          title={labels.resultsFailed}
          description={totalsError}
          action={<Button onClick={onTotalsReload}>{labels.tryAgain}</Button>}
        />
      </Card>
    )
  return (
    <>
      <ReportKpis
        totals={found?.sums}
        comparison={found?.comparison}
        context={found?.labels && labels.vsBefore(found.labels.before)}
        metric={view.metric}
        onMetricChange={(metric) => onViewChange({ metric })}
      />
      {totals ? (
        found?.labels?.note && (
          <p className="-mt-2 min-h-8 text-caption text-ink-subtle sm:min-h-4">{found.labels.note}</p>
        )
      ) : (
        // The dates usually include today, and then a note appears in this place.
        <span className="-mt-2 flex h-8 items-start sm:h-4">
          <Skeleton className="h-3 w-96 max-w-full" />
        </span>
      )}
    </>
  )
}

export interface DashboardMoversProps extends Omit<DashboardFiguresProps, 'totals' | 'totalsError' | 'onTotalsReload'> {
  totals: CampaignTotals
  /** Campaigns, for their names. */
  campaigns: readonly Campaign[]
  /** Query string of the links to their reports. */
  search: string
  /** Current time. */
  now: Date
}

/** Biggest movers, or the reason why there are none with an action. */
export function DashboardMovers({ totals, campaigns, search, view, onViewChange, now }: DashboardMoversProps) {
  const labels = useLabels('dashboard', dashboardLabels)
  const found = useSums({ totals, view })
  const usual = defaultRange(now, view.range.tzCode)
  const instead =
    view.comparison.mode === 'off' ? (
      <>
        <span>{labels.noComparisonSelected}</span>
        <Button size="sm" onClick={() => onViewChange({ comparison: DEFAULT_COMPARISON })}>
          {labels.comparePrevious}
        </Button>
      </>
    ) : !found?.comparison ? (
      <>
        <span>{labels.noneComplete}</span>
        {!isSameRange(usual, view.range) && (
          <Button size="sm" onClick={() => onViewChange({ range: usual })}>
            {labels.showLast7Days}
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

/** Labels of the compared periods. */
interface ComparisonLabels {
  /** Dates of the previous period: '1–6 Oct'. */
  before: string
  /** Dates that are compared with it. */
  now: string
  /** Explains that the incomplete current step is left out, or what a leap day changes; undefined otherwise. */
  note: string | undefined
}

/** Formats the days of buckets, with their year if `current` starts in another one. */
function formatDays(buckets: readonly string[], current: ReportRange, texts: ReportTexts): string {
  const [start, end] = [buckets[0], buckets.at(-1)]
  return start && end ? formatComparedRange({ start, end }, current, texts) : ''
}

/** Returns the labels of a comparison, with the dates of its days or hours. */
function comparisonLabels(
  { range, before }: CampaignTotals,
  comparison: ReportComparison,
  texts: ReportTexts,
  labels: DashboardLabels,
): ComparisonLabels {
  const isDaily = chooseBucket(range) === 'day'
  const [now, then] = isDaily
    ? [formatDays(comparison.buckets, range, texts), formatDays(comparison.previousBuckets, range, texts)]
    : [formatRange(range, { year: false }, texts), formatComparedRange(before, range, texts)]
  const incomplete = isDaily ? labels.todayInProgress(now, then) : labels.hourInProgress
  return { before: then, now, note: comparison.whole ? leapDayNote(range, before, texts) : incomplete }
}
