import { endpoints, errorText } from '@placard/domain/api'
import { type Client, createIdempotencyKey } from '@placard/domain/client'
import { LINKS_PER_PAGE } from '@placard/domain/internal/share'
import { useLabels } from '@placard/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { LinkContext, LinkPaging, ShareLinksProps } from '../share-button/share-button.js'
import { clientMessage, liveReportLabels } from './live-labels.js'
import { findReportCache } from './report-cache.js'

interface LiveLinksOptions {
  client: Client
  campaignID: string
  /** Loads the links. */
  enabled: boolean
}

/** Loads one list of a campaign's links with its pages. */
function useLiveLinkPage({ client, campaignID, enabled }: LiveLinksOptions, state: 'active' | 'ended', search: string) {
  const [page, setPage] = useState(1)
  const query = useQuery(
    {
      queryKey: ['share-links', campaignID, state, search, page],
      queryFn: ({ signal }) => {
        const paging = { 'paginate[page]': String(page), 'paginate[size]': String(LINKS_PER_PAGE) }
        const asked = { campaignID, state, ...(search !== '' && { search }), ...paging }
        return client.call(endpoints.tokens, { query: asked, signal })
      },
      enabled,
      placeholderData: keepPreviousData,
    },
    findReportCache(client).queryClient,
  )
  const { data, pagination } = query.data ?? {}
  // Older servers answer with all links, whatever the state.
  const links = state === 'ended' ? data?.filter((link) => link.state !== 'active') : data
  const { pages = 1, total = links?.length ?? 0 } = pagination ?? {}
  // The last link of the last page may have ended.
  if (links && page > Math.max(1, pages)) setPage(Math.max(1, pages))
  const paging: LinkPaging = { page, pages, total, onPageChange: setPage }
  return { query, links, paging, toStart: () => setPage(1) }
}

/** Fetches the share links of a campaign, and returns their actions. */
export function useLiveLinks(options: LiveLinksOptions): Omit<ShareLinksProps, keyof LinkContext | 'now'> {
  const { client, campaignID } = options
  const labels = useLabels('liveReport', liveReportLabels)
  const [search, setSearch] = useState('')
  const active = useLiveLinkPage(options, 'active', search)
  const ended = useLiveLinkPage(options, 'ended', '')
  // The same press again after a failure must not create a second link.
  const last = useRef({ text: '', key: '' })
  const { queryClient } = findReportCache(client)
  async function changed<Result>(change: Promise<Result>): Promise<Result> {
    try {
      return await change
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['share-links', campaignID] })
    }
  }
  const { error } = active.query
  return {
    links: active.links,
    paging: active.paging,
    ended: ended.links && { links: ended.links, paging: ended.paging },
    error: error ? clientMessage(errorText(error, labels.linksFailed), labels) : undefined,
    searched: search,
    onSearch: (text) => {
      setSearch(text)
      active.toStart()
    },
    onRetry: () => void active.query.refetch(),
    onCreate: async (settings) => {
      const text = JSON.stringify(settings)
      if (last.current.text !== text) last.current = { text, key: createIdempotencyKey() }
      const idempotencyKey = last.current.key
      const call = client.call(endpoints.newToken, { body: { ...settings, campaignID }, idempotencyKey })
      const { data } = await changed(call)
      last.current = { text: '', key: '' }
      return data
    },
    onChange: async ({ id }, changes, version) =>
      (await changed(client.call(endpoints.updateToken, { body: { ...changes, campaignID, id, version } }))).data,
    onRotate: ({ id, version }) => changed(client.call(endpoints.rotateToken, { body: { campaignID, id, version } })),
    onRevoke: (id) => changed(client.call(endpoints.revokeToken, { query: { campaignID, id } })),
    onRevokeAll: () => changed(client.call(endpoints.revokeTokens, { query: { campaignID } })),
    onLogoAdd: async (file) => (await client.upload(endpoints.addLinkLogo, { fields: {}, files: [file] })).data.logo,
  }
}
