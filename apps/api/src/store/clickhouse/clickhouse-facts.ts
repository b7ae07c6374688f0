import type { Day } from '@placard/domain/dates'
import { INVALID_KINDS } from '@placard/domain/internal/creative'
import {
  addDaysTo,
  DAY_MS,
  dayInZone,
  daysBetween,
  endOfDayInZone,
  HOUR_MS,
  startOfDayInZone,
} from '@placard/domain/internal/dates'
import { type CampaignTotal, COUNTER_NAMES, countersSchema } from '@placard/domain/internal/report'
import { type Counters, type InvalidCount, NO_COUNTS, type ReportRow } from '@placard/domain/report'
import { comparedWindows, listCampaignLiveIDs, TOTAL_PARTS, TREND_DAYS } from '../campaigns/campaign-totals.js'
import type { FactHome, InvalidHour, RowsQuery, Steps, ZonedDays } from '../facts/fact-home.js'
import { dropOldDays } from '../facts/partitions.js'
import { indexLiveIDs } from '../reports/report-rows.js'
import { campaign } from '../schema.js'
import { equalsAny } from '../sql.js'
import type { Db } from '../store.js'
import { addEngineTotals } from './add-engine-totals.js'
import { closeDays, readClosedDays } from './closed-days.js'
import { type Engine, EngineAway } from './engine.js'
import { createCountedImport } from './import-counted.js'
import { createOlderFacts, listMonths, monthBounds, readMovedMonths, removeMovedMonths } from './older-facts.js'
import { type FactsQuery, readFacts, type ValidRuns } from './read-facts.js'
import { copyRecentFacts, countFactsPerHour } from './recent-facts.js'

/** Time in ms for which the list of valid runs is used again; older runs stay for an hour. */
const RUNS_MS = 5000

const sums = COUNTER_NAMES.map((name) => `sum(${name}) as s_${name}`).join(', ')
const KINDS = INVALID_KINDS.map((kind) => `invalid_${kind}`)
const kindSums = INVALID_KINDS.map((kind) => `sum(invalid_${kind}) as s_${kind}`).join(', ')
const hasCounts = `${COUNTER_NAMES.map((name) => `sum(${name})`).join(' + ')} > 0`

type Sums = Record<`s_${string}`, string>

// Field by field, because a report can have a million rows.
const createCounters = (row: Sums): Counters => ({
  impressions: Number(row.s_impressions),
  engagement: Number(row.s_engagement),
  clicks: Number(row.s_clicks),
  videoStarts: Number(row.s_videoStarts),
  firstQuartiles: Number(row.s_firstQuartiles),
  midpoints: Number(row.s_midpoints),
  thirdQuartiles: Number(row.s_thirdQuartiles),
  videoCompletes: Number(row.s_videoCompletes),
  invalidTraffic: Number(row.s_invalidTraffic),
})

const add = (one: Counters, other: Counters): Counters =>
  countersSchema.parse(Object.fromEntries(COUNTER_NAMES.map((name) => [name, one[name] + other[name]])))

const computeBounds = ({ start, end, zone }: ZonedDays) => ({
  from: startOfDayInZone(start, zone).getTime(),
  to: endOfDayInZone(end, zone).getTime(),
})

/**
 * Returns the time step of a fact, its name, and the moments in ms at which steps begin, unless each hour is one.
 * Starts of days are numbers: the engine has zone data of its own.
 */
function createTimeStep({ start, end, zone, bucket }: Steps) {
  const days = daysBetween(start, end)
  if (bucket === 'range') return { step: '1', name: () => start, cuts: [] }
  if (bucket === 'hour') return { step: 'hour', name: (step: number) => new Date(step * HOUR_MS).toISOString() }
  return {
    step: 'arrayCount(start -> start <= hour * 3600, {starts:Array(UInt32)})',
    name: (step: number): Day => days[step - 1] ?? end,
    cuts: days.map((day) => startOfDayInZone(day, zone).getTime()),
  }
}

/** Adds up rows of the same creative and time step. */
function mergeRows(rows: ReportRow[], { creatives }: RowsQuery): ReportRow[] {
  const places = new Map(creatives.map(({ id }, place) => [id, place]))
  const merged = new Map<string, ReportRow>()
  for (const row of rows) {
    const key = `${row.bucket} ${row.creativeID}`
    const before = merged.get(key)
    merged.set(key, before ? { ...row, ...add(before, row) } : row)
  }
  return [...merged.values()].toSorted(
    (one, other) =>
      (one.bucket < other.bucket ? -1 : Number(one.bucket > other.bucket)) ||
      (places.get(one.creativeID) ?? 0) - (places.get(other.creativeID) ?? 0),
  )
}

const VIDEO = ['videoStarts', 'firstQuartiles', 'midpoints', 'thirdQuartiles', 'videoCompletes'] as const
const NO_VIDEO = Object.fromEntries(VIDEO.map((name) => [name, 0]))

