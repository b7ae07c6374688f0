import type { CampaignFlight } from '@placard/domain/campaign'
import { formatMoment } from '@placard/domain/dates'
import { formatTimeAgo } from '@placard/domain/internal/dates'
import { offsetText, zoneAround, zoneNotes } from '@placard/domain/internal/report'
import type { RangeWithOffsets, Report } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { Fragment } from 'react'
import { usePrinting } from '../../use-printing.js'
import { CampaignStatus } from '../campaign-status/campaign-status.js'

const reportFactsLabels = {
  /** Moment of the data, on paper. */
  asOf: (moment: string) => `as of ${moment}`,
  /** Age of the data. */
  updated: (age: string) => `updated ${age}`,
  /** Number of creatives; `count` is formatted. */
  creatives: (count: string, _number: number) => `${count} creatives`,
  /** Time zone of all times. */
  timesIn: (offset: string) => `times in ${offset}`,
}

/** Texts of the line below the title of a report. */
export type ReportFactsLabels = typeof reportFactsLabels

export interface ReportFactsProps {
  /** The visible report; undefined while it loads. */
  report: Report | undefined
  /** Requested dates; of their report once it is loaded. */
  range: RangeWithOffsets
  /** When the visible report was received. */
  receivedAt: Date | undefined
  /** Current time; undefined before hydration. */
  now: Date | undefined
}

/** Renders the line below a report's title: status, subject, age and time zone. */
export function ReportFacts({ report, range, receivedAt, now }: ReportFactsProps) {
  const { length: count = 0, 0: only } = report?.creatives ?? []
  const printing = usePrinting()
  const labels = useLabels('reportFacts', reportFactsLabels)
  const texts = useReportTexts()
  // Paper shows a time instead of an age.
  const freshness =
    receivedAt &&
    now &&
    (printing
      ? labels.asOf(formatMoment(receivedAt, zoneAround(range, receivedAt), texts))
      : labels.updated(formatTimeAgo(receivedAt, now, texts)))
  const facts = [
    report && (only && count === 1 ? `${only.type} ${only.size}` : labels.creatives(texts.whole(count), count)),
    report && freshness,
    labels.timesIn(offsetText(range, texts)),
    ...zoneNotes({ ...range, zone: range }, texts),
  ].filter((fact) => fact !== undefined)
  return (
    <>
      {report && now && (
        <span className="me-2 inline-flex align-middle">
          <CampaignStatus campaign={pickFlight(report)} now={now} />
        </span>
      )}
      <span className="align-middle">
        {facts.map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && ' · '}
            <span dir="auto" className={fact.endsWith('.') ? undefined : 'whitespace-nowrap'}>
              {fact}
            </span>
          </Fragment>
        ))}
      </span>
    </>
  )
}

const createDay = (date: string | null) => (date === null ? null : { date })

/** Returns the fields from which a campaign's status is computed. */
const pickFlight = ({ campaign, creatives }: Report): CampaignFlight => ({
  data: { start: createDay(campaign.start), end: createDay(campaign.end) },
  isPublished: creatives.some(({ liveIDs }) => liveIDs.length > 0),
})
