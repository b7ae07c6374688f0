// Opens a store with a given number of hourly facts: campaigns of ten creatives, each published once.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureMonths } from '../apps/api/src/store/facts/partitions.ts'
import { openStore } from '../apps/api/src/store/store.ts'

export const CREATIVES_PER_CAMPAIGN = 10
export const FIRST_HOUR = '2025-01-01T00:00:00Z'

/** Percentiles of measured times, in ms. */
export function summary(times) {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return { p50: at(0.5), p95: at(0.95), min: sorted[0], runs: sorted.length }
}

/** Formats a line of a table. */
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

const HOUR_MS = 3_600_000
const HOURS_AT_ONCE = 250

/**
 * Inserts facts by SQL: live IDs from `from` to `to`, each with `hours` hours. Rows are inserted hour by hour, as in
 * production, so that those of one campaign are far apart on the disk.
 */
export async function fill(db, { from, to, hours }) {
  const run = (text) => db.execute(text)
  const first = Date.parse(FIRST_HOUR)
  await ensureMonths(
    db,
    Array.from({ length: hours }, (_, hour) => new Date(first + hour * HOUR_MS)),
  )
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
  for (let at = 0; at < hours; at += HOURS_AT_ONCE)
    await run(`insert into hourly_fact
      select 'l' || n, timestamptz '${FIRST_HOUR}' + make_interval(hours => h), 1000 + (n * 7 + h * 13) % 500, h % 50, h % 9,
        400, 300, 250, 220, 200, now()
      from generate_series(${at}, ${Math.min(at + HOURS_AT_ONCE, hours) - 1}) h, generate_series(${from}, ${to} - 1) n`)
  await run(`insert into live_total
    select 'l' || n, sum(1000 + (n * 7 + h * 13) % 500), sum(h % 50), sum(h % 9), sum(400), sum(300), sum(250), sum(220), sum(200), now()
    from generate_series(${from}, ${to} - 1) n, generate_series(0, ${hours - 1}) h group by n`)
  await run('vacuum analyze')
}

/** Returns the disk space of the facts in MB: rows only, and rows with indexes. */
export async function factSize(db) {
  const { rows } = await db.execute(`select sum(pg_relation_size(inhrelid)) / 1e6 as rows,
    sum(pg_total_relation_size(inhrelid)) / 1e6 as whole, count(*)::int as months
    from pg_inherits where inhparent = 'hourly_fact'::regclass`)
  return `${Number(rows[0].rows).toFixed(0)} MB of rows, ${Number(rows[0].whole).toFixed(0)} MB with indexes, ${rows[0].months} months`
}
