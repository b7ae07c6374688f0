import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { INVALID_KINDS } from '@placard/domain/internal/creative'
import { DAY_MS, HOUR_MS } from '@placard/domain/internal/dates'
import { SERVING_EVENTS, SERVING_LIFE_MS, type ServingEvent } from '@placard/domain/internal/tags'
import { NO_COUNTS } from '@placard/domain/report'
import { describe, expect, it } from 'vitest'
import { type RecountedServing, recount, sumRecounted } from '../../testing/facts-recount.js'
import { type ClosedDay, OLDEST_EVENT_MS } from './closed-days.js'
import type { FactsQuery } from './read-facts.js'
import type { ServingArrivals } from './servings.js'

const STEPS = Number(process.env.PLACARD_TEST_STEPS ?? 80)
const SEEDS = (process.env.PLACARD_TEST_SEEDS ?? '1').split(',').map(Number)
const LIVE_IDS = Array.from({ length: 12 }, (_, index) => `live${index}`)
const COUNTERS = Object.keys(NO_COUNTS) as (keyof typeof NO_COUNTS)[]
const EVENTS = Object.keys(SERVING_EVENTS) as ServingEvent[]
const path = (file: string) => fileURLToPath(new URL(`../../testing/${file}`, import.meta.url))

/** Seeded random numbers below 1. */
function randomFrom(seed: number): () => number {
  let state = (seed * 2_654_435_761) % 2 ** 32
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Engine in a process of its own, which dies as told and is opened again on the same folder. */
function createMortalEngine(folder: string) {
  let child: ChildProcess | undefined
  let next = 0
  const open = async () => {
    const options = { execArgv: ['--import', path('source-hooks.mjs'), '--conditions=@placard/source'] }
    child = fork(path('engine-process.ts'), [folder], { ...options, serialization: 'advanced' })
    await once(child, 'message')
    return child
  }
  const close = async () => {
    const ending = child
    child = undefined
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    ending.kill('SIGKILL')
    await once(ending, 'exit')
  }
  /** Calls it once; rejects with 'killed' if it dies before it answers. */
  async function ask<Result>(call: string, args: unknown[], how: { die?: string; killAfterMs?: number } = {}) {
    const asked = child ?? (await open())
    const id = next++
    const result = new Promise<Result>((resolve, reject) => {
      const died = () => reject(new Error('killed'))
      const answered = (message: { id: number; result: Result; error?: string }) => {
        if (message.id !== id) return
        asked.off('message', answered)
        asked.off('exit', died)
        if (message.error === undefined) resolve(message.result)
        else reject(new Error(message.error))
      }
      asked.on('message', answered)
      asked.once('exit', died)
      asked.send({ id, call, args, die: how.die })
    })
    if (how.killAfterMs === undefined) return result
    setTimeout(() => asked.kill('SIGKILL'), how.killAfterMs)
    try {
      return await result
    } finally {
      await close()
    }
  }
  return { ask, close }
}

/** Counts of what happened in a run. */
interface Report {
  kills: number
  retries: number
  checks: number
  arrivals: number
  held: number
  did: Record<string, number>
}

async function prove(seed: number, folder: string): Promise<Report> {
  const random = randomFrom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const chance = (share: number) => random() < share
  const shuffle = <T>(list: T[]): T[] =>
    list
      .map((each) => [random(), each] as const)
      .toSorted(([one], [other]) => one - other)
      .map(([, each]) => each)
  const engine = createMortalEngine(folder)
  const report: Report = { kills: 0, retries: 0, checks: 0, arrivals: 0, held: 0, did: {} }

  /** Repeats a call, which may be killed, until it is answered. */
  async function surely<Result>(call: string, args: () => unknown[], points: string[]): Promise<Result> {
    for (let tries = 0; ; tries++) {
      const isMortal = tries < 2 && chance(tries > 0 ? 0.3 : 0.15)
      const die = chance(0.6) ? { die: points[below(points.length)] ?? '' } : { killAfterMs: below(30) }
      try {
        const result = await engine.ask<Result>(call, args(), isMortal ? die : {})
        if (isMortal && 'killAfterMs' in die) report.kills += 1
        report.retries += tries
        return result
      } catch (cause) {
        if (!(cause instanceof Error) || cause.message !== 'killed') throw cause
        report.kills += 1
        await engine.close()
      }
    }
  }

  const servings = new Map<string, RecountedServing & { serving: number; sums: { at: number; amount: number }[] }>()
  const recent: { liveID: string; servedAt: number; serving: number }[] = []
  const origin = Date.UTC(2026, 9, 18, 7)
  let now = origin
  type Arrival = { liveID: string; servedAt: number; serving: number; event?: ServingEvent; at: number; amount: number }
  const writers: Arrival[][] = [[], []]
  const held: { batch: Arrival[]; until: number }[] = []

  function arrive(
    to: { liveID: string; servedAt: number; serving: number },
    event: ServingEvent | undefined,
    at: number,
    amount = 1,
  ) {
    if (at - to.servedAt > SERVING_LIFE_MS || at < to.servedAt - 300_000) return
    report.arrivals += 1
    writers[below(2)]?.push({ ...to, ...(event && { event }), at, amount })
  }
  function makeTraffic(count: number): void {
    for (let each = 0; each < count; each++) {
      const at = now + below(HOUR_MS)
      const liveID = LIVE_IDS[below(LIVE_IDS.length)] ?? ''
      if (chance(0.6) || recent.length === 0) {
        const serving = { liveID, servedAt: at, serving: below(2 ** 31) * 65_536 + below(65_536) }
        recent.push(serving)
        if (chance(0.9)) arrive(serving, 'impression', at + below(chance(0.9) ? 3000 : 60_000))
        for (const event of EVENTS.slice(3)) if (chance(0.4)) arrive(serving, event, at + below(40_000))
        if (chance(0.2)) arrive(serving, 'click', at + below(30_000) - (chance(0.3) ? 12_000 : 0))
        if (chance(0.1)) arrive(serving, 'engagement', at + below(9000))
      } else {
        const serving = recent[Math.max(0, recent.length - 1 - below(600))]
        for (let copies = 1 + below(3); serving && copies > 0; copies--)
          arrive(serving, EVENTS[[0, 0, 2, 2, 1, 3, 7][below(7)] ?? 0], at + below(5000))
      }
      if (chance(0.02)) arrive({ liveID, servedAt: at, serving: below(2 ** 40) }, undefined, at, 1 + below(50))
    }
  }
  const createRow = ({ liveID, servedAt, serving, event, at, amount }: Arrival): ServingArrivals => ({
    liveID,
    servedAt,
    serving,
    first: event && event !== 'impression' && event !== 'click' ? { [event]: at - servedAt } : {},
    views: new Set(event === 'impression' ? [at - servedAt] : []),
    clicks: new Set(event === 'click' ? [at - servedAt] : []),
    ...(!event && { invalid: { kind: INVALID_KINDS[amount % 3] ?? 'robot', amount } }),
  })
  async function write(whole: Arrival[]): Promise<void> {
    const batch = whole.filter(({ servedAt }) => now - servedAt <= OLDEST_EVENT_MS)
    const send = () => [shuffle(batch.map(createRow)), now]
    await surely('write', send, ['written'])
    // The answer was lost, so the server repeats it.
    if (chance(0.15)) await engine.ask('write', send())
    for (const { liveID, servedAt, serving, event, at, amount } of batch) {
      const key = `${liveID} ${servedAt} ${serving}`
      const counted = servings.get(key) ?? { liveID, servingID: key, servedAt, serving, arrivals: [], sums: [] }
      servings.set(key, counted)
      if (!event) counted.sums = [{ at, amount }]
      else if (!counted.arrivals.some((each) => each.event === event && each.at === at))
        counted.arrivals.push({ event, at })
    }
  }
  const recounted = () => [
    ...recount(servings.values()),
    ...[...servings.values()].flatMap(({ liveID, sums }) =>
      sums.map(({ at, amount }) => ({
        liveID,
        hour: Math.floor(at / HOUR_MS),
        counter: 'invalidTraffic' as const,
        amount,
      })),
    ),
  ]

  let stale: { at: number; runs: ClosedDay[] } | undefined
  async function check(): Promise<void> {
    const liveIDs = chance(0.3) ? LIVE_IDS : shuffle(LIVE_IDS).slice(0, 1 + below(6))
    const groups = liveIDs.map(() => below(3))
    // 23:00 is midnight in Berlin after the change of clocks, 22:00 before it.
    const from = Date.UTC(2026, 9, 16 + below(25), 22 + below(2))
    const to = from + (1 + below(30)) * DAY_MS - 1
    const sums = COUNTERS.map((name) => `sum(${name}) as s_${name}`).join(', ')
    const range = { liveIDs, groups, from, to, columns: COUNTERS, groupBy: 'place, at' }
    const cut = from + below((2 * (to + 1 - from)) / HOUR_MS) * (HOUR_MS / 2)
    const reads: { query: FactsQuery; findStep: (hour: number) => number }[] = [
      { query: { ...range, select: `place, hour as at, ${sums}` }, findStep: (hour) => hour },
      {
        // As of many live ids: whole days as they are summed up, and the other hours from copies by time.
        query: {
          ...range,
          select: `place, toInt64(hour * 3600 >= {cut:Array(UInt32)}[1]) as at, ${sums}`,
          cuts: [cut],
          isByTime: true,
          parameters: { cut: [cut / 1000] },
        },
        findStep: (hour) => Number(hour * HOUR_MS >= cut),
      },
    ]
    const places = new Map(liveIDs.map((liveID, index) => [liveID, groups[index]]))
    const read = async (query: FactsQuery, runs?: ClosedDay[]) => {
      const found: Record<string, typeof NO_COUNTS> = {}
      for (const row of await engine.ask<Record<string, string>[]>('read', [query, runs])) {
        const key = `${row.place} ${row.at}`
        const sum = found[key] ?? { ...NO_COUNTS }
        found[key] = sum
        for (const name of COUNTERS) sum[name] += Number(row[`s_${name}`])
      }
      return Object.fromEntries(Object.entries(found).filter(([, sum]) => COUNTERS.some((name) => sum[name] > 0)))
    }
    for (const { query, findStep } of reads) {
      const want = sumRecounted(recounted(), ({ liveID, hour }) => {
        const place = places.get(liveID)
        const isOutside = hour * HOUR_MS < from || hour * HOUR_MS > to
        return place === undefined || isOutside ? undefined : `${place} ${findStep(hour)}`
      })
      expect(await read(query)).toEqual(want)
      // A server that has read the runs some steps ago gets the same figures, while servings are not dropped.
      if (stale && now - stale.at < 2 * DAY_MS) expect(await read(query, stale.runs)).toEqual(want)
    }
    report.checks += 1
  }

  for (let step = 0; step < STEPS; step++) {
    now += below((18 * DAY_MS * 2) / STEPS)
    makeTraffic(20 + below(60))
    while (recent[0] && now - recent[0].servedAt > SERVING_LIFE_MS + HOUR_MS) recent.shift()
    for (const waiting of writers) {
      const batch = waiting.splice(0)
      if (chance(0.05)) {
        held.push({ batch, until: now + HOUR_MS * (10 + below(110)) })
        report.held += 1
        continue
      }
      const cut = chance(0.3) ? below(batch.length) : batch.length
      for (const part of [batch.slice(0, cut), batch.slice(cut)]) if (part.length > 0) await write(part)
    }
    for (const each of held.filter(({ until }) => until <= now)) {
      held.splice(held.indexOf(each), 1)
      await write(each.batch)
      stale = undefined
    }
    if (chance(0.4)) {
      const points = [
        ...['facts written', 'days written', 'closed', 'run removed', 'marked as dropped'],
        ...['facts copied', 'copy noted'],
      ]
      const did = await surely<string[]>('close', () => [now, chance(0.4)], points)
      for (const what of did) {
        const [kind = ''] = /^\w+( again)?/.exec(what) ?? []
        report.did[kind] = (report.did[kind] ?? 0) + 1
      }
      stale = undefined
    } else stale ??= { at: now, runs: await engine.ask<ClosedDay[]>('readRuns', []) }
    if (chance(0.05)) await engine.ask('run', ['optimize table serving final'])
    await check()
  }
  await engine.close()
  return report
}

// A server elsewhere cannot be killed from here.
describe.skipIf(process.env.PLACARD_TEST_CHDB === undefined)('servings of an engine that is killed', () => {
  it.each(SEEDS)('are counted exactly once (seed %i)', { timeout: 1_800_000 }, async (seed) => {
    const folder = mkdtempSync(join(tmpdir(), 'placard-kills-'))
    try {
      const report = await prove(seed, folder)
      console.log(JSON.stringify({ seed, steps: STEPS, ...report }))
      expect(report.checks).toBe(STEPS)
      expect(report.kills).toBeGreaterThan(0)
      expect(report.did.closed).toBeGreaterThan(0)
      expect(report.did.copied).toBeGreaterThan(0)
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  })
})
