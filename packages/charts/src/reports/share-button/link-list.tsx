import { LINKS_PER_PAGE } from '@placard/domain/internal/share'
import { useReportTexts } from '@placard/forms'
import { Button, InlineConfirm, PageRange, Pagination, SearchInput, useLabels } from '@placard/ui'
import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { LinkRow, RevokedRow } from './link-row.js'
import { linkTitle } from './link-title.js'
import { shareButtonLabels } from './share-labels.js'
import type { LinkPaging, SharedLink } from './shared-link.js'

/** Time after the last key until a search starts, in ms. */
const TYPING_MS = 300

/** Control of a row that takes focus. */
export interface RowFocus {
  id: string
  control: 'address' | 'edit'
}

interface LinkListProps {
  links: readonly SharedLink[]
  /** Links that were revoked here; they stay in their places. */
  revoked: readonly SharedLink[]
  paging: LinkPaging | undefined
  onSearch: ((text: string) => void) | undefined
  /** Text for which the links were searched. */
  searched: string | undefined
  /** Number of active links on all pages. */
  total: number
  /** True if there are links that have ended. */
  hasEnded: boolean
  zone: string
  now: Date
  summary: (link: SharedLink) => string
  addressOf: (link: SharedLink) => string
  focus: RowFocus | undefined
  onFocused: () => void
  onEdit: ((link: SharedLink) => void) | undefined
  onRotate: ((link: SharedLink) => Promise<unknown>) | undefined
  onRevoke: (link: SharedLink) => Promise<unknown>
  onRevokeAll: (() => Promise<unknown>) | undefined
}

/** Returns the links in order, with those revoked here in their old places. */
function withRevoked(links: readonly SharedLink[], revoked: readonly SharedLink[]): SharedLink[] {
  const gone = revoked.filter((link) => !links.some(({ id }) => id === link.id))
  return [...links, ...gone].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** Active links with their pages, and a button that revokes all. */
export function LinkList({
  links,
  revoked,
  paging,
  onSearch,
  searched = '',
  total,
  hasEnded,
  zone,
  now,
  summary,
  addressOf,
  focus,
  onFocused,
  onEdit,
  onRotate,
  onRevoke,
  onRevokeAll,
}: LinkListProps) {
  const labels = useLabels('shareButton', shareButtonLabels)
  const texts = useReportTexts()
  const [text, setText] = useState(searched)
  const hasPages = (paging?.pages ?? 1) > 1
  const shown = withRevoked(links, revoked)
  const none = searched !== '' ? labels.noneFound : hasEnded ? labels.noneActive : labels.none
  return (
    <>
      {onSearch && (hasPages || text !== '' || searched !== '') && (
        <LinkSearch value={text} onValueChange={setText} onSearch={onSearch} />
      )}
      {shown.length === 0 ? (
        <p className="text-dense text-ink-muted">{none}</p>
      ) : (
        <ul className="flex flex-col gap-4" aria-label={labels.links}>
          {shown.map((link) => (
            <li key={link.id}>
              {revoked.some(({ id }) => id === link.id) ? (
                <RevokedRow link={link} />
              ) : (
                <LinkRow
                  {...{ link, zone, now, onFocused }}
                  address={addressOf(link)}
                  title={linkTitle(link, { links, zone, now, labels, texts })}
                  summary={summary(link)}
                  focus={focus?.id === link.id ? focus.control : undefined}
                  onEdit={onEdit && (() => onEdit(link))}
                  onRotate={onRotate && (() => onRotate(link))}
                  onRevoke={() => onRevoke(link)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {paging && hasPages && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Pagination
            size="sm"
            label={labels.pages}
            page={paging.page}
            pageCount={paging.pages}
            onPageChange={paging.onPageChange}
          />
          <PageRange page={paging.page} pageSize={LINKS_PER_PAGE} total={paging.total} />
        </div>
      )}
      {onRevokeAll && total > 1 && text === '' && searched === '' && (
        <InlineConfirm
          question={labels.revokeAllQuestion(total)}
          actionLabel={labels.revokeAllLinks(total)}
          onAction={onRevokeAll}
          labels={{ error: () => `${labels.failed} ${labels.failedText}` }}
          className="text-caption"
          trigger={
            <Button size="sm" variant="ghost">
              <Trash2 aria-hidden /> {labels.revokeAll}
            </Button>
          }
        />
      )}
    </>
  )
}

interface LinkSearchProps {
  value: string
  onValueChange: (text: string) => void
  onSearch: (text: string) => void
}

/** Field that searches after a pause. */
function LinkSearch({ value, onValueChange, onSearch }: LinkSearchProps) {
  const labels = useLabels('shareButton', shareButtonLabels)
  const [asked, setAsked] = useState(value)
  useEffect(() => {
    if (value === asked) return
    const timer = setTimeout(() => {
      setAsked(value)
      onSearch(value.trim())
    }, TYPING_MS)
    return () => clearTimeout(timer)
  }, [value, asked, onSearch])
  return (
    <SearchInput
      aria-label={labels.search}
      placeholder={labels.search}
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
    />
  )
}
