import { CampaignStatus } from '@placard/charts'
import { type Campaign, campaignStatus, dayInZone, formatDay } from '@placard/domain'
import { CampaignLink } from './campaign-link.js'
import { ListCard } from './list-card.js'

export interface EndingSoonProps {
  /** Campaigns to select from. */
  campaigns: readonly Campaign[]
  /** Query string of the links to their reports. */
  search: string
  /** Current time. */
  now: Date
}

/** Campaigns that end soon, by end date. */
export function EndingSoon({ campaigns, search, now }: EndingSoonProps) {
  const today = dayInZone(now, 'UTC')
  const ending = campaigns
    .filter((campaign) => campaignStatus(campaign, today) === 'ending')
    .sort((a, b) => (a.data.end?.date ?? '').localeCompare(b.data.end?.date ?? ''))
  return (
    <ListCard
      title="Ending soon"
      way={
        ending.length > 0
          ? { to: '?status=ending', label: 'View campaigns ending soon' }
          : { to: '', label: 'All campaigns' }
      }
      none="No campaign ends within the next 7 days."
      items={ending.map((campaign) => ({
        id: campaign.id,
        main: <CampaignLink campaign={campaign} search={search} className="text-dense" />,
        detail: campaign.data.end && `Ends ${formatDay(campaign.data.end.date)}`,
        end: <CampaignStatus campaign={campaign} now={now} />,
      }))}
    />
  )
}
