import { endpoints } from '@placard/domain/api'
import { LINKS_PER_PAGE } from '@placard/domain/internal/share'
import type { LinkChanges, LinkEdit } from '@placard/domain/share'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { config } from '../../config.js'
import { call, upload } from '../api.js'
import type { Creation } from '../mutations.js'
import { queryClient } from '../query-client.js'

/** Part of a campaign's share links. */
export interface ShareLinkPage {
  state: 'active' | 'ended'
  /** Page, starting at 1. */
  page: number
  /** Text in the names of the links; empty for all. */
  search: string
}

/** A page of a campaign's share links, the newest first. */
export const shareLinksQuery = (campaignID: string, { state, page, search }: ShareLinkPage) =>
  queryOptions({
    queryKey: ['share-links', campaignID, state, page, search],
    queryFn: async ({ signal }) => {
      const query = {
        campaignID,
        state,
        ...(search !== '' && { search }),
        'paginate[page]': String(page),
        'paginate[size]': String(LINKS_PER_PAGE),
      }
      const { data, pagination } = await call(endpoints.tokens, { query, signal })
      // Older servers answer with all links, whatever the state.
      const links = state === 'ended' ? data.filter((link) => link.state !== 'active') : data
      return { links, pages: pagination?.pages ?? 1, total: pagination?.total ?? links.length }
    },
    placeholderData: keepPreviousData,
  })

/** Change of a link that has this version. */
export interface ShareLinkChange {
  id: string
  version: number
  changes: LinkEdit
}

/** Mutations of the share links of a campaign; all refetch its lists. */
export function shareLinkMutations(campaignID: string) {
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['share-links', campaignID] })
  return {
    create: mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Creation<LinkChanges>) =>
        (await call(endpoints.newToken, { body: { ...input, campaignID }, idempotencyKey })).data,
      onSettled,
    }),
    change: mutationOptions({
      mutationFn: async ({ id, version, changes }: ShareLinkChange) =>
        (await call(endpoints.updateToken, { body: { ...changes, campaignID, id, version } })).data,
      onSettled,
    }),
    rotate: mutationOptions({
      mutationFn: (link: { id: string; version: number | undefined }) =>
        call(endpoints.rotateToken, { body: { ...link, campaignID } }),
      onSettled,
    }),
    revoke: mutationOptions({
      mutationFn: (id: string) => call(endpoints.revokeToken, { query: { campaignID, id } }),
      onSettled,
    }),
    revokeAll: mutationOptions({
      mutationFn: () => call(endpoints.revokeTokens, { query: { campaignID } }),
      onSettled,
    }),
  }
}

/** Uploads a logo for share links and returns its id. */
export const addLinkLogo = async (file: File): Promise<string> =>
  (await upload(endpoints.addLinkLogo, { fields: {}, files: [file] })).data.logo

/** Returns the address of the logo of a link, which its token opens. */
export function linkLogoUrl({ url }: { url: string }): string {
  const sharedToken = new URL(url).pathname.split('/').at(-1) ?? ''
  return `${config().apiBase}/share/logo?${new URLSearchParams({ sharedToken })}`
}
