import { errorText } from '@placard/domain/api'
import { useTranslate } from '@placard/forms'
import { Button, CopyButton, InlineConfirm, Input, LinkButton, useLabels } from '@placard/ui'
import { Link2Off, Pencil, RefreshCw, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { LinkHead, useLinkHistory } from './link-facts.js'
import { shareButtonLabels } from './share-labels.js'
import type { SharedLink } from './shared-link.js'

/** A question needs the whole row, its button only its own width. */
const question = 'gap-x-0 not-data-[state=idle]:basis-full text-caption'

interface LinkRowProps {
  link: SharedLink
  /** Address with the current view. */
  address: string
  title: string
  /** Sentence about the content of the link. */
  summary: string
  zone: string
  now: Date
  /** Control that takes focus when the row appears. */
  focus: 'address' | 'edit' | undefined
  onFocused: () => void
  onEdit: (() => void) | undefined
  onRotate: (() => Promise<unknown>) | undefined
  onRevoke: () => Promise<unknown>
}

/** Active link: its address, what it shows and how often it was viewed. */
export function LinkRow({
  link,
  address,
  title,
  summary,
  zone,
  now,
  focus,
  onFocused,
  onEdit,
  onRotate,
  onRevoke,
}: LinkRowProps) {
  const labels = useLabels('shareButton', shareButtonLabels)
  const translate = useTranslate()
  const history = useLinkHistory(now)
  const input = useRef<HTMLInputElement>(null)
  const edit = useRef<HTMLButtonElement>(null)
  const focused = useRef(onFocused)
  focused.current = onFocused
  useEffect(() => {
    if (focus === undefined) return
    // Focus selects the whole address.
    const control = focus === 'address' ? input.current : edit.current
    control?.focus()
    focused.current()
  }, [focus])
  const failed = `${labels.failed} ${labels.failedText}`
  return (
    <>
      <LinkHead {...{ link, title, zone, now }} />
      <p className="mt-0.5 text-pretty break-words text-dense text-ink-muted">{summary}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Input
          ref={input}
          readOnly
          dir="ltr"
          value={address}
          aria-label={labels.address(title)}
          className="min-w-0 flex-1 basis-56"
          onFocus={(event) => event.currentTarget.select()}
        />
        <span className="flex gap-2">
          <CopyButton value={address} targetRef={input} aria-label={labels.copy(title)} />
          <LinkButton href={address} external aria-label={labels.openInTab(title)}>
            {labels.open}
          </LinkButton>
        </span>
      </div>
      <div className="mt-1 flex min-w-0 flex-wrap items-center gap-x-1">
        <p className="min-w-0 flex-1 basis-64 text-pretty text-caption text-ink-muted">{history(link)}</p>
        {onEdit && (
          <Button ref={edit} size="sm" variant="ghost" aria-label={labels.editOf(title)} onClick={onEdit}>
            <Pencil aria-hidden /> {labels.edit}
          </Button>
        )}
        {onRotate && (
          <InlineConfirm
            question={labels.rotateQuestion}
            actionLabel={labels.rotateLink}
            onAction={onRotate}
            labels={{ error: (failure) => translate(errorText(failure, failed)) }}
            className={question}
            trigger={
              <Button size="sm" variant="ghost" aria-label={labels.rotateOf(title)}>
                <RefreshCw aria-hidden /> {labels.rotate}
              </Button>
            }
          />
        )}
        <InlineConfirm
          question={labels.revokeQuestion}
          actionLabel={labels.revokeLink}
          onAction={onRevoke}
          labels={{ error: () => failed }}
          className={question}
          trigger={
            <Button size="sm" variant="ghost" aria-label={labels.revokeOf(title)}>
              <Trash2 aria-hidden /> {labels.revoke}
            </Button>
          }
        />
      </div>
    </>
  )
}

/** Shown instead of a revoked link; takes the focus. */
export function RevokedRow({ link }: { link: SharedLink }) {
  const { revokedText } = useLabels('shareButton', shareButtonLabels)
  const messageRef = useRef<HTMLParagraphElement>(null)
  useEffect(() => messageRef.current?.focus(), [])
  return (
    <p
      ref={messageRef}
      tabIndex={-1}
      className="flex items-start gap-2 rounded-bar text-caption text-ink-muted -outline-offset-2"
    >
      <Link2Off aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0">
        <span className="block font-medium text-ink">{revokedText}</span>
        <s className="block truncate">{link.url}</s>
      </span>
    </p>
  )
}
