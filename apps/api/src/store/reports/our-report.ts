import {
  addDaysTo,
  type Day,
  endOfDayInZone,
  type InvalidKind,
  type OurHour,
  type OurReport,
  splitInvalid,
  startOfDayInZone,
} from '@placard/domain'
import { and, gte, lte, type SQL, sql } from 'drizzle-orm'
import { invalidFact } from '../schema.js'
import { eqAnyOf } from '../sql.js'
import type { Db } from '../store.js'
import { reportRows } from './report-rows.js'
import type { ReportSubject } from './report-subject.js'

const HOUR_MS = 3_600_000

/** Days that are compared, in the zone in which they are cut. */
interface ComparedDays {
  start: Day
  end: Day
  zone: string
}

/** Returns the invalid traffic of each creative, hour and reason. */
async function readInvalid(db: Db, subject: ReportSubject, days: ComparedDays) {
  const hour = sql<number>`(extract(epoch from ${invalidFact.hour}) / 3600)::int`
  const rows = await db
    .select({
      liveID: invalidFact.liveID,
      hour: hour as SQL<number>,
      kind: invalidFact.kind,
      amount: invalidFact.amount,
    })
    .from(invalidFact)
    .where(
      and(
        eqAnyOf(invalidFact.liveID, subject.liveIDs),
        gte(invalidFact.hour, startOfDayInZone(days.start, days.zone)),
        lte(invalidFact.hour, endOfDayInZone(days.end, days.zone)),
      ),
    )
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
export async function readOurReport(db: Db, subject: ReportSubject, compared: ComparedDays): Promise<OurReport> {
  const { campaign, creatives, liveIDs } = subject
  const days = { ...compared, start: addDaysTo(compared.start, -2), end: addDaysTo(compared.end, 2) }
  const [rows, invalidByHour] = await Promise.all([
    reportRows(db, { ...days, bucket: 'hour', creatives, liveIDs, withVideoData: true }),
    readInvalid(db, subject, days),
  ])
  const hours = rows.map(({ creativeID, bucket, engagement: _, invalidTraffic: __, ...counts }): OurHour => {
    const hour = Date.parse(bucket) / HOUR_MS
    const invalid = invalidByHour.get(`${creativeID} ${hour}`)
    return { creativeID, hour, counts, ...(invalid && { invalid: splitInvalid(invalid) }) }
  })
  const flight = { start: campaign.start, end: campaign.end }
  return { creatives: creatives.map((creative) => ({ ...creative, flight })), hours }
}
