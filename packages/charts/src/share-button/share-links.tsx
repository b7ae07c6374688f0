import { formatTimeAgo, type ShareLink } from '@placard/domain'
import { useReportTexts } from '@placard/forms'
import {
  Alert,
  Button,
  CopyButton,
  ErrorState,
  InlineConfirm,
  Input,
  LinkButton,
  Skeleton,
  useLabels,
} from '@placard/ui'
import { Link2, Link2Off, Trash2 } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNow } from '../use-now.js'
import { LinkSites } from './link-sites.js'
import { shareButtonLabels } from './share-labels.js'

/** A link; its author and the sites that may embed it are optional. */
export type SharedLink = Omit<ShareLink, 'createdBy' | 'origins'> & Partial<Pick<ShareLink, 'createdBy' | 'origins'>>

export interface ShareLinksProps {
  /** Links of the report, the newest first; undefined while they load. */
  links: readonly SharedLink[] | undefined
  /** Error message of the list. */
  error?: string | undefined
  /** Query string that is added to each URL, so that a link opens the current view: '?start=…'. @default '' */
  search?: string
  /** Creates a link; a thrown error is shown. */
  onCreate: () => Promise<unknown>
  /** Revokes a link; a thrown error is shown. */
  onRevoke: (id: string) => Promise<unknown>
  /** Stores the origins of the sites that may embed a link's report; without it, no sites are shown. */
  onSitesChange?: ((id: string, origins: string[]) => Promise<unknown>) | undefined
  /** Loads the links again. */
  onRetry?: (() => void) | undefined
  /** Current time. @default the clock */
  now?: Date | undefined
}

/** Creates, copies, opens and revokes public links of a report. Revoked ones stay visible until the dialog closes. */
export function ShareLinks({
  links,
  error,
  search = '',
  onCreate,
  onRevoke,
  onSitesChange,
  onRetry,
  now,
}: ShareLinksProps) {
  const labels = useLabels('shareButton', shareButtonLabels)
  const [creating, setCreating] = useState(false)
  const [failed, setFailed] = useState(false)
  const [revoked, setRevoked] = useState<readonly SharedLink[]>([])
  const [said, setSaid] = useState('')
  const shown = links && withRevoked(links, revoked)
  const createButton = useRef<HTMLButtonElement>(null)
  const count = shown?.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: links that arrive push the focused button out of view.
  useLayoutEffect(() => {
    const { current: button } = createButton
    if (button !== null && button === document.activeElement) button.scrollIntoView({ block: 'nearest' })
  }, [count])
  const active = shown?.filter(({ id }) => !revoked.some((link) => link.id === id)).length

  const create = async () => {
    setCreating(true)
    setFailed(false)
    setSaid('')
    try {
      await onCreate()
      setSaid(labels.created)
    } catch {
      setFailed(true)
    } finally {
      setCreating(false)
    }
  }
  const revoke = async (link: SharedLink) => {
    await onRevoke(link.id)
    setRevoked((before) => [...before, link])
    setSaid(labels.revoked)
  }

  const changeSites = async ({ id }: SharedLink, origins: string[]) => {
    await onSitesChange?.(id, origins)
    setSaid(labels.sitesSaved)
  }

  if (error !== undefined && !shown)
    return (
      <ErrorState
        live
        title={labels.loadFailed}
        description={error}
        action={onRetry && <Button onClick={onRetry}>{labels.retry}</Button>}
      />
    )
  return (
    <div className="flex flex-col gap-4">
      {shown === undefined ? (
        <Skeleton className="h-9 w-full" />
      ) : shown.length === 0 ? (
        <p className="text-dense text-ink-muted">{labels.none}</p>
      ) : (
        <ul className="flex flex-col gap-4" aria-label={labels.links}>
          {shown.map((link, index) => (
            <li key={link.id}>
              {revoked.some(({ id }) => id === link.id) ? (
                <RevokedLink link={link} />
              ) : (
                <ActiveLink
                  link={link}
                  url={link.url + search}
                  label={labels.link(shown.length - index)}
                  onRevoke={() => revoke(link)}
                  onSitesChange={onSitesChange && ((origins) => changeSites(link, origins))}
                  now={now}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {failed && (
        <Alert live tone="danger" title={labels.failed}>
          {labels.failedText}
        </Alert>
      )}
      <div>
        <Button
          ref={createButton}
          variant={active === 0 ? 'primary' : 'secondary'}
          loading={creating}
          onClick={() => void create()}
        >
          <Link2 aria-hidden /> {labels.create}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

/** Returns the links in order, with those revoked here in their old positions. */
function withRevoked(links: readonly SharedLink[], revoked: readonly SharedLink[]): SharedLink[] {
  const gone = revoked.filter((link) => !links.some(({ id }) => id === link.id))
  return [...links, ...gone].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** Replaces the pressed button and receives its focus. */
function RevokedLink({ link }: { link: SharedLink }) {
  const { revokedText } = useLabels('shareButton', shareButtonLabels)
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <p
      ref={words}
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

interface ActiveLinkProps {
  link: SharedLink
  url: string
  label: string
  onRevoke: () => Promise<unknown>
  onSitesChange: ((origins: string[]) => Promise<unknown>) | undefined
  now: Date | undefined
}

function ActiveLink({ link, url, label, onRevoke, onSitesChange, now: given }: ActiveLinkProps) {
  const labels = useLabels('shareButton', shareButtonLabels)
  const texts = useReportTexts()
  const input = useRef<HTMLInputElement>(null)
  const now = useNow(given)
  const { createdAt, createdBy, lastUsedAt } = link
  const age = (moment: string) => (now ? formatTimeAgo(new Date(moment), now, texts) : '')
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Input
          ref={input}
          readOnly
          dir="ltr"
          value={url}
          aria-label={label}
          className="min-w-0 flex-1 basis-56"
          onFocus={(event) => event.currentTarget.select()}
        />
        <span className="flex gap-2">
          <CopyButton value={url} targetRef={input} aria-label={labels.copy(label)} />
          <LinkButton href={url} external aria-label={labels.openInTab(label)}>
            {labels.open}
          </LinkButton>
        </span>
      </div>
      <InlineConfirm
        question={labels.revokeQuestion}
        actionLabel={labels.revokeLink}
        onAction={onRevoke}
        labels={{ error: () => `${labels.failed} ${labels.failedText}` }}
        className="mt-1 text-caption text-ink-muted"
        trigger={
          <Button size="sm" variant="ghost">
            <Trash2 aria-hidden /> {labels.revoke}
          </Button>
        }
      >
        {now &&
          `${labels.createdBy(age(createdAt), createdBy ?? undefined)} · ${lastUsedAt ? labels.lastOpened(age(lastUsedAt)) : labels.neverOpened}`}
      </InlineConfirm>
      {onSitesChange && <LinkSites origins={link.origins ?? []} label={label} onChange={onSitesChange} />}
    </>
  )
}
