import { type LinkContext, ShareButton } from '@placard/charts'
import { useState } from 'react'
import { useShareLinks } from './use-share-links.js'

export interface ShareDialogProps extends LinkContext {
  /** Campaign of the report. */
  campaignID: string
  /** Shown dates and time zone, as URL parameters. */
  search: string
  /** Series that the shown report hides. */
  hiddenSeries: readonly string[] | undefined
}

/** Button that opens the report's share links, connected to the API. */
export function ShareDialog({ campaignID, ...props }: ShareDialogProps) {
  const [open, setOpen] = useState(false)
  return <ShareButton {...props} {...useShareLinks(campaignID, { enabled: open })} onOpenChange={setOpen} />
}
