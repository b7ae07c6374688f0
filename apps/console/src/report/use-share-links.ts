import type { LinkContext, LinkPaging, ShareLinksProps } from '@placard/charts'
import { errorText } from '@placard/domain/api'
import { REPORT_FAILED } from '@placard/domain/internal/console'
import { useTranslate } from '@placard/forms'
import { useLabels, useToast } from '@placard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { config } from '../config.js'
import {
  addLinkLogo,
  linkLogoUrl,
  type ShareLinkPage,
  shareLinkMutations,
  shareLinksQuery,
} from '../data/reports/share-links.js'
import { translateNotice } from '../parts/translate-notice.js'
import { useCreation } from '../parts/use-creation.js'
import { reportLabels } from './report-labels.js'

interface ShareLinksOptions {
  /** Loads the links. @default true */
  enabled?: boolean
}

/** Loads one list of links with its pages. */
function useLinkPage(campaignID: string, { state, search }: Omit<ShareLinkPage, 'page'>, enabled: boolean) {
  const [page, setPage] = useState(1)
  const query = useQuery({ ...shareLinksQuery(campaignID, { state, search, page }), enabled })
  const { pages = 1, total = 0 } = query.data ?? {}
  // The last link of the last page may have ended.
  if (query.data && page > Math.max(1, pages)) setPage(Math.max(1, pages))
  const paging: LinkPaging = { page, pages, total, onPageChange: setPage }
  return { query, paging, links: query.data?.links, toStart: () => setPage(1) }
}

/** Share links of a campaign and their actions. A link that cannot be created shows a toast. */
export function useShareLinks(
  campaignID: string,
  { enabled = true }: ShareLinksOptions = {},
): Omit<ShareLinksProps, keyof LinkContext | 'now'> {
  const labels = useLabels('reportScreen', reportLabels)
  const translate = useTranslate()
  const toast = useToast()
  const [search, setSearch] = useState('')
  const active = useLinkPage(campaignID, { state: 'active', search }, enabled)
  const ended = useLinkPage(campaignID, { state: 'ended', search: '' }, enabled)
  const mutations = shareLinkMutations(campaignID)
  const create = useCreation(mutations.create)
  const change = useMutation(mutations.change)
  const rotate = useMutation(mutations.rotate)
  const revoke = useMutation(mutations.revoke)
  const revokeAll = useMutation(mutations.revokeAll)
  const { error } = active.query
  return {
    links: active.links,
    paging: active.paging,
    ended: ended.links && { links: ended.links, paging: ended.paging },
    error: error ? translate(errorText(error, labels.pleaseTryAgain)) : undefined,
    expiryDays: config().linkDays,
    searched: search,
    onSearch: (text) => {
      setSearch(text)
      active.toStart()
    },
    onRetry: () => void active.query.refetch(),
    onCreate: async (settings) => {
      try {
        return await create(settings)
      } catch (failure) {
        toast.show(translateNotice(REPORT_FAILED, translate))
        throw failure
      }
    },
    onChange: ({ id }, changes, version) => change.mutateAsync({ id, version, changes }),
    onRotate: ({ id, version }) => rotate.mutateAsync({ id, version }),
    onRevoke: (id) => revoke.mutateAsync(id),
    onRevokeAll: () => revokeAll.mutateAsync(),
    onLogoAdd: addLinkLogo,
    logoUrl: linkLogoUrl,
  }
}
