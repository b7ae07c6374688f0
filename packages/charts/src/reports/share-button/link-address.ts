import { completeLink, type SharedLink } from './shared-link.js'

/** Parameters of a comparison in the query of a report. */
const COMPARISON = ['compare', 'from', 'weekdays']

/**
 * Returns the address of a link, which opens it on the current view as far as the link leaves that to its viewer. Series
 * are hidden only if they are a setting of the link.
 */
export function linkAddress(sharedLink: SharedLink, search: string): string {
  const link = completeLink(sharedLink)
  // Fixed choices are not in the address, so that both always agree.
  if (link.range.kind !== 'chosen') return link.url
  const query = new URLSearchParams(search)
  query.delete('hide')
  if (link.tzCode !== null) query.set('tz', link.tzCode)
  if (link.comparison !== null) for (const name of COMPARISON) query.delete(name)
  if (link.metric !== 'impressions') query.set('metric', link.metric)
  if (link.hiddenSeries.length > 0) query.set('hide', link.hiddenSeries.join(','))
  const text = query.toString()
  return text === '' ? link.url : `${link.url}?${text}`
}
