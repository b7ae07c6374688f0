import { ApiError, endpoints, errorText } from '@placard/domain/api'
import {
  type Asset,
  type Creative,
  type CreativeInput,
  creativeInputSchema,
  newCreative,
  type PublishFinding,
} from '@placard/domain/creative'
import { CREATIVES_PER_PAGE, MAX_CREATIVES_PER_PAGE } from '@placard/domain/internal/api'
import {
  creativeSize,
  type FindingCode,
  publishErrors,
  refusedFindings,
  withLandingPage,
} from '@placard/domain/internal/creative'
import { createTemporaryId } from '@placard/domain/internal/text'
import { mutationOptions, queryOptions, useIsMutating } from '@tanstack/react-query'
import { measuredCpuUse } from '../../state/cpu-use.js'
import { reviewFindings } from '../../state/publish-gate.js'
import { call } from '../api.js'
import { loadPages } from '../load-pages.js'
import { type Creation, optimisticUpdate } from '../mutations.js'
import { queryClient } from '../query-client.js'
import { removeReports } from '../reports/reports.js'
import { campaignChanged } from './campaign.js'

const createKey = (campaignID: string) => ['creatives', campaignID]

/** The creatives of a campaign. */
export interface CreativeList {
  /** Loaded creatives, in their order. */
  creatives: Creative[]
  /** Total number; `undefined` when all are loaded. */
  of?: number
}

const knownList = (campaignID: string) => queryClient.getQueryData<CreativeList>(createKey(campaignID))

/** Query of a campaign's creatives, in their order. Long lists are shown while they load. */
export const creativesQuery = (campaignID: string) =>
  queryOptions({
    queryKey: createKey(campaignID),
    queryFn: async ({ signal }): Promise<CreativeList> => ({
      creatives: await loadPages({
        ask: (page, size) => {
          const query = { campaignID, 'paginate[page]': String(page), 'paginate[size]': String(size) }
          return call(endpoints.creatives, { query, signal })
        },
        firstSize: CREATIVES_PER_PAGE,
        restSize: MAX_CREATIVES_PER_PAGE,
        onPart: (creatives, of) => {
          const lastList = knownList(campaignID)
          if (!lastList || lastList.of !== undefined)
            queryClient.setQueryData<CreativeList>(createKey(campaignID), { creatives, of })
        },
      }),
    }),
    staleTime: 10_000,
  })

/** Query of one creative; until it is loaded, its entry in the campaign's loaded list. */
export const creativeQuery = (campaignID: string, id: string) =>
  queryOptions({
    queryKey: [...createKey(campaignID), id],
    queryFn: async ({ signal }) => (await call(endpoints.creative, { query: { id }, signal })).data,
    staleTime: 10_000,
    placeholderData: () => knownList(campaignID)?.creatives.find((one) => one.id === id),
  })

/** Returns the creative as it was last loaded or saved; undefined if it was not loaded. */
export const knownCreative = ({ campaignID, id }: CreativeKey): Creative | undefined =>
  queryClient.getQueryData(creativeQuery(campaignID, id).queryKey)

const change = (campaignID: string, next: (creatives: Creative[]) => Creative[]) =>
  queryClient.setQueryData<CreativeList>(createKey(campaignID), (list) => {
    if (!list) return list
    const creatives = next(list.creatives)
    return { creatives, ...(list.of !== undefined && { of: list.of + creatives.length - list.creatives.length }) }
  })

const asked = (campaignID: string) =>
  Promise.all([queryClient.invalidateQueries({ queryKey: createKey(campaignID) }), campaignChanged(campaignID)])

/** Puts a creative into the cache, and refetches what depends on it. */
export function takeCreative(creative: Creative): void {
  queryClient.setQueryData([...createKey(creative.campaignID), creative.id], creative)
  change(creative.campaignID, (creatives) => creatives.map((one) => (one.id === creative.id ? creative : one)))
  void asked(creative.campaignID)
}

/** Key of the queries of a creative's tags: their versions and activity. */
export const tagsKey = (id: string) => ['creative-tags', id]

/**
 * Puts a creative whose tags have changed into the cache, and refetches what depends on them. Cached reports may not
 * know a new tag.
 */
export function takeTags(creative: Creative): void {
  removeReports(creative.campaignID)
  takeCreative(creative)
  void queryClient.invalidateQueries({ queryKey: tagsKey(creative.id) })
}

