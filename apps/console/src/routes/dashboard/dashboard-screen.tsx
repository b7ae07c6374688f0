import { CampaignStatus, ReportToolbar } from '@placard/charts'
import { type Campaign, campaignStatus } from '@placard/domain/campaign'
import { formatDay } from '@placard/domain/dates'
import { flightDaysText } from '@placard/domain/internal/campaign'
import { dayInZone, formatTimeAgo } from '@placard/domain/internal/dates'
import { changedView, zoneDifferenceText } from '@placard/domain/internal/report'
import type { ReportView } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import { Alert, Button, Card, EmptyState, ErrorState, PageHeader, TimeText, useLabels } from '@placard/ui'
import { Lock, Megaphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { NewCampaign } from '../../parts/new-campaign.js'
import { CampaignLink } from './campaign-link.js'
import { DashboardKpis, DashboardMovers, type DashboardTotals } from './dashboard-figures.js'
import { dashboardLabels } from './dashboard-labels.js'
import { DashboardSkeleton, ListSkeleton, ROWS } from './dashboard-skeleton.js'
import { DashboardTrend } from './dashboard-trend.js'
import { ListCard } from './list-card.js'

export interface DashboardScreenProps extends DashboardTotals {
  /** User's own campaigns; undefined on first load. */
  campaigns: readonly Campaign[] | undefined
  /** Reason why the list is empty although campaigns may exist. */
  without?: 'permission' | 'answer' | undefined
  /** Error message, if loading failed. */
  error?: string | undefined
  /** Reloads them. */
  onReload: () => void
  /** Range, metric and comparison of the page. */
  view: ReportView
  /** Called with changes. */
  onViewChange: (changes: Partial<ReportView>) => void
  /** View as a query string, for the links to reports. */
  search: string
  /** When the shown results were received. */
  receivedAt?: Date | undefined
  /** True while newer results load. @default false */
  refreshing?: boolean
  /** Current time. */
  now: Date
}

/** Own campaigns in a date range: totals, trend, biggest movers, those that end soon and those last edited. */
export function DashboardScreen(props: DashboardScreenProps) {
  const labels = useLabels('dashboard', dashboardLabels)
  const { campaigns, view, onViewChange, onTotalsReload, receivedAt, refreshing = false, now } = props
  const today = dayInZone(now, 'UTC')
  const running = campaigns?.filter((campaign) => ['live', 'ending'].includes(campaignStatus(campaign, today))) ?? []
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title={labels.dashboard}
        description={
          props.without || (props.error !== undefined && !campaigns)
            ? undefined
            : campaigns
              ? labels.summary(campaigns.length, running.length)
              : labels.loading
        }
      />
      {campaigns && campaigns.length > 0 && (
        <ReportToolbar
          parts={['range', 'timezone']}
          value={view}
          onValueChange={(next) => onViewChange(changedView(view, next))}
          updatedAt={receivedAt}
          onRefresh={onTotalsReload}
          refreshing={refreshing}
          now={now}
        />
      )}
      <Blocks {...props} />
    </div>
  )
}

