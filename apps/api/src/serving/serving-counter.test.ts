import { DAY_MS } from '@placard/domain/internal/dates'
import { describe, expect, it } from 'vitest'
import { createSigner } from '../secrets.js'
import { type Engine, EngineAway } from '../store/clickhouse/engine.js'
import { USER_AGENT } from '../testing/test-app.js'
import { createServingCounter } from './serving-counter.js'
import { createServingIDs } from './serving-id.js'

const PERSON = { address: '192.0.2.7', userAgent: USER_AGENT, isPrefetch: false }
const EVERYONE = { reasonOf: () => undefined }

interface Written {
  table: string
  rows: readonly (readonly unknown[])[]
}

/** Starts a counter on an engine that keeps what is written, and fails as often as told. */
function start({ maxWaiting }: { maxWaiting?: number } = {}) {
  let time = Date.UTC(2026, 9, 20, 12)
  let failures = 0
  const written: Written[] = []
  const tried: Written[] = []
  const printed: string[] = []
  const engine: Engine = {
    cluster: undefined,
    read: async () => [],
    run: async () => undefined,
    isAnswering: async () => failures === 0,
    close: async () => undefined,
    insert: async (table, rows) => {
      const name = table.split(' ')[0] ?? ''
      if (rows.length === 0) return
      tried.push({ table: name, rows })
      if (failures > 0) {
        failures -= 1
        throw new EngineAway('no answer')
      }
      written.push({ table: name, rows })
    },
  }
  const now = () => new Date(time)
  const servingIDs = createServingIDs(createSigner('a secret of the tests', 'servings'))
  const print = (text: string) => printed.push(text)
  const counter = createServingCounter({ engine, now }, servingIDs, EVERYONE, print, maxWaiting)
  const servings = () => written.filter(({ table }) => table === 'serving').flatMap(({ rows }) => rows)
  return {
    counter,
    written,
    tried,
    printed,
    servings,
    serve: () => servingIDs.create('live1', now()),
    take: (servingID: string, event: string) => counter.take(servingID, event, PERSON),
    wait: (ms: number) => {
      time += ms
    },
    fail: (times: number) => {
      failures = times
    },
  }
}

const VIEWS = 9
const CLICKS = 10

describe('the counter of a server with ClickHouse', () => {
  it('writes the events of a serving as one row, and every arrival of an impression or click', async () => {
    const { counter, servings, serve, take, wait } = start()
    const servingID = serve()
    for (const event of ['impression', 'start', 'impression', 'start', 'click']) {
      wait(500)
      take(servingID, event)
    }
    take(servingID, 'click')
    expect(await counter.flush()).toBe(true)
    expect(servings()).toHaveLength(1)
    const [row = []] = servings()
    expect(row.slice(3, 5)).toEqual([2_147_483_647, 1000])
    expect(row[VIEWS]).toEqual([500, 1500])
    // Two clicks in the same ms are two.
    expect(row[CLICKS]).toEqual([2500, 2501])
    expect(await counter.flush()).toBe(true)
    expect(servings()).toHaveLength(1)
  })

  it('repeats a failed batch as it is, and loses nothing that came meanwhile', async () => {
    const { counter, tried, servings, serve, take, fail, printed } = start()
    take(serve(), 'impression')
    fail(3)
    for (let times = 0; times < 3; times++) {
      expect(await counter.flush()).toBe(false)
      take(serve(), 'impression')
    }
    expect(printed).toHaveLength(1)
    expect(tried[1]).toEqual(tried[0])
    expect(await counter.flush()).toBe(true)
    expect(servings()).toHaveLength(4)
    expect(new Set(servings().map((row) => row[2])).size).toBe(4)
  })

  it('keeps a limited number of events while ClickHouse is away, and writes them on a stop', async () => {
    const { counter, servings, serve, take, fail } = start({ maxWaiting: 10 })
    fail(2)
    for (let count = 0; count < 25; count++) take(serve(), 'impression')
    expect(await counter.flush()).toBe(false)
    take(serve(), 'impression')
    await counter.close()
    expect(servings()).toHaveLength(10)
  })

  it('notes servings of days that may be closed at the same time, before and after writing them', async () => {
    const { counter, written, serve, take, wait, fail } = start()
    fail(1)
    take(serve(), 'impression')
    expect(await counter.flush()).toBe(false)
    wait(3 * DAY_MS)
    expect(await counter.flush()).toBe(true)
    expect(written.map(({ table }) => table)).toEqual(['late', 'serving', 'late'])
    expect(written[0]?.rows[0]?.[0]).toBe('2026-10-20')
  })

  it('drops events whose servings may be gone, and says so in the metric', async () => {
    const { counter, servings, serve, take, wait, fail } = start()
    fail(1)
    take(serve(), 'impression')
    expect(await counter.flush()).toBe(false)
    wait(6 * DAY_MS + 1)
    take(serve(), 'impression')
    expect(await counter.flush()).toBe(true)
    expect(servings()).toHaveLength(1)
  })
})
