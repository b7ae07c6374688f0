import { CampaignStatus } from '@placard/charts'
import { type Campaign, campaignStatus, dayInZone, dayText } from '@placard/domain'
import { Card, CardBody, CardHeader, CardTitle } from '@placard/ui'
import { CampaignLink } from './top-campaigns.js'

export interface EndingSoonProps {
  /** The campaigns to choose from. */
  campaigns: readonly Campaign[]
  /** The moment that is now. */
  now: Date
}

/** The campaigns in their last days, the first to end on top. */
export function EndingSoon({ campaigns, now }: EndingSoonProps) {
  const today = dayInZone(now, 'UTC')
  const ending = campaigns
    .filter((campaign) => campaignStatus(campaign, today) === 'ending')
    .sort((a, b) => (a.data.end?.date ?? '').localeCompare(b.data.end?.date ?? ''))
  return (
    <Card>
      <CardHeader>
        <CardTitle>Ending soon</CardTitle>
      </CardHeader>
      <CardBody>
        {ending.length === 0 ? (
          <p className="text-dense text-ink-muted">No campaign ends within the next 7 days.</p>
        ) : (
          <ul className="-my-3 divide-y divide-line-subtle">
            {ending.map((campaign) => (
              <li key={campaign.id} className="flex items-center justify-between gap-3 py-3">
                <div className="min-w-0">
                  <CampaignLink campaign={campaign} className="text-dense" />
                  {campaign.data.end && (
                    <p className="text-caption text-ink-muted">Last day {dayText(campaign.data.end.date)}</p>
                  )}
                </div>
                <CampaignStatus campaign={campaign} now={now} />
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  )
}
