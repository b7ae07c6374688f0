// Opens a store with as many hourly facts as asked for: campaigns of ten creatives, each published once.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../apps/api/src/store/store.ts'

export const CREATIVES_PER_CAMPAIGN = 10
export const FIRST_HOUR = '2025-01-01T00:00:00Z'

/** What a measured time is summed up as, in ms. */
export function summary(times) {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return { p50: at(0.5), p95: at(0.95), min: sorted[0], runs: sorted.length }
}

/** One line of a table. */
export const line = (name, { p50, p95, min }) =>
  `${name.padEnd(46)} p50 ${p50.toFixed(1).padStart(8)} ms   p95 ${p95.toFixed(1).padStart(8)} ms   min ${min.toFixed(1).padStart(8)} ms`

/** Opens the embedded database in a new folder, or PostgreSQL at a URL. */
export async function openWorld(databaseUrl) {
  const dataDir = mkdtempSync(join(tmpdir(), 'placard-bench-'))
  const store = await openStore({ databaseUrl, dataDir })
  return {
    ...store,
    dataDir,
    async close() {
      await store.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Fills it inside the database: live ids from `from` to `to`, each with `hours` hours of facts. */
export async function fill(db, { from, to, hours }) {
  const run = (text) => db.execute(text)
  await run(`insert into "user" (id, email, first_name, last_name, role, password_hash, created_at, verified_at)
    values ('benchUser', 'bench@placard.test', 'Bench', 'User', 'staff', 'none', now(), now()) on conflict do nothing`)
  await run(`insert into campaign (id, owner_id, name, created_at, updated_at)
    select 'c' || n, 'benchUser', 'Campaign ' || n, now(), now()
    from generate_series(${from / CREATIVES_PER_CAMPAIGN}, ${to / CREATIVES_PER_CAMPAIGN} - 1) n on conflict do nothing`)
  await run(`insert into creative (id, campaign_id, name, type, width, height, platform, position)
    select 'r' || n, 'c' || n / ${CREATIVES_PER_CAMPAIGN}, 'Creative ' || n, 'Banner', 300, 250, 'Adform', n % ${CREATIVES_PER_CAMPAIGN}
    from generate_series(${from}, ${to} - 1) n`)
  await run(`insert into live_creative (id, creative_id, position, published_at)
    select 'l' || n, 'r' || n, 0, now() from generate_series(${from}, ${to} - 1) n`)
  const CHUNK = 100
  for (let at = from; at < to; at += CHUNK)
    await run(`insert into hourly_fact
      select 'l' || n, timestamptz '${FIRST_HOUR}' + make_interval(hours => h), 1000 + (n * 7 + h * 13) % 500, h % 50, h % 9,
        400, 300, 250, 220, 200, now()
      from generate_series(${at}, ${Math.min(at + CHUNK, to)} - 1) n, generate_series(0, ${hours - 1}) h`)
  await run('analyze')
}
