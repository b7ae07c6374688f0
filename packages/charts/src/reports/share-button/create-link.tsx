import { linkExpiry, linkSummary } from '@placard/domain/internal/share'
import { DEFAULT_LINK_SETTINGS, type LinkChanges } from '@placard/domain/share'
import { useReportTexts } from '@placard/forms'
import { Alert, Button, Checkbox, copyText, useLabels } from '@placard/ui'
import { Check, Link2 } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { shareButtonLabels } from './share-labels.js'
import type { LinkContext, SharedLink } from './shared-link.js'

interface CreateLinkProps extends LinkContext {
  zone: string
  now: Date
  /** Series that the current view hides. */
  hiddenSeries: readonly string[]
  /** Days after which a new link expires; never without it. */
  expiryDays: number | undefined
  /** Makes the button the primary one. */
  isFirst: boolean
  onCreate: (settings: LinkChanges) => Promise<SharedLink>
  addressOf: (link: SharedLink) => string
  /** Called with a new link, and with whether its address is in the clipboard. */
  onCreated: (link: SharedLink, isCopied: boolean) => void
  button: RefObject<HTMLButtonElement | null>
  /** Result of the last action, beside the button. */
  children: ReactNode
}

/** Says what a new link shows, and creates and copies it with one press. */
export function CreateLink({
  campaign,
  creatives = [],
  zone,
  now,
  hiddenSeries,
  expiryDays,
  isFirst,
  onCreate,
  addressOf,
  onCreated,
  button,
  children,
}: CreateLinkProps) {
  const labels = useLabels('shareButton', shareButtonLabels)
  const texts = useReportTexts()
  const [keepsHidden, setKeepsHidden] = useState(false)
  const [creating, setCreating] = useState(false)
  const [failed, setFailed] = useState(false)
  const settings: LinkChanges = {
    ...(keepsHidden && hiddenSeries.length > 0 && { hiddenSeries: [...hiddenSeries] }),
    ...(expiryDays !== undefined && { expiresAt: linkExpiry(expiryDays, now, zone) }),
  }
  const { password: _, ...shown } = settings
  const parts = linkSummary({ ...DEFAULT_LINK_SETTINGS, ...shown }, { campaign, creatives, zone, texts })

  const create = async () => {
    setCreating(true)
    setFailed(false)
    const making = onCreate(settings)
    // The text is a promise, because Safari copies only while the press lasts.
    const copying = copyText(async () => addressOf(await making), button.current)
    try {
      const isCopied = copying.then(
        () => true,
        () => false,
      )
      onCreated(await making, await isCopied)
    } catch {
      setFailed(true)
    } finally {
      setCreating(false)
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="rounded-control bg-sunken px-3 py-2 text-dense">
        <p className="font-medium text-ink">{labels.willShow}</p>
        <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-ink-muted" aria-label={labels.willShow}>
          {parts.map((part) => (
            <li key={part} className="flex min-w-0 items-start gap-1">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success-ink" />
              <span className="min-w-0 break-words">{part}</span>
            </li>
          ))}
        </ul>
        {hiddenSeries.length > 0 && (
          <Checkbox
            className="mt-2"
            label={labels.keepHidden(hiddenSeries.length)}
            checked={keepsHidden}
            onCheckedChange={setKeepsHidden}
          />
        )}
      </div>
      {failed && (
        <Alert live tone="danger" title={labels.failed}>
          {labels.failedText}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          ref={button}
          variant={isFirst ? 'primary' : 'secondary'}
          loading={creating}
          onClick={() => void create()}
        >
          <Link2 aria-hidden /> {labels.create}
        </Button>
        {children}
      </div>
    </div>
  )
}
