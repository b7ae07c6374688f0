// Several writers add counts to the facts of one hour, as servers do for events. Peer: the same rows in one table with the
// same key, without partitions and totals.
import { sql } from '../apps/api/node_modules/drizzle-orm/index.js'
import { addFacts } from '../apps/api/src/store/facts/facts.ts'
import { ensureMonths } from '../apps/api/src/store/facts/partitions.ts'
import { openWorld } from './world.mjs'

const LIVE_IDS = 2000
const SECONDS = 5
const hour = new Date('2025-04-01T00:00:00Z')
const counters = {
  impressions: 5,
  engagement: 1,
  clicks: 1,
  videoStarts: 3,
  firstQuartiles: 2,
  midpoints: 2,
  thirdQuartiles: 1,
  videoCompletes: 1,
}
const names =
  'impressions, engagement, clicks, video_starts, first_quartiles, midpoints, third_quartiles, video_completes'
const raised = names.split(', ').map((name) => `${name} = bare.${name} + excluded.${name}`)

/** Consecutive live IDs, starting again at the first after the last, so that the batches of several writers overlap. */
function createBatch(size, writer, run) {
  const from = (writer * 977 + run * 331) % LIVE_IDS
  return Array.from({ length: size }, (_, index) => ({ liveID: `l${(from + index) % LIVE_IDS}`, hour, counters }))
}

const bare = (db, facts, at) =>
  db.execute(sql`insert into bare select live_id, ${hour.toISOString()}::timestamptz, 5, 1, 1, 3, 2, 2, 1, 1, ${at.toISOString()}::timestamptz
    from unnest(${sql.param(facts.map(({ liveID }) => liveID))}::text[]) live_id order by 1
    on conflict (live_id, hour) do update set ${sql.raw(raised.join(', '))}, written_at = excluded.written_at`)

async function rowsPerSecond(writers, size, write) {
  const end = performance.now() + SECONDS * 1000
  let rows = 0
  const work = async (writer) => {
    for (let run = 0; performance.now() < end; run++) {
      await write(createBatch(size, writer, run))
      rows += size
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, writer) => work(writer)))
  return rows / SECONDS
}

const rowName = (rows) => Math.round(rows).toLocaleString('en').padStart(8)

async function measure(name, databaseUrl) {
  const { db, close } = await openWorld(databaseUrl)
  try {
    await ensureMonths(db, [hour])
    await db.execute('create table bare (like hourly_fact including all)')
    for (const [writers, size] of [
      [1, 100],
      [1, 1000],
      [4, 1000],
      [4, 2000],
    ]) {
      const own = await rowsPerSecond(writers, size, (facts) => addFacts(db, facts, new Date()))
      const peer = await rowsPerSecond(writers, size, (facts) => bare(db, facts, new Date()))
      const share = `${((own / peer) * 100).toFixed(0)} %`
      console.log(
        `${name}, ${writers} writers, batches of ${size}: ${rowName(own)} rows a second; bare ${rowName(peer)} (${share})`,
      )
    }
  } finally {
    await close()
  }
}

await measure('Embedded database', undefined)
if (process.env.DATABASE_URL) await measure('PostgreSQL', process.env.DATABASE_URL)
