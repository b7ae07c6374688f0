import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore, type Store } from '../store/store.js'
import { startMaintenance } from '../testing/child-process.js'
import { copyDemoDatabase } from '../testing/database-copies.js'
import { hasDatabase, testDatabase } from '../testing/test-database.js'

let folder = ''
let drop = async () => {}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'placard-move-'))
  copyDemoDatabase(folder)
})
afterEach(async () => {
  await drop()
  rmSync(folder, { recursive: true, force: true })
})

async function emptyDatabase(): Promise<string> {
  const database = testDatabase('postgres')
  await database.create()
  drop = database.drop
  return database.url ?? ''
}

async function move(url: string) {
  const child = startMaintenance(['move-to-postgres', url], { PLACARD_DATA_DIR: folder })
  return { code: await child.ended(), output: child.output() }
}

/** Everything in a database as text, by table; facts by their month. */
async function contents({ db }: Store): Promise<Record<string, string[]>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select c.relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const found: Record<string, string[]> = {}
  for (const { name } of rows) {
    const { rows: lines } = await db.execute<{ line: string }>(
      sql`select line::text from ${sql.identifier(name)} line order by line::text collate "C"`,
    )
    found[name] = lines.map(({ line }) => line)
  }
  return found
}

async function read(databaseUrl: string | undefined) {
  const store = await openStore({ databaseUrl, dataDir: folder })
  try {
    await store.db.execute(sql`set timezone = 'UTC'`)
    return await contents(store)
  } finally {
    await store.close()
  }
}

describe.skipIf(!hasDatabase('postgres'))('the move to PostgreSQL', { timeout: 180_000 }, () => {
  it('copies every row of every table exactly', async () => {
    const store = await openStore({ databaseUrl: undefined, dataDir: folder })
    await store.db.execute(sql`insert into campaign (id, owner_id, name, created_at, updated_at)
      select 'odd', id, E'Tab\t, \\\\N and “quotes”, 日本', '2025-03-30T01:02:03.456789Z', now() from "user" limit 1`)
    await store.close()
    const before = await read(undefined)
    const url = await emptyDatabase()
    const moved = await move(url)
    expect(moved.output).toMatch(/Moved \d+ rows in \d+ tables; counts and contents of both databases are equal/)
    expect(moved.code).toBe(0)
    const after = await read(url)
    expect(Object.keys(before).some((name) => name.startsWith('hourly_fact_'))).toBe(true)
    expect(before.campaign?.some((line) => line.includes('日本') && line.includes('03.456789'))).toBe(true)
    expect(after).toEqual(before)
    expect(await read(undefined)).toEqual(before)
  })

  it('rejects a database that is not empty, and does not change it', async () => {
    const url = await emptyDatabase()
    const store = await openStore({ databaseUrl: url, dataDir: folder })
    const before = await contents(store)
    await store.close()
    const moved = await move(url)
    expect(moved.code).toBe(1)
    expect(moved.output).toMatch(/^The database of that URL is not empty/)
    expect(await read(url)).toEqual(before)
  })

  it('is rejected while a server uses the folder', async () => {
    const url = await emptyDatabase()
    const store = await openStore({ databaseUrl: undefined, dataDir: folder })
    const moved = await move(url)
    expect(moved.code).toBe(1)
    expect(moved.output).toMatch(/is in use by another Placard/)
    await store.close()
  })
})
