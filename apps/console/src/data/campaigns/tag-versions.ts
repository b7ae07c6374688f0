import { endpoints, VersionConflict } from '@placard/domain/api'
import type { Creative } from '@placard/domain/creative'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api.js'
import { tagsKey, takeTags } from './creatives.js'

/** Query of the published versions of all tags of a creative, the newest first. */
export const tagVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...tagsKey(id), 'versions'],
    queryFn: async ({ signal }) => (await call(endpoints.creativeVersions, { query: { id }, signal })).data,
    staleTime: 10_000,
  })

/** Query of a published version, for its picture; it never changes. */
export const tagVersionQuery = (liveID: string, number: number) =>
  queryOptions({
    queryKey: ['creative-version', liveID, number],
    queryFn: async ({ signal }) => (await call(endpoints.creativeVersion, { query: { liveID, number }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Version of a tag to show again, and the version that it showed when the user decided. */
export interface Restoration {
  liveID: string
  number: number
  current: number
}

/** Publishes an earlier version of a tag again; throws a `VersionConflict` when somebody else was faster. */
export const restoreVersionMutation = mutationOptions({
  mutationFn: async (body: Restoration) => (await call(endpoints.restoreVersion, { body })).data,
  onSuccess: takeTags,
  onError(refusal) {
    if (refusal instanceof VersionConflict) takeTags(refusal.current as Creative)
  },
})

/** Pauses or resumes a tag. */
export const pauseTagMutation = mutationOptions({
  mutationFn: async (body: { liveID: string; paused: boolean }) => (await call(endpoints.pauseTag, { body })).data,
  onSuccess: takeTags,
})

/** Query of what has been counted for the tags of a creative. Failures are not repeated, because it is polled. */
export const tagActivityQuery = (id: string) =>
  queryOptions({
    queryKey: [...tagsKey(id), 'activity'],
    queryFn: async ({ signal }) => (await call(endpoints.tagActivity, { query: { id }, signal })).data,
    staleTime: 2000,
    retry: false,
  })
