import { type Day, dayCount } from '../day/day.js'
import { formatRange } from '../day/day-text.js'
import { ENGLISH, type ReportTexts } from '../language/report-texts.js'
import { type Campaign, type CampaignFlight, type CampaignStatus, campaignStatus } from './campaign.js'

interface FlightDays {
  start: Day | null
  end: Day | null
}

/** Length and dates of a flight: '30 days, 1–30 Nov 2025'; undefined when it ends before it starts. */
export function flightText({ start, end }: FlightDays, texts: ReportTexts = ENGLISH): string | undefined {
  if (start === null) return end === null ? texts.liveWithoutDates : undefined
  if (end === null) return texts.flightOpen(texts.day(start))
  if (end < start) return undefined
  return texts.flightLength(dayCount(start, end), formatRange({ start, end }, {}, texts))
}

/** Position of a day in a flight with known dates: day 76 of 107, from 0 before its start to all of them after its end. */
export function flightProgress({ start, end }: FlightDays, today: Day): { day: number; days: number } | undefined {
  if (start === null || end === null || end < start) return undefined
  const days = dayCount(start, end)
  return { day: today < start ? 0 : today > end ? days : dayCount(start, today), days }
}

/** Returns the dates of a campaign's flight. */
export const readFlight = ({ data: { start, end } }: Pick<Campaign, 'data'>): FlightDays => ({
  start: start?.date ?? null,
  end: end?.date ?? null,
})

/** True on the days of a flight; never without a start. */
export const isInFlight = ({ start, end }: FlightDays, today: Day): boolean =>
  start !== null && start <= today && (end === null || today <= end)

/** Warning before saving a flight that is over. */
export const FLIGHT_IS_OVER = 'The end date has passed: the campaign counts as ended.'

/** True when a flight ended before a day. */
export const isFlightOver = ({ end }: Pick<FlightDays, 'end'>, today: Day): boolean => end !== null && end < today

/** Status of a campaign on a day, and its text: 'Live', 'Ends in 3 days', 'Starts 1 Nov'. */
export function campaignStatusText(
  campaign: CampaignFlight,
  today: Day,
  texts: ReportTexts = ENGLISH,
): { status: CampaignStatus; text: string } {
  const { start, end } = campaign.data
  const status = campaignStatus(campaign, today)
  const say = (text: string) => ({ status, text })
  if (status === 'scheduled' && start) return say(texts.starts(texts.day(start.date, 'no-year')))
  if (status === 'ending' && end) {
    const left = dayCount(today, end.date) - 1
    return say(left === 0 ? texts.endsToday : texts.endsIn(left))
  }
  return say(texts.statuses[status])
}

/** Formats the flight of a campaign: both dates, an open end, or none. */
export function flightDaysText(
  { start, end }: Pick<Campaign['data'], 'start' | 'end'>,
  texts: ReportTexts = ENGLISH,
): string {
  if (!start) return texts.noFlightDays
  return end ? formatRange({ start: start.date, end: end.date }, {}, texts) : texts.flightFrom(texts.day(start.date))
}
