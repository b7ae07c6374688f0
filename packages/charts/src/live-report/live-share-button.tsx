import { endpoints, errorText } from '@placard/domain'
import type { Caller } from '@placard/domain/client'
import { useEffect, useState } from 'react'
import { ShareButton, type SharedLink } from '../share-button/share-button.js'

export interface LiveShareButtonProps {
  client: Caller
  campaignID: string
  now?: Date | undefined
}

interface Links {
  links?: readonly SharedLink[]
  error?: string
}

/** Fetches the share links of a campaign when its dialog opens. */
export function LiveShareButton({ client, campaignID, now }: LiveShareButtonProps) {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(0)
  const [{ links, error }, setLinks] = useState<Links>({})
  const again = () => setAsked((count) => count + 1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question that is asked again is one more.
  useEffect(() => {
    if (!open) return
    const controller = new AbortController()
    const { signal } = controller
    client.call(endpoints.tokens, { query: { campaignID }, signal }).then(
      ({ data }) => signal.aborted || setLinks({ links: data }),
      (failure: unknown) => signal.aborted || setLinks({ error: errorText(failure, 'Please try again.') }),
    )
    return () => controller.abort()
  }, [open, asked, client, campaignID])
  return (
    <ShareButton
      links={links}
      error={error}
      now={now}
      onOpenChange={setOpen}
      onCreate={async () => {
        await client.call(endpoints.newToken, { body: { campaignID } })
        again()
      }}
      onRevoke={async (id) => {
        await client.call(endpoints.revokeToken, { query: { campaignID, id } })
        again()
      }}
      onRetry={again}
    />
  )
}
