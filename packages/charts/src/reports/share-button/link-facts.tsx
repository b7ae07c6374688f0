import { dayInZone, formatTimeAgo } from '@placard/domain/internal/dates'
import { linkSummary } from '@placard/domain/internal/share'
import { useReportTexts } from '@placard/forms'
import { Badge, useLabels } from '@placard/ui'
import { CalendarClock, LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { shareButtonLabels } from './share-labels.js'
import { completeLink, type LinkContext, type SharedLink } from './shared-link.js'

/** Time before its expiry from which on a link has a badge for it. */
const SOON_MS = 7 * 86_400_000

const NO_CREATIVES = [] as const

/** Returns a function that says what a link shows, in one line. */
export function useLinkSummary({ campaign, creatives = NO_CREATIVES, zone = 'UTC' }: LinkContext) {
  const texts = useReportTexts()
  return (link: SharedLink): string => linkSummary(completeLink(link), { campaign, creatives, zone, texts }).join(' · ')
}

interface LinkHeadProps {
  link: SharedLink
  title: string
  zone: string
  now: Date
  /** Further badges. */
  children?: ReactNode
}

/** Name of a link, with badges for what restricts it. */
export function LinkHead({ link, title, zone, now, children }: LinkHeadProps) {
  const labels = useLabels('shareButton', shareButtonLabels)
  const texts = useReportTexts()
  const { hasPassword, expiresAt, state } = completeLink(link)
  const left = expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt) - now.getTime()
  const day = dayInZone(new Date(expiresAt ?? now), zone)
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <h3 className="min-w-0 break-words font-medium text-body text-ink">{title}</h3>
      {hasPassword && <Badge icon={<LockKeyhole aria-hidden />}>{labels.hasPassword}</Badge>}
      {state === 'active' && left <= 0 && <Badge tone="danger">{labels.isExpired}</Badge>}
      {state === 'active' && left > 0 && left <= SOON_MS && (
        <Badge tone="warning" icon={<CalendarClock aria-hidden />}>
          {labels.expiresSoon(texts.day(day, 'no-year'))}
        </Badge>
      )}
      {children}
    </div>
  )
}

/** Returns a function that says when and by whom a link was created, and how often it was viewed. */
export function useLinkHistory(now: Date) {
  const labels = useLabels('shareButton', shareButtonLabels)
  const texts = useReportTexts()
  const age = (moment: string) => formatTimeAgo(new Date(moment), now, texts)
  return (sharedLink: SharedLink): string => {
    const { createdAt, createdBy, views, lastViewedAt } = completeLink(sharedLink)
    const viewed =
      views === 0
        ? labels.noViews
        : labels.views(texts.whole(views), views === 1, lastViewedAt === null ? undefined : age(lastViewedAt))
    return `${labels.createdBy(age(createdAt), createdBy ?? undefined)} · ${viewed}`
  }
}
