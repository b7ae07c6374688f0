import {
  type CampaignFlight,
  formatMoment,
  formatTimeAgo,
  offsetText,
  type Report,
  type ReportRange,
  zoneNotes,
} from '@placard/domain'
import { Fragment } from 'react'
import { CampaignStatus } from '../campaign-status/campaign-status.js'
import { usePrinting } from '../use-printing.js'

export interface ReportFactsProps {
  /** The shown report; undefined while it loads. */
  report: Report | undefined
  /** The days that are asked for. */
  range: ReportRange
  /** When the shown report was received. */
  receivedAt: Date | undefined
  /** The moment that is now; undefined while nobody knows. */
  now: Date | undefined
}

/** The line under a report's title: status, what it is of, freshness, and where its days begin. */
export function ReportFacts({ report, range, receivedAt, now }: ReportFactsProps) {
  const { length: count = 0, 0: only } = report?.creatives ?? []
  const printing = usePrinting()
  // On paper nothing moves on: there it is the time of the clock.
  const freshness =
    receivedAt &&
    now &&
    (printing ? `as of ${formatMoment(receivedAt, range.tzCode)}` : `updated ${formatTimeAgo(receivedAt, now)}`)
  const facts = [
    report && (only && count === 1 ? `${only.type} ${only.size}` : `${count.toLocaleString('en-US')} creatives`),
    report && freshness,
    `times in ${offsetText(range)}`,
    ...zoneNotes({ ...range, zone: range.tzCode }),
  ].filter((fact) => fact !== undefined)
  return (
    <>
      {report && now && (
        <span className="me-2 inline-flex align-middle">
          <CampaignStatus campaign={flightOf(report)} now={now} />
        </span>
      )}
      <span className="align-middle">
        {facts.map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && ' · '}
            <span className={fact.endsWith('.') ? undefined : 'whitespace-nowrap'}>{fact}</span>
          </Fragment>
        ))}
      </span>
    </>
  )
}

const dayOf = (date: string | null) => (date === null ? null : { date })

/** What the status of a reported campaign is read from. */
const flightOf = ({ campaign, creatives }: Report): CampaignFlight => ({
  data: { start: dayOf(campaign.start), end: dayOf(campaign.end) },
  isPublished: creatives.some(({ liveIDs }) => liveIDs.length > 0),
})
