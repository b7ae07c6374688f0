import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { createServingCounter } from '../../serving/serving-counter.js'
import { createTrafficFilter } from '../../serving/traffic-filter.js'
import { describeFacts } from '../../testing/facts-contract.js'
import { openTestContext, type TestContext } from '../../testing/test-context.js'
import { openTestEngine } from '../../testing/test-engine.js'
import { type OpenFacts, openClickHouseFacts } from '../facts/open-facts.js'

// Invalid traffic by hour has no order.
const sort = (result: unknown) =>
  Array.isArray(result) ? result.map((each) => JSON.stringify(each)).toSorted() : result

/** Returns a function that reads facts in two ways and expects the same result. */
const readTwice =
  <Args extends unknown[], Result>(
    one: (...args: Args) => Promise<Result>,
    other: (...args: Args) => Promise<Result>,
  ): ((...args: Args) => Promise<Result>) =>
  async (...args) => {
    const result = await one(...args)
    expect(sort(await other(...args))).toEqual(sort(result))
    return result
  }

describe('facts on ClickHouse', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'placard-clickhouse-'))
  let opened: TestContext | undefined
  let home: OpenFacts | undefined

  beforeAll(async () => {
    opened = await openTestContext(undefined, dataDir, {}, async (_, db) => {
      const connected = await openTestEngine()
      // As of few live ids and as of many, which are read by day and by time.
      const open = (isByTime: boolean) => openClickHouseFacts(connected, db, () => undefined, { runsMs: 0, isByTime })
      const { facts, engine } = open(false)
      const { facts: byTime } = open(true)
      home = {
        engine,
        facts: {
          ...facts,
          reportRows: readTwice(facts.reportRows, byTime.reportRows),
          reportTotals: readTwice(facts.reportTotals, byTime.reportTotals),
          invalidKinds: readTwice(facts.invalidKinds, byTime.invalidKinds),
          invalidHours: readTwice(facts.invalidHours, byTime.invalidHours),
          trends: readTwice(facts.trends, byTime.trends),
          campaignTotals: readTwice(facts.campaignTotals, byTime.campaignTotals),
        },
      }
      return home
    })
  })
  afterAll(async () => {
    await opened?.close()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  })

  describeFacts(() => {
    const engine = home?.engine
    if (!opened || !engine) throw new Error('ClickHouse is not open yet.')
    const { context, wait } = opened
    const filter = createTrafficFilter(1_000_000, context.now)
    const newCounter = () =>
      createServingCounter({ engine, now: context.now }, context.servingIDs, filter, () => undefined)
    return { context, wait, newCounter }
  })
})
