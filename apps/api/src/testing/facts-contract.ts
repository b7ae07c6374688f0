import type { InvalidKind } from '@placard/domain/creative'
import type { Day } from '@placard/domain/dates'
import { DEMO_USERS } from '@placard/domain/demo'
import {
  addDaysTo,
  DAY_MS,
  daysBetween,
  endOfDayInZone,
  HOUR_MS,
  startOfDayInZone,
} from '@placard/domain/internal/dates'
import { SERVING_EVENTS, type ServingEvent } from '@placard/domain/internal/tags'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Context } from '../context.js'
import type { EventCounter } from '../serving/event-counter.js'
import { comparedWindows, TREND_DAYS } from '../store/campaigns/campaign-totals.js'
import { listCampaigns } from '../store/campaigns/campaigns.js'
import { campaign } from '../store/schema.js'
import { pickCounters, type Recounted, type RecountedServing, recount, sumRecounted } from './facts-recount.js'
import { USER_AGENT } from './test-app.js'

/** Server whose facts are tested. */
export interface FactsServer {
  context: Context
  /** Advances its clock. */
  wait: (ms: number) => void
  /** Returns the counter of another server on the same facts. */
  newCounter: () => EventCounter
}

const ZONES = ['UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'America/St_Johns', 'Australia/Lord_Howe', 'America/Vancouver']
const CAMPAIGNS = ['factsOne', 'factsTwo', 'factsNone']
const VIDEO: ServingEvent[] = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete']
const PERSON = { address: '192.0.2.7', userAgent: USER_AGENT, isPrefetch: false }
const ROBOT = { ...PERSON, userAgent: 'Googlebot/2.1' }

const listLiveIDs = (campaignID: string) =>
  campaignID === 'factsNone' ? [] : [1, 2, 3].map((n) => `${campaignID}L${n}`)

/** Returns seeded random numbers, so that a failure can be repeated. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

async function addCampaigns({ db, now }: Context): Promise<void> {
  await db.execute(sql`insert into "user" (id, email, first_name, last_name, role, password_hash, created_at, verified_at)
    values ('factsOwner', 'facts@placard.test', 'Facts', 'Owner', 'staff', 'none', now(), now())`)
  for (const id of CAMPAIGNS) {
    await db.execute(sql`insert into campaign (id, owner_id, name, created_at, updated_at)
      values (${id}, 'factsOwner', ${id}, ${now().toISOString()}, ${now().toISOString()})`)
    for (const [position, liveID] of listLiveIDs(id).entries()) {
      await db.execute(sql`insert into creative (id, campaign_id, name, type, width, height, platform, position)
        values (${`${liveID}c`}, ${id}, ${liveID}, 'Banner', 300, 250, 'Adform', ${position})`)
      await db.execute(sql`insert into live_creative (id, creative_id, position, published_at)
        values (${liveID}, ${`${liveID}c`}, 0, ${now().toISOString()})`)
    }
  }
}

/** Adds what a random serving causes: in order, late, repeated, and clicks before and without an impression. */
function planServing(random: (below: number) => number, serving: RecountedServing): [number, ServingEvent][] {
  const { servedAt } = serving
  const view = servedAt + random(3000)
  const plan: [number, ServingEvent][] = []
  const kind = random(8)
  if (kind !== 0) plan.push([view, 'impression'])
  if (kind === 0) plan.push([view, 'click'])
  if (kind === 1) plan.push([view - 5000, 'click'])
  if (kind === 2) plan.push([view - 20_000, 'click'], [view + 4000, 'click'])
  if (kind >= 3) for (const event of VIDEO.slice(0, random(6))) plan.push([view + 1000 + random(60_000), event])
  if (kind === 4) plan.push([view + 7000, 'click'], [view + 9000 + random(40) * HOUR_MS, 'click'])
  if (kind === 5) plan.push([view + random(47) * HOUR_MS + 1, 'impression'], [view + 46 * HOUR_MS, 'engagement'])
  if (kind === 6) plan.push([view + 30_000, 'start'], [view + 3 * HOUR_MS, 'start'], [view + 2, 'engagement'])
  return plan.filter(([at]) => at >= servedAt - 60_000)
}

/**
 * Describes a home of facts: what it returns equals a recount to the last unit, in all zones, with repetitions, two
 * servers, late events, clicks without impressions, and the change of clocks. `days` of traffic take some seconds each.
 */
export function describeFacts(server: () => FactsServer, { days = 16, seed = 1 } = {}): void {
  const servings: RecountedServing[] = []
  const robots: Recounted[] = []
  const recounted = () => [...recount(servings), ...robots]

  async function play(): Promise<void> {
    const { context, wait, newCounter } = server()
    const random = randomFrom(seed)
    const counters = [context.events, newCounter()]
    const first = context.now().getTime()
    const plan: [number, RecountedServing, ServingEvent][] = []
    for (let count = 0; count < days * 9; count++) {
      const liveID = listLiveIDs(CAMPAIGNS[random(2)] ?? '')[random(3)] ?? ''
      const servedAt = first + 60_000 + random(days * 24 * 60) * 60_000 + random(60_000)
      const serving = {
        liveID,
        servedAt,
        servingID: context.servingIDs.create(liveID, new Date(servedAt)),
        arrivals: [],
      }
      servings.push(serving)
      for (const [at, event] of planServing(random, serving)) plan.push([at, serving, event])
    }
    let cleanUp = first
    for (const [at, serving, event] of plan.toSorted(([one], [other]) => one - other)) {
      const counter = counters[random(2)] ?? context.events
      // As every second, so that a click that waits for its impression is judged in time.
      for (const step of [1000, 10_000, Number.POSITIVE_INFINITY]) {
        const ms = Math.min(step, at - context.now().getTime())
        if (ms <= 0) continue
        wait(ms)
        for (const each of counters) expect(await each.flush()).toBe(true)
      }
      counter.take(serving.servingID, event, PERSON)
      serving.arrivals.push({ event, at: context.now().getTime() })
      if (random(6) === 0) {
        counter.take(serving.servingID, 'click', ROBOT)
        const hour = Math.floor(context.now().getTime() / HOUR_MS)
        robots.push({ liveID: serving.liveID, hour, counter: 'invalidTraffic', amount: 1, kind: 'robot' })
      }
      if (context.now().getTime() - cleanUp < 9 * HOUR_MS) continue
      cleanUp = context.now().getTime()
      await context.facts.prepare(context.now())
      await context.facts.updateTotals(context.now())
      await context.facts.removeOld(context.now())
    }
    wait(11_000)
    for (const each of [...counters, ...counters]) expect(await each.flush()).toBe(true)
    await context.facts.updateTotals(context.now())
  }

  const readRange = () => {
    const hours = recounted().map(({ hour }) => hour * HOUR_MS)
    const dayAt = (at: number) => new Date(at).toISOString().slice(0, 10) as Day
    return { start: addDaysTo(dayAt(Math.min(...hours)), -1), end: addDaysTo(dayAt(Math.max(...hours)), 1) }
  }
  const loadCreatives = (campaignID: string) =>
    listLiveIDs(campaignID).map((liveID) => ({ id: `${liveID}c`, liveIDs: [liveID] }))
  const allLiveIDs = CAMPAIGNS.flatMap(listLiveIDs)
  const isIn = ({ start, end, zone }: { start: Day; end: Day; zone: string }, { hour }: Recounted) =>
    hour * HOUR_MS >= startOfDayInZone(start, zone).getTime() && hour * HOUR_MS <= endOfDayInZone(end, zone).getTime()

  it('counts each event once, in the hour of its first arrival', { timeout: 120_000 }, async () => {
    await addCampaigns(server().context)
    await play()
    const { facts } = server().context
    const { start, end } = readRange()
    const creatives = CAMPAIGNS.flatMap(loadCreatives)
    const query = {
      creatives,
      liveIDs: allLiveIDs,
      start,
      end,
      zone: 'UTC',
      bucket: 'hour' as const,
      withVideoData: true,
    }
    const rows = await facts.reportRows(query)
    const expected = sumRecounted(
      recounted(),
      ({ liveID, hour }) => `${liveID}c ${new Date(hour * HOUR_MS).toISOString()}`,
    )
    expect(Object.fromEntries(rows.map((row) => [`${row.creativeID} ${row.bucket}`, pickCounters(row)]))).toEqual(
      expected,
    )
    const order = rows.map(
      ({ bucket, creativeID }) => `${bucket} ${creatives.findIndex(({ id }) => id === creativeID)}`,
    )
    expect(order).toEqual(order.toSorted())
    expect(Object.values(SERVING_EVENTS).every((name) => rows.some((row) => row[name] > 0))).toBe(true)
  })

  it.each(ZONES)('sums days of %s', async (zone) => {
    const { facts } = server().context
    const { start, end } = readRange()
    for (const skipped of [0, 3]) {
      const days = { start: addDaysTo(start, skipped), end: addDaysTo(end, -skipped), zone }
      const starts = daysBetween(days.start, days.end).map((day) => ({
        day,
        at: startOfDayInZone(day, zone).getTime(),
      }))
      const readDay = ({ hour }: Recounted) => starts.findLast(({ at }) => at <= hour * HOUR_MS)?.day
      const creatives = loadCreatives('factsOne')
      const liveIDs = listLiveIDs('factsOne')
      const rows = await facts.reportRows({ ...days, creatives, liveIDs, bucket: 'day', withVideoData: true })
      const own = recounted().filter((each) => liveIDs.includes(each.liveID) && isIn(days, each))
      expect(Object.fromEntries(rows.map((row) => [`${row.creativeID} ${row.bucket}`, pickCounters(row)]))).toEqual(
        sumRecounted(own, (each) => `${each.liveID}c ${readDay(each)}`),
      )
      expect(await facts.reportTotals(liveIDs, days)).toEqual(sumRecounted(own, () => 'all').all)
      const kinds: Partial<Record<InvalidKind, number>> = {}
      for (const { kind, amount } of own) if (kind) kinds[kind] = (kinds[kind] ?? 0) + amount
      const found = await facts.invalidKinds(liveIDs, days)
      expect(Object.fromEntries(found.map(({ kind, count }) => [kind, count]))).toEqual(kinds)
      const hours = await facts.invalidHours(liveIDs, days)
      const createKey = (each: { liveID: string; hour: number; kind?: string }) =>
        `${each.liveID} ${each.hour} ${each.kind}`
      expect(hours.map((each) => `${createKey(each)} ${each.amount}`).toSorted()).toEqual(
        Object.entries(sumRecounted(own, (each) => (each.kind ? createKey(each) : undefined)))
          .map(([key, { invalidTraffic }]) => `${key} ${invalidTraffic}`)
          .toSorted(),
      )
    }
  })

  it('leaves out videos and empty reports', async () => {
    const { facts } = server().context
    const { start, end } = readRange()
    const query = {
      creatives: loadCreatives('factsTwo'),
      start,
      end,
      zone: 'UTC',
      bucket: 'range' as const,
      withVideoData: false,
    }
    const rows = await facts.reportRows({ ...query, liveIDs: listLiveIDs('factsTwo') })
    expect(rows.length).toBe(3)
    expect(rows.every((row) => row.videoStarts + row.firstQuartiles + row.midpoints + row.thirdQuartiles === 0)).toBe(
      true,
    )
    expect(await facts.reportRows({ ...query, liveIDs: [] })).toEqual([])
    expect(await facts.reportTotals([], { start, end, zone: 'UTC' })).toMatchObject({ impressions: 0 })
    const before = { start: addDaysTo(start, -60), end: addDaysTo(start, -2), zone: 'UTC' }
    expect(await facts.invalidKinds(allLiveIDs, before)).toEqual([])
  })

  it('has the same figures in lists, trends and totals of campaigns', async () => {
    const { context } = server()
    const now = context.now()
    const owned = sql`${campaign.id} in ('factsOne', 'factsTwo', 'factsNone')`
    const createCampaign = ({ liveID }: Recounted) => liveID.slice(0, -2)
    const { campaigns } = await listCampaigns(context, {
      viewer: { user: DEMO_USERS[1] },
      where: owned,
      page: undefined,
      now,
    })
    const all = sumRecounted(recounted(), createCampaign)
    const firstDay = Date.parse(now.toISOString().slice(0, 10)) - (TREND_DAYS - 1) * DAY_MS
    for (const { id, data, videoCompletes, trend } of campaigns) {
      const { impressions = 0, engagement = 0, clicks = 0, videoCompletes: completes = 0 } = all[id] ?? {}
      expect({ id, ...data, videoCompletes }).toMatchObject({
        id,
        impressions,
        engagement,
        clicks,
        videoCompletes: completes,
      })
      const expected = Array.from({ length: TREND_DAYS }, (_, day) => {
        const isThen = ({ hour }: Recounted) => Math.floor((hour * HOUR_MS - firstDay) / DAY_MS) === day
        return (
          sumRecounted(
            recounted().filter((each) => createCampaign(each) === id && isThen(each)),
            () => 'all',
          ).all?.impressions ?? 0
        )
      })
      expect(trend).toEqual(expected)
    }
    expect(campaigns.map(({ id }) => id).toSorted()).toEqual([...CAMPAIGNS].toSorted())
    const { end } = readRange()
    const zone = 'Europe/Berlin'
    const week = (last: Day) => ({ start: addDaysTo(last, -6), end: last, tzCode: zone, zone, bucket: 'day' as const })
    const ranges = { range: week(addDaysTo(end, -2)), before: week(addDaysTo(end, -9)), now }
    const windows = comparedWindows(ranges)
    for (const total of await context.facts.campaignTotals(owned, ranges))
      for (const part of ['counters', 'current', 'before'] as const) {
        const { from, to } = windows[part] ?? { from: 1, to: 0 }
        const own = recounted().filter(
          (each) => createCampaign(each) === total.id && each.hour * HOUR_MS >= from && each.hour * HOUR_MS <= to,
        )
        expect(total[part]).toMatchObject(sumRecounted(own, () => 'all').all ?? { impressions: 0 })
      }
  })
}
