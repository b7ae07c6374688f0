import { deviceZone } from '@placard/domain/internal/dates'
import type { LinkEdit } from '@placard/domain/share'
import { Alert, Button, ErrorState, LinkButton, lazyPart, Skeleton, useLabels } from '@placard/ui'
import { useRef, useState } from 'react'
import { useNow } from '../../use-now.js'
import { CreateLink } from './create-link.js'
import { EndedLinks } from './ended-links.js'
import { linkAddress } from './link-address.js'
import { useLinkSummary } from './link-facts.js'
import { LinkList, type RowFocus } from './link-list.js'
import { shareButtonLabels } from './share-labels.js'
import type { EndedLinkList, LinkActions, LinkContext, LinkPaging, SharedLink } from './shared-link.js'

function FormFailed() {
  const labels = useLabels('shareButton', shareButtonLabels)
  return (
    <Alert live tone="danger" title={labels.failed}>
      {labels.failedText}
    </Alert>
  )
}

const LazyLinkForm = /* @__PURE__ */ lazyPart(async () => ({ default: (await import('./link-form.js')).LinkForm }), {
  failed: <FormFailed />,
})

export interface ShareLinksProps extends LinkContext, LinkActions {
  /** Active links of the report, the newest first; undefined while they load. */
  links: readonly SharedLink[] | undefined
  /** Pages of the list. @default all links are on one page */
  paging?: LinkPaging | undefined
  /** Links that have expired or were revoked. @default none */
  ended?: EndedLinkList | undefined
  /** Searches the names of links. The field is there if there is more than one page, or a text. */
  onSearch?: ((text: string) => void) | undefined
  /** Text for which the links were searched. @default '' */
  searched?: string | undefined
  /** Error message of the list. */
  error?: string | undefined
  /** Query string that is added to each URL, so that a link opens the current view: '?start=…'. @default '' */
  search?: string
  /** Series that the current view hides; a new link hides them only if that is ticked. @default none */
  hiddenSeries?: readonly string[] | undefined
  /** Days after which a new link expires. @default never */
  expiryDays?: number | undefined
  /** Loads the links again. */
  onRetry?: (() => void) | undefined
  /** Current time. @default the clock */
  now?: Date | undefined
}

/** Props of the links in a container with a title and a footer. */
export interface ShareLinksFrameProps {
  /** Called with true when the form of a link replaces the list, and with false when the list is back. */
  onFormChange?: (open: boolean) => void
  /** Called with whether there is unsaved input. */
  onDirtyChange?: (dirty: boolean) => void
  /** Position of the form's buttons. @default 'inline' */
  bar?: 'inline' | 'dialog'
}

const NOTHING = [] as const

/** Creates, copies, opens, edits and revokes public links of a report. Revoked ones stay visible until it closes. */
export function ShareLinks({
  links,
  paging,
  ended,
  onSearch,
  searched,
  error,
  search = '',
  hiddenSeries = NOTHING,
  expiryDays,
  onRetry,
  now: givenNow,
  campaign,
  creatives,
  zone: givenZone,
  onFormChange,
  onDirtyChange,
  bar = 'inline',
  ...actions
}: ShareLinksProps & ShareLinksFrameProps) {
  const labels = useLabels('shareButton', shareButtonLabels)
  const now = useNow(givenNow)
  const zone = givenZone ?? deviceZone() ?? 'UTC'
  const context = { campaign, creatives, zone }
  const summary = useLinkSummary(context)
  const [edited, setEdited] = useState<SharedLink>()
  const [focus, setFocus] = useState<RowFocus>()
  const [revoked, setRevoked] = useState<readonly SharedLink[]>([])
  const [announcement, setAnnouncement] = useState('')
  const [saved, setSaved] = useState<SharedLink>()
  const createButton = useRef<HTMLButtonElement>(null)
  const { onChange } = actions

  if (error !== undefined && !links)
    return (
      <ErrorState
        live
        title={labels.loadFailed}
        description={error}
        action={onRetry && <Button onClick={onRetry}>{labels.retry}</Button>}
      />
    )
  if (links === undefined || now === undefined) return <Skeleton className="h-9 w-full" />
  const say = (text: string) => {
    setAnnouncement(text)
    setSaved(undefined)
  }
  const edit = (link: SharedLink) => {
    say('')
    setEdited(link)
    onFormChange?.(true)
  }
  const leave = () => {
    if (edited) setFocus({ id: edited.id, control: 'edit' })
    setEdited(undefined)
    onDirtyChange?.(false)
    onFormChange?.(false)
  }
  if (edited && onChange)
    return (
      <>
        {bar === 'inline' && <h3 className="mb-4 font-semibold text-body text-ink">{labels.editTitle}</h3>}
        <LazyLinkForm
          {...context}
          link={edited}
          onSubmit={(changes: LinkEdit, version: number) => onChange(edited, changes, version)}
          onLogoAdd={actions.onLogoAdd}
          logoUrl={actions.logoUrl}
          onDirtyChange={onDirtyChange}
          onSaved={(link: SharedLink) => {
            leave()
            setAnnouncement(labels.saved)
            setSaved(link)
          }}
          onLeave={leave}
          bar={bar}
          now={now}
        />
      </>
    )
  const active = links.filter(({ id }) => !revoked.some((link) => link.id === id))
  const total = Math.max(0, (paging?.total ?? links.length) - (links.length - active.length))
  return (
    <div className="flex flex-col gap-4">
      <CreateLink
        {...{ ...context, now, hiddenSeries, expiryDays }}
        isFirst={total === 0}
        onCreate={actions.onCreate}
        addressOf={(link) => linkAddress(link, search)}
        onCreated={({ id }, isCopied) => {
          if (paging && paging.page !== 1) paging.onPageChange(1)
          if (!isCopied) setFocus({ id, control: 'address' })
          say(isCopied ? labels.createdAndCopied : labels.createdNotCopied)
        }}
        button={createButton}
      >
        <p role="status" className="min-w-0 text-dense text-ink">
          {announcement}
        </p>
        {saved && (
          <LinkButton size="sm" href={linkAddress(saved, search)} external>
            {labels.openPreview}
          </LinkButton>
        )}
      </CreateLink>
      <LinkList
        {...{ links, revoked, paging, onSearch, searched, total, zone, now, summary, focus }}
        hasEnded={(ended?.paging?.total ?? ended?.links.length ?? 0) > 0}
        addressOf={(link) => linkAddress(link, search)}
        onFocused={() => setFocus(undefined)}
        onEdit={onChange && edit}
        onRotate={
          actions.onRotate &&
          (async (link) => {
            await actions.onRotate?.(link)
            say(labels.rotated)
          })
        }
        onRevoke={async (link) => {
          await actions.onRevoke(link.id)
          setRevoked((before) => [...before, link])
          say(labels.revoked)
        }}
        onRevokeAll={
          actions.onRevokeAll &&
          (async () => {
            await actions.onRevokeAll?.()
            say(labels.allRevoked(total))
            createButton.current?.focus()
          })
        }
      />
      {ended && <EndedLinks {...{ ...ended, zone, now, summary }} />}
    </div>
  )
}
