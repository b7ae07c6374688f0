import type { Tracker, Trackers } from '../tracker/tracker.js'
import { findLandingPage } from '../tracker/tracker.js'
import { encodeUrlText } from './encode-url-text.js'

/** Values that a landing page may contain as `{{campaign}}`, `{{creative}}` and `{{size}}`; publishing fills them in. */
export const LANDING_PAGE_VALUES = ['campaign', 'creative', 'size'] as const
export type LandingPageValue = (typeof LANDING_PAGE_VALUES)[number]

/** Names and size ('WxH') of which a landing page is filled in. */
export type LandingPageValues = Readonly<Record<LandingPageValue, string>>

/** Message for a creative without a landing page. */
export const NO_LANDING_PAGE = 'Add a landing page. Without it, clicks lead nowhere.'

/** Message for a landing page with http://, which browsers warn about and platforms reject. */
export const LANDING_PAGE_NOT_HTTPS =
  'The landing page must start with https://. Browsers warn about others, and platforms reject them.'

/** Replaces the known values in a landing page, encoded for a URL. Other texts in braces are left alone. */
export const fillLandingPage = (url: string, values: Partial<LandingPageValues>): string =>
  url.replace(/\{\{(campaign|creative|size)\}\}/g, (text, name: LandingPageValue) => {
    const value = values[name]
    return value === undefined ? text : encodeUrlText(value)
  })

/** Sets the landing page in trackers: replaces the first redirect, adds one at the start, or removes it for undefined. */
export function withLandingPage(trackers: Trackers, url: string | undefined): Trackers {
  const { click = [], ...others } = trackers
  const at = click.findIndex(({ type }) => type === 'redirect')
  const redirect: Tracker[] = url === undefined ? [] : [{ type: 'redirect', url }]
  const changed = at === -1 ? [...redirect, ...click] : [...click.slice(0, at), ...redirect, ...click.slice(at + 1)]
  return changed.length > 0 ? { ...others, click: changed } : others
}

/** Creative whose landing page is resolved. */
export interface LandingPageCreative {
  name: string
  size: string
  trackers: Trackers
  campaign?: { name: string; landingPage?: string | undefined } | undefined
}

/** Returns the landing page of a creative: its own or its campaign's, with the values filled in; undefined for none. */
export function resolvedLandingPage({ name, size, trackers, campaign }: LandingPageCreative): string | undefined {
  const url = findLandingPage(trackers) ?? campaign?.landingPage
  return url === undefined ? undefined : fillLandingPage(url, { campaign: campaign?.name ?? '', creative: name, size })
}

/** Returns the trackers of a creative as they are published: with its resolved landing page. */
export const resolvedTrackers = (creative: LandingPageCreative): Trackers =>
  withLandingPage(creative.trackers, resolvedLandingPage(creative))
