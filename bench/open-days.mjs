// Events of open days in ClickHouse (npm's chdb, in this process), which reports judge when they are read: bytes per event,
// and the time to judge those of one campaign and of all, one thread. MILLIONS: number of events, 2 by default.
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { judgeServings } from '../apps/api/src/store/clickhouse/judge-servings.ts'
import { createTables } from '../apps/api/src/store/clickhouse/tables.ts'
import { installChdb } from '../scripts/services/chdb.mjs'
import { line, summary } from './world.mjs'

const EVENTS = Number(process.env.MILLIONS ?? 2) * 1e6
const LIVE_IDS = 2000
const DAY = Date.UTC(2026, 9, 20)

process.env.PLACARD_TEST_CHDB ??= installChdb().folder
const { openTestEngine } = await import('../apps/api/src/testing/test-engine.ts')
const path = join(tmpdir(), `placard-bench-open-${process.pid}`)
const engine = await openTestEngine(path)
await createTables(engine)

// Four events per serving, as a player sends them; unequal live IDs; each kind arrives in an insert of its own.
const columns = {
  impression: ['views', '[after]'],
  start: ['first_start', 'after'],
  midpoint: ['first_midpoint', 'after'],
  click: ['clicks', '[after]'],
}
for (const [index, [column, value]] of Object.values(columns).entries())
  for (const part of [0, 1, 2])
    await engine.run(`insert into serving (live_id, served_at, serving, ${column})
      select concat('l', toString(toUInt32(pow(sipHash64(s, 1) % 100000 / 100000, 2) * ${LIVE_IDS}))),
        fromUnixTimestamp64Milli(toInt64(${DAY} + sipHash64(s, 2) % ${3 * 864e5})), sipHash64(s, 3) % 281474976710656, ${value}
      from (select number as s, toInt32(500 + ${index} * 5000 + sipHash64(number, 4, ${index}) % 4000) as after from numbers(${EVENTS / 4}) where number % 3 = ${part})`)

const bytes = async () => {
  const [row] = await engine.read(
    "select sum(bytes_on_disk) as bytes, count() as parts from system.parts where active and table = 'serving' and database = currentDatabase()",
  )
  return `${(Number(row.bytes) / EVENTS).toFixed(1)} bytes per event, ${row.parts} parts`
}
async function time(runs, where) {
  const times = []
  for (let run = 0; run < runs; run++) {
    const started = performance.now()
    await engine.read(
      `select sum(impressions) as impressions, sum(invalidTraffic) as invalid from (${judgeServings(where)}) settings max_threads = 1`,
    )
    times.push(performance.now() - started)
  }
  return summary(times)
}
const some = `live_id in (${Array.from({ length: 20 }, (_, index) => `'l${index * 97 + 5}'`).join(',')})`
console.log(`${EVENTS} events of ${LIVE_IDS} live IDs in 3 days`)
for (const state of ['as written', 'merged']) {
  if (state === 'merged') await engine.run('optimize table serving final')
  console.log(`${state}: ${await bytes()}`)
  console.log(line(`${state}, 20 live IDs`, await time(9, some)))
  console.log(line(`${state}, all`, await time(3, '1')))
}
await engine.close()
rmSync(path, { recursive: true, force: true })
process.exit(0)
