import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { createServingCounter } from '../../serving/serving-counter.js'
import { createTrafficFilter } from '../../serving/traffic-filter.js'
import { describeFacts } from '../../testing/facts-contract.js'
import { openTestContext, type TestContext } from '../../testing/test-context.js'
import { openTestEngine } from '../../testing/test-engine.js'
import { type OpenFacts, openClickHouseFacts } from '../facts/open-facts.js'

describe('facts on ClickHouse', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'placard-clickhouse-'))
  let opened: TestContext | undefined
  let home: OpenFacts | undefined

  beforeAll(async () => {
    opened = await openTestContext(undefined, dataDir, {}, async (_, db) => {
      home = openClickHouseFacts(await openTestEngine(), db, () => undefined, { runsMs: 0 })
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
