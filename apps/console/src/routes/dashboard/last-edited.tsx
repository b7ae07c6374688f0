import { type Campaign, flightDaysText, formatTimeAgo } from '@placard/domain'
import { TimeText } from '@placard/ui'
import { CampaignLink } from './campaign-link.js'
import { ListCard } from './list-card.js'

const SHOWN = 5

export interface LastEditedProps {
  /** Campaigns to select from. */
  campaigns: readonly Campaign[]
  /** Current time. */
  now: Date
}

/** Campaigns edited most recently. */
export function LastEdited({ campaigns, now }: LastEditedProps) {
  const edited = [...campaigns].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, SHOWN)
  return (
    <ListCard
      title="Last edited"
      way={{ to: '?sort=edited', label: 'View recently edited' }}
      none="No campaigns yet."
      items={edited.map((campaign) => ({
        id: campaign.id,
        main: <CampaignLink campaign={campaign} className="text-dense" />,
        detail: flightDaysText(campaign.data),
        end: (
          <TimeText
            value={campaign.updatedAt}
            format="relative"
            labels={{ relative: formatTimeAgo }}
            now={now}
            className="text-caption text-ink-muted"
          />
        ),
      }))}
    />
  )
}
