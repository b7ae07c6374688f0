// Without schemas: the share button loads this before its form.
import { addDaysTo, type Day, dayInZone, endOfDayInZone } from '../day/day.js'
import type { LinkSettings } from './link-settings.js'

/** Links on a page of a list. */
export const LINKS_PER_PAGE = 20

/** Days for which expired and revoked links stay in the list. */
export const ENDED_LINK_DAYS = 90

/** Settings of a link that is created with a campaign alone. */
export const DEFAULT_LINK_SETTINGS: LinkSettings = {
  name: '',
  creativeIDs: null,
  leftOut: [],
  withDiscrepancies: false,
  range: { kind: 'chosen', from: null, to: null },
  tzCode: null,
  comparison: null,
  metric: 'impressions',
  hiddenSeries: [],
  theme: null,
  language: null,
  color: null,
  logo: null,
  expiresAt: null,
}

/** Returns the last day of a link for its owner, who lives in `zone`; null if it never expires. */
export const findLastDay = ({ expiresAt }: Pick<LinkSettings, 'expiresAt'>, zone: string): Day | null =>
  expiresAt === null ? null : dayInZone(new Date(expiresAt), zone)

/** Returns the moment from which a link no longer opens: the end of its last day in a zone. */
export const endOfLink = (lastDay: Day, zone: string): string => endOfDayInZone(lastDay, zone).toISOString()

/** Returns the end of the day a number of days after today, for the expiry of a new link. */
export const linkExpiry = (days: number, now: Date, zone: string): string =>
  endOfLink(addDaysTo(dayInZone(now, zone), days), zone)
