import { Button, type ButtonProps, Dialog, DialogContent, DialogTrigger, useLabels } from '@placard/ui'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { shareButtonLabels } from './share-labels.js'
import { ShareLinks, type ShareLinksProps } from './share-links.js'

export { type SharedLink, ShareLinks, type ShareLinksProps } from './share-links.js'

export interface ShareButtonProps extends Omit<ButtonProps, 'children' | 'asChild' | 'onClick'>, ShareLinksProps {
  /** Called when the dialog opens or closes; load the links then. */
  onOpenChange?: (open: boolean) => void
  /** Label of the button. @default 'Share' */
  label?: string
}

/** Renders a button that opens the public links of a report. */
export function ShareButton({
  links,
  error,
  search,
  onCreate,
  onRevoke,
  onSitesChange,
  onRetry,
  now,
  onOpenChange,
  label,
  ...props
}: ShareButtonProps) {
  const labels = useLabels('shareButton', shareButtonLabels)
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        onOpenChange?.(next)
      }}
    >
      <DialogTrigger asChild>
        <Button data-slot="share-button" {...props}>
          <Share2 aria-hidden /> {label ?? labels.share}
        </Button>
      </DialogTrigger>
      <DialogContent size="md" title={labels.title} description={labels.description}>
        <ShareLinks {...{ links, error, search, onCreate, onRevoke, onSitesChange, onRetry, now }} />
      </DialogContent>
    </Dialog>
  )
}
