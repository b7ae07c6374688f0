import { endpoints, type PlatformMacros, type PlatformName } from '@placard/domain'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.js'
import { saveReportFile } from './downloads.js'
import { queryClient } from './query-client.js'

/** Has a sheet made of the tags of these creatives for a platform, and saves it by the browser's own download. */
export async function downloadTags(
  campaignID: string,
  creativeIDs: readonly string[],
  platform: PlatformName,
  signal: AbortSignal,
): Promise<void> {
  // The server writes the tags: only the ids say something.
  const tags = Object.fromEntries(creativeIDs.map((id) => [id, '']))
  const { data } = await call(endpoints.tags, { body: { campaignID, type: 'xlsx', platform, tags }, signal })
  saveReportFile(data)
}

/** The macros that the user has entered, by platform. */
export const macrosQuery = queryOptions({
  queryKey: ['platform macros'],
  queryFn: async ({ signal }) => (await call(endpoints.platformMacros, { signal })).data,
  staleTime: 60_000,
})

/** Stores the macros of a platform, and shows them in every tag. */
export async function saveMacros(platform: PlatformName, macros: PlatformMacros): Promise<void> {
  const { data } = await call(endpoints.updatePlatformMacros, { body: { platform, macros } })
  queryClient.setQueryData(macrosQuery.queryKey, data)
}
