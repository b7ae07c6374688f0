import { ShareButton } from '@placard/charts'
import { errorText } from '@placard/domain'
import { useTranslate } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shareLinkMutations, shareLinksQuery } from '../data/reports/share-links.js'
import { reportLabels } from './report-labels.js'
import { useShareCreation } from './use-share-creation.js'

export interface ShareDialogProps {
  /** Campaign of the report. */
  campaignID: string
  /** Shown dates and time zone, as URL parameters. */
  search: string
}

/** Button that opens the report's share links, connected to the API. */
export function ShareDialog({ campaignID, search }: ShareDialogProps) {
  const translate = useTranslate()
  const labels = useLabels('reportScreen', reportLabels)
  const [open, setOpen] = useState(false)
  const revoke = useMutation(shareLinkMutations(campaignID).revoke)
  const changeSites = useMutation(shareLinkMutations(campaignID).changeSites)
  const links = useQuery({ ...shareLinksQuery(campaignID), enabled: open })
  return (
    <ShareButton
      links={links.data}
      error={links.error ? translate(errorText(links.error, labels.pleaseTryAgain)) : undefined}
      search={search}
      onOpenChange={setOpen}
      onCreate={useShareCreation(campaignID)}
      onRevoke={async (id) => void (await revoke.mutateAsync(id))}
      onSitesChange={async (id, origins) => void (await changeSites.mutateAsync({ id, origins }))}
      onRetry={() => void links.refetch()}
    />
  )
}
