import { agoText, type ShareLink } from '@placard/domain'
import { Button, ErrorState, InlineConfirm, Skeleton } from '@placard/ui'
import { Link2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { CopyLink } from './copy-link.js'

export interface ShareLinksPanelProps {
  /** The campaign's links; undefined while they load. */
  links: readonly ShareLink[] | undefined
  /** What went wrong while loading them. */
  error?: string | undefined
  /** Added to a link, so that it opens with the days that are shown now. */
  search: string
  /** Makes a new link. */
  onCreate: () => Promise<void>
  /** Ends a link. */
  onRevoke: (id: string) => Promise<void>
  /** Loads the links again. */
  onRetry: () => void
  /** The moment that is now. */
  now: Date
}

/** The public links of a campaign's report: make, copy, open, end. */
export function ShareLinksPanel({ links, error, search, onCreate, onRevoke, onRetry, now }: ShareLinksPanelProps) {
  const [creating, setCreating] = useState(false)
  const create = async () => {
    setCreating(true)
    await onCreate()
    setCreating(false)
  }
  if (error !== undefined && !links)
    return (
      <ErrorState
        title="The links could not be loaded"
        description={error}
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    )
  return (
    <div className="flex flex-col gap-4">
      {links === undefined ? (
        <Skeleton className="h-9 w-full" />
      ) : links.length === 0 ? (
        <p className="text-dense text-ink-muted">There is no link yet. Nobody outside can see this report.</p>
      ) : (
        <ul className="flex flex-col gap-4" aria-label="Active links">
          {links.map((link, index) => (
            <li key={link.id}>
              <CopyLink url={link.url + search} label={`link ${links.length - index}`} />
              <LinkState link={link} now={now} onRevoke={() => onRevoke(link.id)} />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          variant={links?.length === 0 ? 'primary' : 'secondary'}
          loading={creating}
          onClick={() => void create()}
        >
          <Link2 aria-hidden /> Create link
        </Button>
      </div>
    </div>
  )
}

function LinkState({ link, now, onRevoke }: { link: ShareLink; now: Date; onRevoke: () => Promise<void> }) {
  const used = link.lastUsedAt ? `last opened ${agoText(new Date(link.lastUsedAt), now)}` : 'never opened'
  return (
    <InlineConfirm
      question="It stops working at once, for everybody. Revoke it?"
      actionLabel="Revoke link"
      onAction={onRevoke}
      className="text-caption text-ink-muted"
      trigger={
        <Button size="sm" variant="ghost">
          <Trash2 aria-hidden /> Revoke
        </Button>
      }
    >
      Active since {agoText(new Date(link.createdAt), now)}, {used}
    </InlineConfirm>
  )
}