/** Blocks of the page, or an empty state with one text and one action per reason. */
function Blocks(props: DashboardScreenProps): ReactNode {
  const labels = useLabels('dashboard', dashboardLabels)
  const texts = useReportTexts()
  const { campaigns, without, error, onReload, totals, totalsError, search, refreshing, now } = props
  const reload = <Button onClick={onReload}>{labels.reload}</Button>
  if (error !== undefined && !campaigns)
    return (
      <Card>
        <ErrorState live title={labels.campaignsFailed} description={error} action={reload} />
      </Card>
    )
  if (!campaigns)
    return (
      <>
        <DashboardKpis {...props} totals={undefined} totalsError={undefined} />
        <DashboardSkeleton view={props.view} />
      </>
    )
  if (without)
    return (
      <Card>
        <EmptyState
          role="alert"
          icon={without === 'permission' ? <Lock aria-hidden /> : <Megaphone aria-hidden />}
          title={labels.noCampaignsShow}
          description={without === 'permission' ? labels.noAccessHint : labels.serverDidntRespond}
          action={reload}
        />
      </Card>
    )
  if (campaigns.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<Megaphone aria-hidden />}
          title={labels.noCampaignsShow}
          description={labels.noneYet}
          action={<NewCampaign />}
        />
      </Card>
    )
  return (
    <div aria-busy={refreshing || undefined} className="flex flex-col gap-4">
      {totals?.zoneDifference && (
        <Alert tone="warning" title={texts.zoneDiffersTitle}>
          {zoneDifferenceText(totals.range.tzCode, totals.zoneDifference, texts)}
        </Alert>
      )}
      <DashboardKpis {...props} />
      <div className="grid items-start gap-4 xl:grid-cols-[2fr_1fr]">
        {(totals || totalsError === undefined) && (
          <div className="grid min-w-0 gap-4">
            <DashboardTrend totals={totals} view={props.view} refreshing={refreshing} />
            {totals ? (
              <DashboardMovers {...props} totals={totals} campaigns={campaigns} />
            ) : (
              <ListSkeleton rows={ROWS} />
            )}
          </div>
        )}
        <div className="grid min-w-0 gap-4 md:max-xl:grid-cols-2">
          <EndingSoon campaigns={campaigns} search={search} now={now} />
          <LastEdited campaigns={campaigns} now={now} />
        </div>
      </div>
    </div>
  )
}

interface EndingSoonProps {
  /** Campaigns to select from. */
  campaigns: readonly Campaign[]
  /** Query string of the links to their reports. */
  search: string
  /** Current time. */
  now: Date
}

/** Campaigns that end soon, by end date. */
function EndingSoon({ campaigns, search, now }: EndingSoonProps) {
  const texts = useReportTexts()
  const labels = useLabels('dashboard', dashboardLabels)
  const today = dayInZone(now, 'UTC')
  const ending = campaigns
    .filter((campaign) => campaignStatus(campaign, today) === 'ending')
    .sort((a, b) => (a.data.end?.date ?? '').localeCompare(b.data.end?.date ?? ''))
  return (
    <ListCard
      title={labels.endingSoon}
      way={
        ending.length > 0
          ? { to: '?status=ending', label: labels.viewCampaignsEndingSoon }
          : { to: '', label: labels.allCampaigns }
      }
      none={labels.noneEnding}
      items={ending.map((campaign) => ({
        id: campaign.id,
        main: <CampaignLink campaign={campaign} search={search} className="text-dense" />,
        detail: campaign.data.end && labels.endsDay(formatDay(campaign.data.end.date, {}, texts)),
        end: <CampaignStatus campaign={campaign} now={now} />,
      }))}
    />
  )
}

const MAX_LAST_EDITED = 5

interface LastEditedProps {
  /** Campaigns to select from. */
  campaigns: readonly Campaign[]
  /** Current time. */
  now: Date
}

/** Campaigns edited most recently. */
function LastEdited({ campaigns, now }: LastEditedProps) {
  const texts = useReportTexts()
  const labels = useLabels('dashboard', dashboardLabels)
  const edited = [...campaigns].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, MAX_LAST_EDITED)
  return (
    <ListCard
      title={labels.lastEdited}
      way={{ to: '?sort=edited', label: labels.viewRecentlyEdited }}
      none={labels.noCampaignsYet}
      items={edited.map((campaign) => ({
        id: campaign.id,
        main: <CampaignLink campaign={campaign} className="text-dense" />,
        detail: flightDaysText(campaign.data, texts),
        end: (
          <TimeText
            value={campaign.updatedAt}
            format="relative"
            labels={{ relative: (moment, from) => formatTimeAgo(moment, from, texts) }}
            now={now}
            className="text-caption text-ink-muted"
          />
        ),
      }))}
    />
  )
}
