import { endpoints } from '@placard/domain/api'
import { countLinkView, sharedLinkQueryOptions } from '@placard/domain/client'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { config } from '../../config.js'
import { call, callToEnd } from '../api.js'
import { queryClient } from '../query-client.js'

/** Settings of a share link for its viewer, or that it needs a password. */
export const sharedLinkQuery = (shareToken: string) =>
  queryOptions(sharedLinkQueryOptions({ call }, shareToken, queryClient))

/** Discrepancy checks that a share link shows. */
export const sharedDiscrepanciesQuery = (shareToken: string) =>
  queryOptions({
    queryKey: ['shared-discrepancies', shareToken],
    queryFn: async ({ signal }) =>
      (await call(endpoints.sharedDiscrepancies, { query: { sharedToken: shareToken }, signal, anonymous: true })).data,
  })

/** Sends the password of a share link; the browser keeps the proof of it. */
export const unlockSharedLinkMutation = (shareToken: string) =>
  mutationOptions({
    mutationFn: (password: string) =>
      callToEnd(endpoints.unlockLink, { query: { sharedToken: shareToken }, body: { password }, anonymous: true }),
  })

/** Counts a view of a share link once its page is seen. Returns a function that cancels what is not sent yet. */
export const countView = (shareToken: string): (() => void) => countLinkView({ call: callToEnd }, shareToken)

/** Returns the URL of the logo of a share link. */
export const linkLogo = (shareToken: string): string =>
  `${config().apiBase.replace(/\/$/, '')}/share/logo?sharedToken=${encodeURIComponent(shareToken)}`
