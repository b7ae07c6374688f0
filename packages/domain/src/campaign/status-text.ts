import { type Day, dayCount } from '../day/day.js'
import { formatDay, formatRange } from '../report/range-text.js'
import { type Campaign, type CampaignFlight, type CampaignStatus, campaignStatus } from './campaign.js'

/** Where a campaign is in its flight on a day, and how people say it: 'Live', 'Ends in 3 days', 'Starts 1 Nov'. */
export function campaignStatusText(campaign: CampaignFlight, today: Day): { status: CampaignStatus; text: string } {
  const { start, end } = campaign.data
  const status = campaignStatus(campaign, today)
  const say = (text: string) => ({ status, text })
  if (status === 'scheduled' && start) return say(`Starts ${formatDay(start.date, { year: false })}`)
  if (status === 'ending' && end) {
    const left = dayCount(today, end.date) - 1
    return say(left === 0 ? 'Ends today' : `Ends in ${left} ${left === 1 ? 'day' : 'days'}`)
  }
  return say({ live: 'Live', ended: 'Ended', draft: 'Draft', scheduled: 'Scheduled', ending: 'Ending' }[status])
}

/** The days of a campaign in a line: both, an open end, or none. */
export function flightDaysText({ start, end }: Pick<Campaign['data'], 'start' | 'end'>): string {
  if (!start) return 'No dates yet'
  return end ? formatRange({ start: start.date, end: end.date }) : `From ${formatDay(start.date)}`
}
