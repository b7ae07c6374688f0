import { endpoints, errorText } from '@placard/domain'
import type { Caller } from '@placard/domain/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ShareButton } from '../share-button/share-button.js'
import { reportCacheOf } from './report-cache.js'

export interface LiveShareButtonProps {
  client: Caller
  campaignID: string
  now?: Date | undefined
}

/** Fetches the share links of a campaign when its dialog opens. */
export function LiveShareButton({ client, campaignID, now }: LiveShareButtonProps) {
  const { queryClient } = reportCacheOf(client)
  const [open, setOpen] = useState(false)
  const links = useQuery(
    {
      queryKey: ['share-links', campaignID],
      queryFn: async ({ signal }) => (await client.call(endpoints.tokens, { query: { campaignID }, signal })).data,
      enabled: open,
    },
    queryClient,
  )
  const onSuccess = () => void links.refetch()
  const create = useMutation(
    { mutationFn: () => client.call(endpoints.newToken, { body: { campaignID } }), onSuccess },
    queryClient,
  )
  const revoke = useMutation(
    { mutationFn: (id: string) => client.call(endpoints.revokeToken, { query: { campaignID, id } }), onSuccess },
    queryClient,
  )
  return (
    <ShareButton
      links={links.data}
      error={links.error ? errorText(links.error, 'Please try again.') : undefined}
      now={now}
      onOpenChange={setOpen}
      onCreate={async () => void (await create.mutateAsync())}
      onRevoke={async (id) => void (await revoke.mutateAsync(id))}
      onRetry={() => void links.refetch()}
    />
  )
}
