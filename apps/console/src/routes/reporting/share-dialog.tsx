import { errorText, REPORT_FAILED } from '@placard/domain'
import { Button, Dialog, DialogContent, DialogTrigger, useToast } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { createShareLink, revokeShareLink, shareLinksQuery } from '../../data/share-links.js'
import { useNow } from '../../parts/use-now.js'
import { ShareLinksPanel } from './share-links-panel.js'

export interface ShareDialogProps {
  /** Whose report. */
  campaignID: string
  /** The days and zone that are shown, as the address has them. */
  search: string
}

/** The button that opens the report's public links. */
export function ShareDialog({ campaignID, search }: ShareDialogProps) {
  const [open, setOpen] = useState(false)
  const toast = useToast()
  const now = useNow()
  const links = useQuery({ ...shareLinksQuery(campaignID), enabled: open })
  const tell = async (work: Promise<unknown>, done: string) => {
    try {
      await work
      toast.show({ title: done, type: 'success' })
    } catch {
      toast.show(REPORT_FAILED)
    }
  }
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button>
          <Share2 aria-hidden /> Share
        </Button>
      </DialogTrigger>
      <DialogContent
        size="md"
        title="Share this report"
        description="Whoever has a link can read the report without signing in, from the days that you see now."
      >
        <ShareLinksPanel
          links={links.data}
          error={links.error ? errorText(links.error, 'Please try again.') : undefined}
          search={search}
          onCreate={() => tell(createShareLink(campaignID), 'Link created')}
          onRevoke={(id) => tell(revokeShareLink(campaignID, id), 'Link revoked')}
          onRetry={() => void links.refetch()}
          now={now}
        />
      </DialogContent>
    </Dialog>
  )
}
