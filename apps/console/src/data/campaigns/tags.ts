import { ApiError, endpoints } from '@placard/domain/api'
import type { Creative } from '@placard/domain/creative'
import { fallbackCreativeID } from '@placard/domain/internal/creative'
import { findFallbackLiveID, otherVastHost } from '@placard/domain/internal/tags'
import { buildTag, type PlatformMacros, type PlatformName, publications } from '@placard/domain/tags'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { config, servingHost } from '../../config.js'
import { call } from '../api.js'
import { queryClient } from '../query-client.js'
import { saveReportFile } from '../reports/downloads.js'
import { creativeQuery } from './creatives.js'

/** Downloads a spreadsheet with the tags of creatives for a platform. */
export async function downloadTags(
  campaignID: string,
  creativeIDs: readonly string[],
  platform: PlatformName,
  signal: AbortSignal,
): Promise<void> {
  // The server generates the tags: only the ids matter.
  const tags = Object.fromEntries(creativeIDs.map((id) => [id, '']))
  const { data } = await call(endpoints.tags, { body: { campaignID, type: 'xlsx', platform, tags }, signal })
  saveReportFile(data)
}

/** The macros that the user has entered, by platform. */
export const platformMacrosQuery = queryOptions({
  queryKey: ['platform-macros'],
  queryFn: async ({ signal }) => (await call(endpoints.platformMacros, { signal })).data,
  staleTime: 60_000,
})

/** Stores the macros of a platform; every tag shows them. */
export const updatePlatformMacrosMutation = mutationOptions({
  mutationFn: async (body: { platform: PlatformName; macros: PlatformMacros }) =>
    (await call(endpoints.updatePlatformMacros, { body })).data,
  onSuccess: (data) => void queryClient.setQueryData(platformMacrosQuery.queryKey, data),
})

/**
 * Returns the tag of a published creative for a platform, with the macros of the user and the creative shown without a
 * deal. `liveID` is one of its tags, by default the newest.
 */
export async function loadTag(creative: Creative, platform: PlatformName, liveID?: string): Promise<string> {
  const fallbackID = fallbackCreativeID(creative.settings)
  const [macros, fallback] = await Promise.all([
    queryClient.ensureQueryData(platformMacrosQuery),
    fallbackID === undefined ? undefined : loadFallback(creative.campaignID, fallbackID),
  ])
  return buildTag({
    creative,
    liveID: liveID ?? publications(creative)[0]?.id ?? '',
    platform,
    macros: macros[platform],
    servingHost: servingHost(),
    vendorID: config().vendorID,
    fallbackLiveID: findFallbackLiveID(creative, fallback ? [fallback] : []),
  }).text
}

/** Loads a fallback creative; undefined for one that is deleted or belongs to another campaign. */
async function loadFallback(campaignID: string, id: string): Promise<Creative | undefined> {
  try {
    const fallback = await queryClient.ensureQueryData(creativeQuery(campaignID, id))
    return fallback.campaignID === campaignID ? fallback : undefined
  } catch (error) {
    if (error instanceof ApiError && [403, 404].includes(error.status)) return undefined
    throw error
  }
}

/** Page that shows a tag in a click test: the console's own policy forbids the scripts of an ad. */
export const CLICK_TEST_HOST = '/serve/click-test'

/** Loads a VAST document for a test, from this ad server only: pages of other hosts are not called. */
export async function loadVast(url: string, signal: AbortSignal): Promise<string> {
  const own = [location.origin, new URL(servingHost(), location.href).origin]
  const { origin, host } = new URL(url)
  if (!own.includes(origin)) throw new Error(otherVastHost(host))
  const response = await fetch(url, { credentials: 'omit', cache: 'no-store', signal })
  if (!response.ok) throw new Error(`${host} returned the status ${response.status}.`)
  return response.text()
}