/** Changes the files of a creative in the cache, and refetches what depends on them. */
export function takeAssets({ id, campaignID }: CreativeKey, next: (assets: Asset[]) => Asset[]): void {
  const changed = (creative: Creative): Creative => ({ ...creative, assets: next(creative.assets) })
  queryClient.setQueryData<Creative>([...createKey(campaignID), id], (known) => known && changed(known))
  change(campaignID, (creatives) => creatives.map((one) => (one.id === id ? changed(one) : one)))
  void asked(campaignID)
}

/** Identifies a creative in the cache. */
export type CreativeKey = Pick<Creative, 'id' | 'campaignID'>

/** Shows a new creative in its list before the server has created it; removes it if that fails. */
const optimisticCreation = <Input>(readCreative: (input: Input) => Creative) =>
  optimisticUpdate<Creative, Creation<Input>, Creative>({
    async apply({ input }) {
      const shown = readCreative(input)
      // A response under way does not contain it yet.
      await queryClient.cancelQueries({ queryKey: createKey(shown.campaignID), exact: true })
      change(shown.campaignID, (creatives) => [...creatives, shown])
      return shown
    },
    commit: (shown, creative) =>
      change(shown.campaignID, (creatives) => creatives.map((one) => (one.id === shown.id ? creative : one))),
    rollBack: (shown) => change(shown.campaignID, (creatives) => creatives.filter(({ id }) => id !== shown.id)),
    invalidate: ({ input }) => asked(readCreative(input).campaignID),
  })

/** Input for a new creative of a campaign. */
export type NewCreative = Pick<Creative, 'campaignID'> &
  Pick<CreativeInput, 'name' | 'type' | 'width' | 'height' | 'fluid' | 'platform'> &
  Partial<Pick<CreativeInput, 'layout' | 'trackers'>>

/** Creates a creative; the list shows it at once. */
export const createCreativeMutation = mutationOptions({
  mutationFn: async ({ input, idempotencyKey }: Creation<NewCreative>) =>
    (await call(endpoints.newCreative, { body: input, idempotencyKey })).data,
  ...optimisticCreation((input: NewCreative) => ({
    ...newCreative(input.campaignID, new Date()),
    ...input,
    size: creativeSize(input.width, input.height),
  })),
})

/** A creative to copy, and the name that its copy is expected to get from the server. */
export interface CreativeCopy {
  creative: Creative
  name: string
}

/** Copies a creative; the list shows the copy at once. */
export const duplicateCreativeMutation = mutationOptions({
  mutationFn: async ({ input: { creative }, idempotencyKey }: Creation<CreativeCopy>) =>
    (await call(endpoints.duplicateCreative, { body: { id: creative.id }, idempotencyKey })).data,
  ...optimisticCreation(({ creative, name }: CreativeCopy) => ({
    ...creative,
    id: createTemporaryId(),
    name,
    liveCreatives: [],
    data: { impressions: 0, engagement: 0, clicks: 0 },
  })),
})

/** Renames a creative; throws a `VersionConflict` when somebody else has changed it meanwhile. */
export const updateCreativeNameMutation = mutationOptions({
  mutationFn: async ({ creative, name }: { creative: Creative; name: string }) => {
    const { type, width, height, fluid, platform, trackers, settings, layout, id, version } = creative
    const body = { id, version, name, type, width, height, fluid, platform, trackers, settings, layout }
    return (await call(endpoints.updateCreative, { body })).data
  },
  onSuccess: takeCreative,
})

/** Sets the platform of a creative; throws a `VersionConflict` when somebody else has changed it meanwhile. */
export const updatePlatformMutation = mutationOptions({
  mutationFn: async ({ creative, platform }: { creative: Creative; platform: Creative['platform'] }) => {
    const { id, version } = creative
    const body = { ...creativeInputSchema.parse(creative), platform, id, version }
    return (await call(endpoints.updateCreative, { body })).data
  },
  onSuccess: takeCreative,
})

/** Sets the landing page of a creative; throws a `VersionConflict` when somebody else has changed it meanwhile. */
export const updateLandingPageMutation = mutationOptions({
  mutationFn: async ({ creative, url }: { creative: Creative; url: string }) => {
    const { id, version } = creative
    const input = creativeInputSchema.parse(creative)
    const body = { ...input, trackers: withLandingPage(input.trackers, url), id, version }
    return (await call(endpoints.updateCreative, { body })).data
  },
  onSuccess: takeCreative,
})

