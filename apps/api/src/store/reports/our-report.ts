import type { InvalidKind } from '@placard/domain/creative'
import type { OurHour, OurReport } from '@placard/domain/discrepancy'
import { addDaysTo, HOUR_MS } from '@placard/domain/internal/dates'
import { splitInvalid } from '@placard/domain/internal/discrepancy'
import type { Stores, ZonedDays } from '../facts/fact-home.js'
import type { ReportSubject } from './report-subject.js'

/** Returns the invalid traffic of each creative, hour and reason. */
async function readInvalid({ facts }: Stores, subject: ReportSubject, days: ZonedDays) {
  const rows = await facts.invalidHours(subject.liveIDs, days)
  const creativeByLiveID = new Map(subject.creatives.flatMap(({ id, liveIDs }) => liveIDs.map((live) => [live, id])))
  const invalidByHour = new Map<string, Partial<Record<InvalidKind, number>>>()
  for (const { liveID, hour: at, kind, amount } of rows) {
    const key = `${creativeByLiveID.get(liveID)} ${at}`
    const kinds = invalidByHour.get(key) ?? {}
    kinds[kind] = (kinds[kind] ?? 0) + amount
    invalidByHour.set(key, kinds)
  }
  return invalidByHour
}

/**
 * Returns our side of a comparison with a partner's file: the counts of each creative by UTC hour, two days longer on
 * both sides, so that days can be cut in every zone.
 */
export async function readOurReport(stores: Stores, subject: ReportSubject, compared: ZonedDays): Promise<OurReport> {
  const { campaign, creatives, liveIDs } = subject
  const days = { ...compared, start: addDaysTo(compared.start, -2), end: addDaysTo(compared.end, 2) }
  const [rows, invalidByHour] = await Promise.all([
    stores.facts.reportRows({ ...days, bucket: 'hour', creatives, liveIDs, withVideoData: true }),
    readInvalid(stores, subject, days),
  ])
  const hours = rows.map(({ creativeID, bucket, engagement: _, invalidTraffic: __, ...counts }): OurHour => {
    const hour = Date.parse(bucket) / HOUR_MS
    const invalid = invalidByHour.get(`${creativeID} ${hour}`)
    return { creativeID, hour, counts, ...(invalid && { invalid: splitInvalid(invalid) }) }
  })
  const flight = { start: campaign.start, end: campaign.end }
  return { creatives: creatives.map((creative) => ({ ...creative, flight })), hours }
}
