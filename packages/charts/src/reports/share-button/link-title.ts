import { dayInZone, localTime } from '@placard/domain/internal/dates'
import type { ReportTexts } from '@placard/domain/report'
import type { ShareButtonLabels } from './share-labels.js'
import { completeLink, type SharedLink } from './shared-link.js'

interface TitleOptions {
  /** Other links of the list: those of one day get their time. */
  links: readonly SharedLink[]
  zone: string
  now: Date
  labels: Pick<ShareButtonLabels, 'linkOf'>
  texts: ReportTexts
}

const HOUR = 11
const MINUTE_END = 16

/** Returns the name of a link, or when it was created: 'Link of 12 Oct'. */
export function linkTitle(link: SharedLink, { links, zone, now, labels, texts }: TitleOptions): string {
  if (completeLink(link).name !== '') return completeLink(link).name
  const readDay = ({ createdAt }: SharedLink) => dayInZone(new Date(createdAt), zone)
  const day = readDay(link)
  const isThisYear = day.slice(0, 4) === dayInZone(now, zone).slice(0, 4)
  const text = texts.day(day, isThisYear ? 'no-year' : undefined)
  const isOnly = links.every(
    (other) => other.id === link.id || completeLink(other).name !== '' || readDay(other) !== day,
  )
  const time = localTime(new Date(link.createdAt), zone).slice(HOUR, MINUTE_END)
  return labels.linkOf(isOnly ? text : texts.timeOfDay(text, time))
}
