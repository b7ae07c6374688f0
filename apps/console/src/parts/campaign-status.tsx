import { type Campaign, campaignStatus, dayCount, dayInZone, dayText, rangeText } from '@placard/domain'
import { Status, type Tone } from '@placard/ui'

export interface CampaignStatusProps {
  /** The campaign: its flight and creatives are enough. */
  campaign: Pick<Campaign, 'data' | 'creatives'>
  /** The moment that is now. */
  now: Date
}

/** Where a campaign is in its flight, in an icon and words. Flight days are in UTC. */
export function CampaignStatus({ campaign, now }: CampaignStatusProps) {
  const { tone, words } = statusWords(campaign, dayInZone(now, 'UTC'))
  return <Status tone={tone}>{words}</Status>
}

/** The words and the tone of a campaign's status on a day. */
export function statusWords(
  campaign: Pick<Campaign, 'data' | 'creatives'>,
  today: string,
): { tone: Tone; words: string } {
  const { start, end } = campaign.data
  const status = campaignStatus(campaign, today)
  if (status === 'scheduled' && start) return { tone: 'info', words: `Starts ${dayText(start.date, { year: false })}` }
  if (status === 'ending' && end) {
    const left = dayCount(today, end.date) - 1
    return { tone: 'warning', words: left === 0 ? 'Ends today' : `Ends in ${left} ${left === 1 ? 'day' : 'days'}` }
  }
  if (status === 'live') return { tone: 'success', words: 'Live' }
  if (status === 'ended') return { tone: 'neutral', words: 'Ended' }
  return { tone: 'info', words: 'Draft' }
}

/** A campaign's flight in words: both days, an open end, or none. */
export function flightText({ start, end }: Pick<Campaign['data'], 'start' | 'end'>): string {
  if (!start) return 'No dates yet'
  return end ? rangeText({ start: start.date, end: end.date }) : `From ${dayText(start.date)}`
}
