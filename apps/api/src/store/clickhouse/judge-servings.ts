import { INVALID_KINDS } from '@placard/domain/internal/creative'
import { HOUR_MS } from '@placard/domain/internal/dates'
import { SERVING_EVENTS } from '@placard/domain/internal/tags'
import { EVENTS, FACT_COLUMNS, firstColumn, NEVER, PLAIN_EVENTS } from './tables.js'

/** Time in ms before its impression in which a click may arrive, as servers without ClickHouse wait for it. */
const VIEW_WAIT_MS = 10_000

const IMPRESSION = EVENTS.indexOf('impression')
const CLICK = EVENTS.indexOf('click')
/** Number of the first kind of invalid traffic; the events come before. */
const INVALID = EVENTS.length
const encodeKind = (kind: (typeof INVALID_KINDS)[number]) => INVALID + INVALID_KINDS.indexOf(kind)

const isCounted = (event: number) => `bitTest(counted, ${event})`
const entry = (code: string, at: string, amount = '1') => `(toUInt8(${code}), toInt32(${at}), toUInt32(${amount}))`
const entries = (kind: 'no_view' | 'repeat', arrivals: string) =>
  `arrayMap(at -> ${entry(String(encodeKind(kind)), 'at')}, ${arrivals})`

/** Sums of each column of facts over the judged events `one`: code, arrival and amount. */
const SUMS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(EVENTS.map((event, code) => [SERVING_EVENTS[event], `countIf(one.1 = ${code})`])),
  invalidTraffic: `sumIf(one.3, one.1 >= ${INVALID})`,
  ...Object.fromEntries(INVALID_KINDS.map((kind) => [`invalid_${kind}`, `sumIf(one.3, one.1 = ${encodeKind(kind)})`])),
}

/**
 * Returns the query that judges servings: their counters by live id and hour (hours since 1970). A pure function of
 * the set of arrivals, so it does not matter which server wrote them, when, and how often. An event counts in the hour
 * of its first arrival; a click at its first arrival after the impression, or up to 10 s before. All other impressions
 * and clicks are invalid in the hour in which each arrived. `counted` has the events that PostgreSQL counted before.
 */
export const judgeServings = (where: string, columns: readonly string[] = FACT_COLUMNS): string => `
  select live_id, hour, ${columns.map((name) => `${SUMS[name]} as ${name}`).join(', ')}
  from (select live_id, one, intDiv(toUnixTimestamp64Milli(served_at) + one.2, ${HOUR_MS}) as hour from (
    select live_id, served_at, arraySort(views) as seen, arraySort(clicks) as clicked,
      toInt64(multiIf(${isCounted(CLICK)}, 0, ${isCounted(IMPRESSION)}, notEmpty(clicked), empty(seen), 0, arrayFirstIndex(at -> at >= seen[1] - ${VIEW_WAIT_MS}, clicked))) as valid,
      arrayFilter(each -> each.2 != ${NEVER}, [
        ${entry(String(IMPRESSION), `if(empty(seen) or ${isCounted(IMPRESSION)}, ${NEVER}, seen[1])`)},
        ${entry(String(CLICK), `if(valid = 0, ${NEVER}, clicked[valid])`)},
        ${entry(`${INVALID - 1} + invalid_kind`, 'invalid_at', 'amount')},
        ${PLAIN_EVENTS.map((event) => entry(String(EVENTS.indexOf(event)), `if(${isCounted(EVENTS.indexOf(event))}, ${NEVER}, ${firstColumn(event)})`)).join(', ')}]) as firsts,
      if(counted = 0 and length(seen) < 2 and length(clicked) = (valid > 0), firsts, arrayConcat(firsts,
        ${entries('repeat', `arraySlice(seen, if(${isCounted(IMPRESSION)}, 1, 2))`)},
        ${entries('no_view', `if(${isCounted(CLICK)}, [], arraySlice(clicked, 1, if(valid = 0, toInt64(length(clicked)), valid - 1)))`)},
        ${entries('repeat', `multiIf(${isCounted(CLICK)}, clicked, valid = 0, [], arraySlice(clicked, valid + 1))`)})) as all
    from serving final where ${where}
  ) array join all as one) group by live_id, hour`
