import { type Campaign, campaignStatus, dayInZone } from '@placard/domain'
import { Button, Card, EmptyState, ErrorState, PageHeader } from '@placard/ui'
import { Megaphone } from 'lucide-react'
import { totalOf } from '../../parts/campaign-total.js'
import { EndingSoon } from './ending-soon.js'
import { TopCampaigns } from './top-campaigns.js'
import { DashboardSkeleton, TotalTiles } from './total-tiles.js'

export interface DashboardScreenProps {
  /** The user's own campaigns; undefined while they load for the first time. */
  campaigns: readonly Campaign[] | undefined
  /** The server gave no answer, so the list may be longer than it is. @default false */
  unanswered?: boolean
  /** What the server said when it failed. */
  error?: string | undefined
  /** Loads again. */
  onReload: () => void
  /** The moment that is now. */
  now: Date
}

/** Totals, the campaigns that deliver most, and those that end soon. */
export function DashboardScreen({ campaigns, unanswered = false, error, onReload, now }: DashboardScreenProps) {
  const today = dayInZone(now, 'UTC')
  const reload = <Button onClick={onReload}>Reload</Button>
  const running = campaigns?.filter((campaign) => ['live', 'ending'].includes(campaignStatus(campaign, today))) ?? []
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title="Dashboard"
        description={
          campaigns
            ? `${campaigns.length} own ${campaigns.length === 1 ? 'campaign' : 'campaigns'}, ${running.length} running`
            : 'Loading…'
        }
        className="mb-2"
      />
      {error !== undefined && !campaigns ? (
        <Card>
          <ErrorState live title="The campaigns could not be loaded" description={error} action={reload} />
        </Card>
      ) : !campaigns ? (
        <DashboardSkeleton />
      ) : campaigns.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Megaphone aria-hidden />}
            title="No campaigns to show"
            description={unanswered ? 'The server gave no answer.' : 'None is assigned to you at the moment.'}
            action={reload}
          />
        </Card>
      ) : (
        <>
          <TotalTiles totals={totalOf(campaigns)} />
          <div className="grid gap-4 xl:grid-cols-[2fr_1fr]">
            <TopCampaigns campaigns={campaigns} now={now} />
            <EndingSoon campaigns={campaigns} now={now} />
          </div>
        </>
      )}
    </div>
  )
}
