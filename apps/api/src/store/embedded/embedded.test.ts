import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startChild, startServer } from '../../testing/child-process.js'
import { copyEmptyDatabase } from '../../testing/database-copies.js'
import { depth } from '../../testing/test-depth.js'
import { user } from '../schema.js'
import { openStore } from '../store.js'
import { type Embedded, openEmbedded } from './embedded.js'
import { FolderInUse } from './folder-lock.js'

const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'placard-embedded-'))
  folders.push(folder)
  return folder
}
/** Folder with an existing database. */
const readyFolder = () => {
  const folder = newFolder()
  copyEmptyDatabase(folder)
  return folder
}
/** Opening a database takes seconds, more on a busy machine; some tests open several. */
const PATIENT = 180_000

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe('the embedded database', () => {
  let embedded: Embedded
  beforeAll(async () => {
    embedded = await openEmbedded(readyFolder())
  })
  afterAll(() => embedded.close())

  it('loses no acknowledged write when it is killed while writing', { timeout: PATIENT }, async () => {
    const folder = readyFolder()
    for (let kill = 0; kill < Math.min(depth.kills, 3); kill++) {
      const writer = startChild('./number-writer.ts', [folder])
      await writer.says(new RegExp(`^(\\d+\\n){${6 * (kill + 1)}}`))
      await sleep(Math.random() * 150)
      writer.process.kill('SIGKILL')
      await writer.ended()
      const acknowledged = writer.output().split('\n').slice(0, -1).map(Number)
      expect(acknowledged.length).toBeGreaterThan(5)
      const { pool, close } = await openEmbedded(folder)
      const { rows } = await pool.query<{ number: number }>('select number from written order by number')
      await close()
      const kept = rows.map(({ number }) => number)
      expect(kept).toEqual(kept.map((_, index) => index + 1))
      expect(kept.length).toBeGreaterThanOrEqual(acknowledged.at(-1)!)
    }
  })

  it('syncs to disk before it acknowledges', async () => {
    const { pool, syncCount } = embedded
    await pool.query('create table kept (number int)')
    const before = syncCount()
    for (let number = 0; number < 20; number++) await pool.query('insert into kept values ($1)', [number])
    expect(syncCount() - before).toBeGreaterThanOrEqual(20)
    expect((await pool.query('show fsync')).rows).toEqual([{ fsync: 'on' }])
  })

  it('knows time zones with half hours and daylight saving time', async () => {
    const { pool } = embedded
    const clock = async (zone: string, moment: string) =>
      (
        await pool.query('select to_char($2::timestamptz at time zone $1, $3) as clock', [
          zone,
          moment,
          'YYYY-MM-DD HH24:MI',
        ])
      ).rows[0].clock
    expect(await clock('Asia/Kolkata', '2025-10-13T18:30:00Z')).toBe('2025-10-14 00:00')
    expect(await clock('America/St_Johns', '2025-07-01T00:00:00Z')).toBe('2025-06-30 21:30')
    expect(await clock('Europe/Berlin', '2025-10-26T01:30:00Z')).toBe('2025-10-26 02:30')
  })

  it('runs no other statement between those of a transaction', { timeout: PATIENT }, async () => {
    const store = await openStore({ databaseUrl: undefined, dataDir: readyFolder() })
    const add = (email: string, db: Pick<typeof store.db, 'insert'> = store.db) =>
      db.insert(user).values({
        id: email,
        email,
        firstName: '',
        lastName: '',
        role: 'staff',
        passwordHash: '',
        createdAt: new Date(),
      })
    const failing = store.db.transaction(async (tx) => {
      await add('first', tx)
      await sleep(50)
      await tx.execute(sql`select 1`)
      throw new Error('changed my mind')
    })
    await Promise.all([expect(failing).rejects.toThrow('changed my mind'), add('second'), add('third')])
    const emails = (await store.db.select().from(user)).map(({ email }) => email)
    expect(emails.toSorted()).toEqual(['second', 'third'])
    await store.close()
  })

  it('makes a checkpoint every few minutes, because PGlite has no background process', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { pool, close } = await openEmbedded(readyFolder())
    const lastCheckpoint = async () => (await pool.query('select checkpoint_lsn from pg_control_checkpoint()')).rows[0]
    await pool.query('create table written (number int)')
    const before = await lastCheckpoint()
    vi.advanceTimersByTime(299_000)
    expect(await lastCheckpoint()).toEqual(before)
    vi.advanceTimersByTime(2000)
    expect(await lastCheckpoint()).not.toEqual(before)
    vi.useRealTimers()
    await close()
  })

  it('keeps working after errors, and rolls back the transaction of a dropped connection', async () => {
    const { pool } = embedded
    for (const wrong of ['selec', 'select 1/0', "select 'x'::int"]) await expect(pool.query(wrong)).rejects.toThrow()
    const dropped = await pool.connect()
    await dropped.query('begin')
    await dropped.query('create table half_done (number int)')
    dropped.release(true)
    const { rows } = await pool.query("select to_regclass('half_done') as found")
    expect(rows).toEqual([{ found: null }])
  })
})

describe('the folder of the embedded database', { timeout: PATIENT }, () => {
  it('rejects a second process with a message, and is free once the first has ended', async () => {
    const folder = readyFolder()
    const first = startChild('./number-writer.ts', [folder])
    await first.says(/^\d+\n/)
    const second = startServer({ PLACARD_DATA_DIR: folder, PLACARD_SEED: '0', PORT: '4999' })
    expect(await second.ended()).toBe(1)
    expect(second.output()).toMatch(
      /^The folder .* is in use by another Placard \(process \d+ on .*\)\. Stop that one, or set PLACARD_DATA_DIR/,
    )
    expect(second.output()).not.toContain('    at ')
    await expect(openEmbedded(folder)).rejects.toThrow(FolderInUse)
    first.process.kill('SIGKILL')
    await first.ended()
    await (await openEmbedded(folder)).close()
  })

  it('cannot be opened twice by one process', async () => {
    const folder = readyFolder()
    const holder = await openEmbedded(folder)
    await expect(openEmbedded(folder)).rejects.toThrow(FolderInUse)
    await holder.close()
    expect(existsSync(join(folder, 'lock'))).toBe(false)
  })
})
