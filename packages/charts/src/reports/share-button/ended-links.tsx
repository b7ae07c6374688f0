import { dayInZone } from '@placard/domain/internal/dates'
import { ENDED_LINK_DAYS } from '@placard/domain/internal/share'
import { useReportTexts } from '@placard/forms'
import { Badge, Disclosure, Pagination, useLabels } from '@placard/ui'
import { LinkHead } from './link-facts.js'
import { linkTitle } from './link-title.js'
import { shareButtonLabels } from './share-labels.js'
import { completeLink, type EndedLinkList, type SharedLink } from './shared-link.js'

interface EndedLinksProps extends EndedLinkList {
  zone: string
  now: Date
  /** Says what a link showed. */
  summary: (link: SharedLink) => string
}

/** Collapsed group of links that have expired or were revoked. */
export function EndedLinks({ links, paging, zone, now, summary }: EndedLinksProps) {
  const labels = useLabels('shareButton', shareButtonLabels)
  const texts = useReportTexts()
  const total = paging?.total ?? links.length
  if (total === 0) return null
  const readEnd = ({ revokedAt, expiresAt }: ReturnType<typeof completeLink>) => {
    const moment = revokedAt ?? expiresAt
    return moment && labels.endedOn(texts.day(dayInZone(new Date(moment), zone)))
  }
  return (
    <Disclosure title={labels.ended(total)}>
      <p className="text-caption text-ink-muted">{labels.endedHint(ENDED_LINK_DAYS)}</p>
      <ul className="mt-2 flex flex-col gap-3" aria-label={labels.ended(total)}>
        {links.map(completeLink).map((link) => (
          <li key={link.id}>
            <LinkHead {...{ link, zone, now }} title={linkTitle(link, { links, zone, now, labels, texts })}>
              {link.state === 'revoked' && <Badge tone="neutral">{labels.isRevoked}</Badge>}
              {link.state === 'expired' && <Badge tone="danger">{labels.isExpired}</Badge>}
            </LinkHead>
            <p className="text-pretty break-words text-caption text-ink-muted">
              {[readEnd(link), summary(link)].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {paging && paging.pages > 1 && (
        <Pagination
          className="mt-3"
          size="sm"
          label={labels.endedPages}
          page={paging.page}
          pageCount={paging.pages}
          onPageChange={paging.onPageChange}
        />
      )}
    </Disclosure>
  )
}
