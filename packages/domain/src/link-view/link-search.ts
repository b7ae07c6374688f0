import type { ReportTexts } from '../language/report-texts.js'
import { isSameRange, type ReportView } from '../report/report-view.js'
import { type ReportSearch, readReportSearch, reportViewSearch } from '../report/report-view-search.js'
import { DEFAULT_SETTINGS } from '../settings/settings.js'
import type { SharedLinkSettings } from '../share-token/link-settings.js'
import { type LinkMoment, linkChoices, linkView } from './link-view.js'

/** Returns the parameters of a report's URL that a link leaves to its viewer. */
function choosable(link: SharedLinkSettings, search: URLSearchParams): URLSearchParams {
  const { range, zone, comparison, video } = linkChoices(link)
  const fixed = [
    ...(range ? [] : ['start', 'end']),
    ...(zone ? [] : ['tz']),
    ...(comparison ? [] : ['compare', 'from', 'weekdays']),
    ...(video ? [] : ['video']),
  ]
  return new URLSearchParams([...search].filter(([name]) => !fixed.includes(name)))
}

/**
 * Parses the URL of a shared report: what the link fixes replaces it, and the link's own metric and hidden series are
 * shown where it names none. `opened` is the moment for which missing days are computed; it stays while a page is open.
 */
export function readLinkSearch(
  link: SharedLinkSettings,
  search: URLSearchParams,
  { opened, ...moment }: LinkMoment & { opened: Date },
  texts?: ReportTexts,
): ReportSearch {
  const choices = choosable(link, search)
  if (!choices.has('metric')) choices.set('metric', link.metric)
  if (!choices.has('hide')) choices.set('hide', link.hiddenSeries.join(','))
  // Its offset may be that of several zones, of which the link's is one.
  if (link.tzCode !== null) choices.set('tz', link.tzCode)
  const { view: asked, problem } = readReportSearch(choices, opened, DEFAULT_SETTINGS, texts)
  const view = linkView(link, asked, moment)
  // The message names the days that are shown instead, which the link has moved.
  return { view, problem: isSameRange(view.range, asked.range) ? problem : undefined }
}

/** Converts the view of a shared report to its query string, without what the link fixes. */
export function linkViewSearch(link: SharedLinkSettings, view: ReportView): URLSearchParams {
  const search = choosable(link, reportViewSearch(view))
  // A default that differs from the link's own has to be named.
  if (!search.has('metric') && link.metric !== view.metric) search.set('metric', view.metric)
  if (!search.has('hide') && link.hiddenSeries.length > 0) search.set('hide', '')
  return search
}
