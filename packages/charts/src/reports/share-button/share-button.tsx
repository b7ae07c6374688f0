import { UnsavedGuard } from '@placard/forms'
import { Button, type ButtonProps, Dialog, DialogContent, DialogTrigger, useLabels } from '@placard/ui'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { shareButtonLabels } from './share-labels.js'
import { ShareLinks, type ShareLinksProps } from './share-links.js'

export { ShareLinks, type ShareLinksFrameProps, type ShareLinksProps } from './share-links.js'
export type {
  EndedLinkList,
  LinkActions,
  LinkContext,
  LinkCreative,
  LinkPaging,
  SharedLink,
} from './shared-link.js'

export interface ShareButtonProps
  extends Omit<ButtonProps, 'children' | 'asChild' | 'onClick' | 'onChange' | keyof ShareLinksProps>,
    ShareLinksProps {
  /** Called when the dialog opens or closes; load the links then. */
  onOpenChange?: (open: boolean) => void
  /** Label of the button. @default 'Share' */
  label?: string
}

/** Separates the props of the links from those of the button. */
function splitProps({
  links,
  paging,
  ended,
  onSearch,
  searched,
  error,
  search,
  hiddenSeries,
  expiryDays,
  campaign,
  creatives,
  zone,
  onCreate,
  onRevoke,
  onRevokeAll,
  onRotate,
  onChange,
  onLogoAdd,
  logoUrl,
  onRetry,
  now,
  ...button
}: Omit<ShareButtonProps, 'onOpenChange' | 'label'>) {
  const list: ShareLinksProps = {
    ...{ links, paging, ended, onSearch, searched, error, search, hiddenSeries, expiryDays, campaign, creatives, zone },
    ...{ onCreate, onRevoke, onRevokeAll, onRotate, onChange, onLogoAdd, logoUrl, onRetry, now },
  }
  return { list, button }
}

/** Renders a button that opens the public links of a report. Asks before unsaved input of a link's form is lost. */
export function ShareButton({ onOpenChange, label, ...props }: ShareButtonProps) {
  const labels = useLabels('shareButton', shareButtonLabels)
  const { list, button } = splitProps(props)
  const [open, setOpen] = useState(false)
  const [isForm, setForm] = useState(false)
  const [dirty, setDirty] = useState(false)
  const [asking, setAsking] = useState(false)
  const show = (next: boolean) => {
    setAsking(false)
    setForm(false)
    setDirty(false)
    setOpen(next)
    onOpenChange?.(next)
  }
  return (
    <Dialog open={open} onOpenChange={(next) => (!next && dirty ? setAsking(true) : show(next))}>
      <DialogTrigger asChild>
        <Button data-slot="share-button" {...button}>
          <Share2 aria-hidden /> {label ?? labels.share}
        </Button>
      </DialogTrigger>
      <DialogContent
        size="md"
        title={isForm ? labels.editTitle : labels.title}
        description={isForm ? undefined : labels.description}
        // A press outside the dialog must not discard input.
        onInteractOutside={(event) => isForm && event.preventDefault()}
      >
        <ShareLinks {...list} bar="dialog" onFormChange={setForm} onDirtyChange={setDirty} />
        <UnsavedGuard
          when={open && dirty}
          blocker={{
            state: asking ? 'blocked' : 'unblocked',
            proceed: () => show(false),
            reset: () => setAsking(false),
          }}
        />
      </DialogContent>
    </Dialog>
  )
}
