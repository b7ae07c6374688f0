import {
  CREATIVES_PER_PAGE,
  type Creative,
  type CreativeInput,
  createTemporaryId,
  creativeSize,
  endpoints,
  MAX_CREATIVES_PER_PAGE,
  newCreative,
} from '@placard/domain'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.js'
import { campaignChanged } from './campaign.js'
import { loadPages } from './load-pages.js'
import { queryClient } from './query-client.js'
import { removeReports } from './reports.js'

const keyOf = (campaignID: string) => ['creatives', campaignID]

/** The creatives of a campaign. */
export interface CreativeList {
  /** Those that are here, in their order. */
  creatives: Creative[]
  /** How many there are; `undefined` when these are all. */
  of?: number
}

const knownList = (campaignID: string) => queryClient.getQueryData<CreativeList>(keyOf(campaignID))

/** The creatives of a campaign, in their order: of many, the first ones at once and the others as they come. */
export const creativesQuery = (campaignID: string) =>
  queryOptions({
    queryKey: keyOf(campaignID),
    queryFn: async ({ signal }): Promise<CreativeList> => ({
      creatives: await loadPages({
        ask: (page, size) => {
          const query = { campaignID, 'paginate[page]': String(page), 'paginate[size]': String(size) }
          return call(endpoints.creatives, { query, signal })
        },
        firstSize: CREATIVES_PER_PAGE,
        restSize: MAX_CREATIVES_PER_PAGE,
        onPart: (creatives, of) => {
          const known = knownList(campaignID)
          if (!known || known.of !== undefined)
            queryClient.setQueryData<CreativeList>(keyOf(campaignID), { creatives, of })
        },
      }),
    }),
    staleTime: 10_000,
  })

/** One creative; until it is loaded, what the list of its campaign knows of it. */
export const creativeQuery = (campaignID: string, id: string) =>
  queryOptions({
    queryKey: [...keyOf(campaignID), id],
    queryFn: async ({ signal }) => (await call(endpoints.creative, { query: { id }, signal })).data,
    staleTime: 10_000,
    placeholderData: () => knownList(campaignID)?.creatives.find((one) => one.id === id),
  })

const change = (campaignID: string, next: (creatives: Creative[]) => Creative[]) =>
  queryClient.setQueryData<CreativeList>(keyOf(campaignID), (list) => {
    if (!list) return list
    const creatives = next(list.creatives)
    return { creatives, ...(list.of !== undefined && { of: list.of + creatives.length - list.creatives.length }) }
  })

const asked = (campaignID: string) =>
  Promise.all([queryClient.invalidateQueries({ queryKey: keyOf(campaignID) }), campaignChanged(campaignID)])

/** Shows a creative as it is now. */
export function takeCreative(creative: Creative): void {
  queryClient.setQueryData([...keyOf(creative.campaignID), creative.id], creative)
  change(creative.campaignID, (creatives) => creatives.map((one) => (one.id === creative.id ? creative : one)))
  void asked(creative.campaignID)
}

/** Shows a creative before the server has made it, then what the server made of it; nothing where it refuses. */
async function made(shown: Creative, make: () => Promise<Creative>): Promise<Creative> {
  const { campaignID } = shown
  // An answer that is on its way knows nothing of it yet.
  await queryClient.cancelQueries({ queryKey: keyOf(campaignID), exact: true })
  change(campaignID, (creatives) => [...creatives, shown])
  try {
    const creative = await make()
    change(campaignID, (creatives) => creatives.map((one) => (one.id === shown.id ? creative : one)))
    return creative
  } catch (refusal) {
    change(campaignID, (creatives) => creatives.filter(({ id }) => id !== shown.id))
    throw refusal
  } finally {
    void asked(campaignID)
  }
}

/** What a person decides about a new creative of a campaign. */
export type NewCreative = Pick<Creative, 'campaignID'> &
  Pick<CreativeInput, 'name' | 'type' | 'width' | 'height' | 'fluid' | 'platform'>

/** Makes a creative; it is in the list at once. The same key makes a repetition of the call answer what the first one did. */
export function createCreative(input: NewCreative, idempotencyKey: string): Promise<Creative> {
  const shown = {
    ...newCreative(input.campaignID, new Date()),
    ...input,
    size: creativeSize(input.width, input.height),
  }
  return made(shown, async () => (await call(endpoints.newCreative, { body: input, idempotencyKey })).data)
}

/** Copies a creative; the server names the copy, and until it does the copy has the name that it will get. */
export function duplicateCreative(creative: Creative, copyName: string, idempotencyKey: string): Promise<Creative> {
  const shown = { ...creative, id: createTemporaryId(), name: copyName, liveCreatives: [], data: NOTHING_COUNTED }
  return made(
    shown,
    async () => (await call(endpoints.duplicateCreative, { body: { id: creative.id }, idempotencyKey })).data,
  )
}

const NOTHING_COUNTED: Creative['data'] = { impressions: 0, engagement: 0, clicks: 0 }

/** Gives a creative another name; throws a `VersionConflict` when somebody else has changed it meanwhile. */
export async function renameCreative(creative: Creative, name: string): Promise<Creative> {
  const { type, width, height, fluid, platform, trackers, settings, layout, id, version } = creative
  const body = { id, version, name, type, width, height, fluid, platform, trackers, settings, layout }
  const { data } = await call(endpoints.updateCreative, { body })
  takeCreative(data)
  return data
}

/** Publishes a creative as it is now; reports that were kept do not know its new copy. */
export async function publishCreative({ id, version, campaignID }: Creative): Promise<Creative> {
  const { data } = await call(endpoints.publishCreative, { body: { id, version } })
  removeReports(campaignID)
  takeCreative(data)
  return data
}

/** Deletes a creative on the server, then here. */
export async function deleteCreative(creative: Creative, options: { keepalive: boolean }): Promise<void> {
  await call(endpoints.deleteCreative, { query: { id: creative.id }, ...options })
  forgetCreative(creative)
}

/** Takes a creative that is no more from what is known here. */
export function forgetCreative({ id, campaignID }: Pick<Creative, 'id' | 'campaignID'>): void {
  removeReports(campaignID)
  queryClient.removeQueries({ queryKey: [...keyOf(campaignID), id] })
  change(campaignID, (creatives) => creatives.filter((one) => one.id !== id))
  void asked(campaignID)
}
