// Reports from a table of facts in DuckDB, in the shape of the product's.
import { FACT_COLUMNS } from '../apps/api/src/store/clickhouse/tables.ts'
import { endOfDayInZone, startOfDayInZone } from '../packages/domain/src/day/day.ts'
import { zoneMinutes } from '../packages/domain/src/timezone/timezone.ts'

const HOUR_MS = 3_600_000
const COUNTERS = FACT_COLUMNS.slice(0, 9)
const toColumn = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const sums = COUNTERS.map((name) => `sum(${toColumn(name)})::double`).join(', ')
const list = (names) => names.map((name) => `'${name}'`).join(', ')
const toTimestamp = (at) => `timestamp '${new Date(at).toISOString().slice(0, 19).replace('T', ' ')}'`
const createCounters = (values) => Object.fromEntries(COUNTERS.map((name, index) => [name, values[index]]))

/** Returns the facts of a range of days of a zone. */
const isWithin = ({ start, end, zone }) =>
  `hour between ${toTimestamp(startOfDayInZone(start, zone))} and ${toTimestamp(endOfDayInZone(end, zone))}`

/** Returns the local day of an hour: its time moved by the zone's offset, which can change within the range. */
function createDay({ start, end, zone }) {
  const cases = []
  const last = endOfDayInZone(end, zone).getTime()
  for (let at = startOfDayInZone(start, zone).getTime(); at <= last; at += HOUR_MS) {
    const minutes = zoneMinutes(zone, at)
    if (cases.at(-1)?.minutes !== minutes) cases.push({ at, minutes })
  }
  const when = cases
    .toReversed()
    .map(({ at, minutes }) => `when hour >= ${toTimestamp(at)} then to_minutes(${minutes})`)
  return `strftime((hour + case ${when.join(' ')} end)::date, '%Y-%m-%d')`
}

export const createDuckDBFacts = (connection) => ({
  async reportRows({ creatives, liveIDs, ...days }) {
    const found = await connection.runAndReadAll(
      `select live_id, ${createDay(days)} as bucket, ${sums} from fact
        where live_id in (${list(liveIDs)}) and ${isWithin(days)} group by all`,
    )
    const creativeIDs = new Map(creatives.flatMap(({ id, liveIDs: each }) => each.map((liveID) => [liveID, id])))
    return found.getRows().map(([liveID, bucket, ...values]) => ({
      creativeID: creativeIDs.get(liveID),
      bucket,
      ...createCounters(values),
    }))
  },
  async reportTotals(liveIDs, days) {
    const found = await connection.runAndReadAll(
      `select ${sums} from fact where live_id in (${list(liveIDs)}) and ${isWithin(days)}`,
    )
    return createCounters(found.getRows()[0])
  },
})