/** Runs of one request, and the months whose facts are in the database. */
interface Runs extends ValidRuns {
  older: readonly { from: Date; to: Date }[]
}

/** Options for tests. */
export interface FactsOptions extends Pick<FactsQuery, 'isByTime'> {
  /** Time in ms for which the list of valid runs is used again. @default 5 seconds */
  runsMs?: number
}

/** Returns facts on ClickHouse. Those of months that were not moved there yet are added from the database. */
export function createClickHouseFacts(
  engine: Engine,
  db: Db,
  print: (text: string) => void,
  { runsMs = RUNS_MS, ...tuning }: FactsOptions = {},
): FactHome {
  const importCounted = createCountedImport(engine, db)
  let kept: { at: number; runs: Promise<Runs> } | undefined

  async function readRuns(): Promise<Runs> {
    const [closed, moved, months] = await Promise.all([readClosedDays(engine), readMovedMonths(db), listMonths(db)])
    const factsPerHour = await countFactsPerHour(engine, closed)
    const isMoved = new Set(moved.map(({ month }) => month))
    return { closed, moved, factsPerHour, older: months.filter((month) => !isMoved.has(month)).map(monthBounds) }
  }

  /** Returns the runs of one request. Both halves of what it reads need the same list. */
  function findRuns(): Promise<Runs> {
    if (kept && performance.now() - kept.at < runsMs) return kept.runs
    const next = { at: performance.now(), runs: readRuns() }
    kept = next
    next.runs.catch(() => {
      if (kept === next) kept = undefined
    })
    return next.runs
  }

  /**
   * Reads facts here and, for months that were not moved yet, in the database. `nothing` is its result if it has no
   * such month of the range.
   */
  async function readBoth<Row, Older>(
    query: Omit<FactsQuery, 'groups'> & { groups?: readonly number[] },
    readOlder: (older: FactHome) => Promise<Older>,
    nothing?: Older,
  ): Promise<[Row[], Older]> {
    const runs = await findRuns()
    const groups = query.groups ?? query.liveIDs.map(() => 0)
    const hasOlder = runs.older.some(({ from, to }) => from.getTime() <= query.to && to.getTime() > query.from)
    return Promise.all([
      readFacts<Row>(engine, runs, { ...query, groups, ...tuning }),
      nothing === undefined || hasOlder ? readOlder(createOlderFacts(db, runs.moved)) : nothing,
    ])
  }

  const reportRows = async (query: RowsQuery): Promise<ReportRow[]> => {
    const { ids, places } = indexLiveIDs(query)
    const { step, name, cuts } = createTimeStep(query)
    const [found, before] = await readBoth<Sums & { place: number; step: string }, ReportRow[]>(
      {
        liveIDs: ids,
        groups: places,
        ...computeBounds(query),
        columns: COUNTER_NAMES,
        select: `place, ${step} as step, ${sums}`,
        groupBy: 'place, step',
        having: hasCounts,
        ...(cuts && { cuts, parameters: { starts: cuts.map((start) => start / 1000) } }),
      },
      (older) => older.reportRows(query),
      [],
    )
    const rows = found.map(
      (row): ReportRow => ({
        creativeID: query.creatives[row.place]?.id ?? '',
        bucket: name(Number(row.step)),
        ...createCounters(row),
        ...(!query.withVideoData && NO_VIDEO),
      }),
    )
    return mergeRows([...before, ...rows], query)
  }

  const invalidHours: FactHome['invalidHours'] = async (liveIDs, days) => {
    const [found, before] = await readBoth<Sums & { live_id: string; at: string }, InvalidHour[]>(
      {
        liveIDs,
        ...computeBounds(days),
        columns: KINDS,
        select: `live_id, hour as at, ${kindSums}`,
        groupBy: 'live_id, at',
        having: `${INVALID_KINDS.map((kind) => `sum(invalid_${kind})`).join(' + ')} > 0`,
      },
      (older) => older.invalidHours(liveIDs, days),
      [],
    )
    const merged = new Map<string, InvalidHour>()
    const put = (each: InvalidHour) => {
      const key = `${each.liveID} ${each.hour} ${each.kind}`
      merged.set(key, { ...each, amount: each.amount + (merged.get(key)?.amount ?? 0) })
    }
    for (const each of before) put(each)
    for (const row of found)
      for (const kind of INVALID_KINDS) {
        const amount = Number(row[`s_${kind}`])
        if (amount > 0) put({ liveID: row.live_id, hour: Number(row.at), kind, amount })
      }
    return [...merged.values()]
  }

  async function readTrends(campaignIDs: string[], now: Date): Promise<Map<string, number[]>> {
    const first = Date.parse(addDaysTo(dayInZone(now, 'UTC'), 1 - TREND_DAYS))
    const copies = await listCampaignLiveIDs(db, equalsAny(campaign.id, campaignIDs))
    const place = new Map(campaignIDs.map((id, index) => [id, index]))
    const [found, trends] = await readBoth<{ place: number; day: string; impressions: string }, Map<string, number[]>>(
      {
        liveIDs: copies.map(({ liveID }) => liveID),
        groups: copies.map(({ campaignID }) => place.get(campaignID) ?? 0),
        from: first,
        to: first + TREND_DAYS * DAY_MS - 1,
        columns: ['impressions'],
        select: 'place, intDiv(hour, 24) as day, sum(impressions) as impressions',
        groupBy: 'place, day',
        cuts: [],
      },
      (older) => older.trends(campaignIDs, now),
    )
    for (const { place: index, day, impressions } of found) {
      const trend = trends.get(campaignIDs[index] ?? '')
      const at = Number(day) - first / DAY_MS
      if (trend) trend[at] = (trend[at] ?? 0) + Number(impressions)
    }
    return trends
  }

  return {
    reportRows,
    invalidHours,
    async reportTotals(liveIDs, days) {
      const creatives = [{ id: 'all', liveIDs }]
      const [row] = await reportRows({ ...days, creatives, liveIDs, bucket: 'range', withVideoData: true })
      return countersSchema.parse(row ? Object.fromEntries(COUNTER_NAMES.map((name) => [name, row[name]])) : NO_COUNTS)
    },
    async invalidKinds(liveIDs, days) {
      const [rows, before] = await readBoth<Sums, InvalidCount[]>(
        { liveIDs, ...computeBounds(days), columns: KINDS, select: kindSums, groupBy: 'place', cuts: [] },
        (older) => older.invalidKinds(liveIDs, days),
        [],
      )
      const counts = new Map(before.map(({ kind, count }) => [kind, count]))
      for (const row of rows)
        for (const kind of INVALID_KINDS) counts.set(kind, (counts.get(kind) ?? 0) + Number(row[`s_${kind}`]))
      return [...counts]
        .map(([kind, count]): InvalidCount => ({ kind, count }))
        .filter(({ count }) => count > 0)
        .toSorted((one, other) => other.count - one.count || (one.kind < other.kind ? -1 : 1))
    },
    async trends(campaignIDs, now) {
      try {
        return await readTrends(campaignIDs, now)
      } catch (cause) {
        // A list of campaigns without their trends is better than none.
        if (cause instanceof EngineAway) return new Map(campaignIDs.map((id) => [id, []]))
        throw cause
      }
    },
    async campaignTotals(where, ranges) {
      const windows = comparedWindows(ranges)
      const spans = TOTAL_PARTS.flatMap((part) => windows[part] ?? [])
      const copies = await listCampaignLiveIDs(db, where)
      const campaignIDs = [...new Set(copies.map(({ campaignID }) => campaignID))]
      const place = new Map(campaignIDs.map((id, index) => [id, index]))
      const columns = TOTAL_PARTS.flatMap((part, index) => {
        const { from, to } = windows[part] ?? { from: 1, to: 0 }
        const isInside = `hour * 3600 >= ${Math.ceil(from / 1000)} and hour * 3600 <= ${Math.floor(to / 1000)}`
        return COUNTER_NAMES.map((name) => `sumIf(${name}, ${isInside}) as s_${index}_${name}`)
      })
      const [found, totals] = await readBoth<Record<string, string> & { place: number }, CampaignTotal[]>(
        {
          liveIDs: copies.map(({ liveID }) => liveID),
          groups: copies.map(({ campaignID }) => place.get(campaignID) ?? 0),
          from: Math.min(...spans.map(({ from }) => from)),
          to: Math.max(...spans.map(({ to }) => to)),
          columns: COUNTER_NAMES,
          select: `place, ${columns.join(', ')}`,
          groupBy: 'place',
          cuts: spans.flatMap((span) => [span.from, span.to + 1]),
        },
        (older) => older.campaignTotals(where, ranges),
      )
      const totalByID = new Map(totals.map((total) => [total.id, total]))
      for (const row of found) {
        const total = totalByID.get(campaignIDs[row.place] ?? '')
        if (!total) continue
        for (const [index, part] of TOTAL_PARTS.entries())
          for (const name of COUNTER_NAMES) total[part][name] += Number(row[`s_${index}_${name}`])
      }
      return totals
    },
    updateTotals: (now) => addEngineTotals(engine, db, now),
    async prepare(now) {
      try {
        await importCounted(now)
      } catch (cause) {
        if (!(cause instanceof EngineAway)) throw cause
      }
    },
    async removeOld(now) {
      try {
        await closeDays(engine, now.getTime())
        await copyRecentFacts(engine, now.getTime())
        await removeMovedMonths(db, now)
        await dropOldDays(db, now)
      } catch (cause) {
        if (!(cause instanceof EngineAway)) throw cause
        print(`Days of events are closed later, because ClickHouse does not answer: ${cause.message}`)
      }
    },
    findProblem: async () =>
      (await engine.isAnswering())
        ? undefined
        : 'ClickHouse does not answer. Reports fail, lists show the last totals, and events wait in memory until it does.',
    close: engine.close,
  }
}