/** Values of the editor, the creative they belong to, and the version they are based on. */
export interface CreativeChange extends Pick<Creative, 'id' | 'version'> {
  input: CreativeInput
}

/** Saves a creative; throws a `VersionConflict` when somebody else has changed it meanwhile. */
export const updateCreativeMutation = mutationOptions({
  mutationFn: async ({ id, version, input }: CreativeChange) =>
    (await call(endpoints.updateCreative, { body: { ...input, id, version } })).data,
  onSuccess: takeCreative,
})

/** HTML to store in a creative, with the version that it replaces. */
export interface HtmlChange {
  id: string
  version: number
  html: string
}

/** Stores the HTML of a creative. */
export const updateHtmlMutation = mutationOptions({
  mutationFn: async (body: HtmlChange) => (await call(endpoints.updateCreativeHtml, { body })).data,
  onSuccess: takeCreative,
})

const PUBLISH = ['publish-creative']

/** Saved creative to publish, and the tag that shows it: its newest tag if nothing else is said. */
export type Publication = Creative & {
  /** Live id of the tag. */
  liveID?: string
  /** Creates another tag. */
  asNewTag?: boolean
}

const sendPublication = async ({ id, version, liveID, asNewTag }: Publication, confirmed: FindingCode[]) =>
  (
    await call(endpoints.publishCreative, {
      body: { id, version, confirmed, cpuUse: measuredCpuUse(id), liveID, asNewTag },
    })
  ).data

/**
 * Publishes the saved version of a creative. Warnings are shown to the user first, and the error is thrown if they are
 * not confirmed.
 */
export const publishCreativeMutation = mutationOptions({
  mutationKey: PUBLISH,
  mutationFn: async (publication: Publication) => {
    try {
      return await sendPublication(publication, [])
    } catch (refusal) {
      const findings = readFindings(refusal)
      if (!findings || publishErrors(findings).length > 0) throw refusal
      const confirmed = await reviewFindings(publication, findings)
      if (!confirmed) throw refusal
      return sendPublication(publication, confirmed)
    }
  },
  onSuccess: takeTags,
})

/** Publishes the saved version of a creative with confirmed warnings. Others are in the error that is thrown. */
export const publishConfirmedMutation = mutationOptions({
  mutationKey: ['publish-confirmed'],
  mutationFn: ({ creative, confirmed }: { creative: Creative; confirmed: FindingCode[] }) =>
    sendPublication(creative, confirmed),
  onSuccess(creative) {
    removeReports(creative.campaignID)
    takeCreative(creative)
  },
})

/** Returns the findings of a refused publication; undefined for other errors. */
export const readFindings = (refusal: unknown): PublishFinding[] | undefined =>
  refusal instanceof ApiError ? refusedFindings(refusal.data) : undefined

/** True while a creative is being published, also if another component started it. */
export const useIsPublishing = (id: string): boolean =>
  useIsMutating({
    mutationKey: PUBLISH,
    predicate: ({ state }) => (state.variables as Creative | undefined)?.id === id,
  }) > 0

/** Deletes a creative on the server, then here. */
async function deleteCreative(creative: Creative, options: { keepalive: boolean }): Promise<void> {
  await call(endpoints.deleteCreative, { query: { id: creative.id }, ...options })
  forgetCreative(creative)
}

/** Deletes creatives; throws an error with the number of those that are left and the first reason. */
export async function deleteCreatives(creatives: readonly Creative[], options: { keepalive: boolean }): Promise<void> {
  const results = await Promise.allSettled(creatives.map((creative) => deleteCreative(creative, options)))
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  if (refusals.length === 0) return
  if (creatives.length === 1) throw refusals[0]
  const reason = errorText(refusals[0], 'Please try again.')
  throw new Error(`${refusals.length} of ${creatives.length} creatives were not deleted. ${reason}`)
}

/** Removes a deleted creative from the cache. */
export function forgetCreative({ id, campaignID }: CreativeKey): void {
  removeReports(campaignID)
  queryClient.removeQueries({ queryKey: [...createKey(campaignID), id] })
  change(campaignID, (creatives) => creatives.filter((one) => one.id !== id))
  void asked(campaignID)
}
