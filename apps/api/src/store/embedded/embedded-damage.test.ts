import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../../testing/child-process.js'
import { copyEmptyDatabase } from '../../testing/database-copies.js'
import { freePort } from '../../testing/free-port.js'
import { findStorageFault } from '../database-errors.js'
import { openStore } from '../store.js'
import { openEmbedded } from './embedded.js'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const newFolder = () => {
  folder = mkdtempSync(join(tmpdir(), 'placard-damage-'))
  return folder
}

const at = (path: string) => join(folder, 'database', path)
function eachWalFile(change: (path: string) => void): void {
  for (const name of readdirSync(at('pg_wal'))) if (/^[0-9A-F]{24}$/.test(name)) change(at(`pg_wal/${name}`))
}
/** Returns the database's files, without the lock of a process that tried to open it. */
const databaseFiles = () =>
  readdirSync(at(''))
    .filter((name) => name !== 'postmaster.pid')
    .toSorted()

function overwrite(file: string, bytes: number, value = 0x5a, position = 0): void {
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(bytes, value), 0, bytes, position)
  closeSync(handle)
}

/** Creates a closed database with several pages of users, and returns the path of the table's file. */
const filled = { folder: '', users: '' }
beforeAll(async () => {
  filled.folder = newFolder()
  copyEmptyDatabase(folder)
  const { pool, close } = await openEmbedded(folder)
  await pool.query(`insert into "user" (id, email, first_name, last_name, role, password_hash, created_at)
    select 'u' || n, 'u' || n || '@placard.test', repeat('x', 200), '', 'staff', '', now() from generate_series(1, 200) n`)
  const { rows } = await pool.query<{ path: string }>(`select pg_relation_filepath('"user"'::regclass) as path`)
  filled.users = rows[0]!.path
  await close()
})
afterAll(() => rmSync(filled.folder, { recursive: true, force: true }))

const NOTE = 'database-pages.json'

/**
 * Copies the database with users into a new folder, and returns the path of their table's file. Without the note of
 * its files that a clean stop leaves, as after a kill.
 */
function copyFilledDatabase({ isNoted }: { isNoted: boolean } = { isNoted: false }): string {
  cpSync(filled.folder, newFolder(), { recursive: true })
  if (!isNoted) rmSync(join(folder, NOTE))
  return at(filled.users)
}

const open = () => openStore({ databaseUrl: undefined, dataDir: folder })

/** Opens a database whose pages PostgreSQL has counted, changes it, and closes it. */
async function openAndClose(
  file: string,
  change: (file: string, store: Awaited<ReturnType<typeof open>>) => unknown,
): Promise<void> {
  const store = await open()
  await store.db.execute(sql`vacuum (analyze) "user"`)
  await change(file, store)
  await store.close()
}

describe('a damaged embedded database', { timeout: 180_000 }, () => {
  it.each<[string, () => void, RegExp]>([
    ['no PG_VERSION', () => rmSync(at('PG_VERSION')), /is not empty, but its file PG_VERSION is missing/],
    ['an empty PG_VERSION', () => writeFileSync(at('PG_VERSION'), ''), /PG_VERSION.* does not contain valid data/],
    ['a cut off pg_control', () => truncateSync(at('global/pg_control'), 100), /global\/pg_control.*read 100 of/],
    ['a cut off log', () => eachWalFile((path) => truncateSync(path, 5000)), /checkpoint record/],
    ['no log', () => eachWalFile((path) => rmSync(path)), /checkpoint record/],
  ])('with %s is rejected with the cause and the next steps, and does not change', async (_, damage, cause) => {
    copyEmptyDatabase(newFolder())
    damage()
    const before = databaseFiles()
    const failure = await open().catch((error: Error) => error.message)
    expect(failure).toMatch(cause)
    expect(failure).toContain(`The database in ${join(folder, 'database')} is damaged`)
    expect(failure).toMatch(/npm run restore -- <backup file>/)
    expect(failure).not.toContain('ASSERTIONS')
    expect(databaseFiles()).toEqual(before)
    expect(existsSync(join(folder, 'lock'))).toBe(false)
  })

  it('makes the server exit with this message and without a stack', async () => {
    copyEmptyDatabase(newFolder())
    rmSync(at('PG_VERSION'))
    const server = startServer({ PLACARD_DATA_DIR: folder, PLACARD_SEED: '1', PORT: await freePort() })
    expect(await server.ended()).toBe(1)
    expect(server.output()).toMatch(/^The database in .* is damaged: .*PG_VERSION is missing/)
    expect(server.output()).not.toContain('    at ')
    expect(existsSync(at('PG_VERSION'))).toBe(false)
  })

  it('is rejected when the database is missing but its files exist', async () => {
    copyEmptyDatabase(newFolder())
    rmSync(at(''), { recursive: true })
    mkdirSync(join(folder, 'files', 'ab'), { recursive: true })
    writeFileSync(join(folder, 'files', 'ab', 'x.png'), '')
    await expect(open()).rejects.toThrow(/missing or empty, but .*files holds files/)
    expect(existsSync(at(''))).toBe(false)
  })

  describe.each<[string, (file: string) => void, RegExp]>([
    ['the file of a table is missing', (file) => rmSync(file), /the file of user is missing/],
    ['32 kB of a table are overwritten', (file) => overwrite(file, 32_768), /page 0 of .* does not match its checksum/],
  ])('of which %s', (_, damage, cause) => {
    it('is found at start', async () => {
      damage(copyFilledDatabase())
      await expect(open()).rejects.toThrow(cause)
    })

    it('is found by the checks of /readyz while tables are in memory', async () => {
      const file = copyFilledDatabase()
      const store = await open()
      await store.db.execute(sql`select * from "user"`)
      expect(await store.embedded?.findDamage('slice')).toBeUndefined()
      damage(file)
      let found: string | undefined
      for (let probe = 0; probe < 500 && found === undefined; probe++) found = await store.embedded?.findDamage('slice')
      expect(found).toMatch(cause)
      await store.close()
    })
  })

  describe('after a clean stop', () => {
    it.each<[string, (file: string) => void, RegExp]>([
      ['is truncated', (file) => truncateSync(file, 20_000), /base\/\d+\/\d+ has 20000 bytes, but had \d+ when/],
      ['is empty', (file) => truncateSync(file, 0), /has 0 bytes, but had \d+ when Placard was last stopped/],
      ['is missing', (file) => rmSync(file), /the file .*base\/\d+\/\d+ is missing/],
      [
        'has two pages of zeros',
        (file) => overwrite(file, 2 * 8192, 0, 8192),
        /page 1 of .* is empty, but was not when/,
      ],
    ])('of which the file of a table %s is rejected with the next steps, each time', async (_, damage, cause) => {
      damage(copyFilledDatabase({ isNoted: true }))
      const before = databaseFiles()
      for (const _start of [1, 2]) {
        const failure = await open().catch((error: Error) => error.message)
        expect(failure).toMatch(cause)
        expect(failure).toMatch(/npm run restore -- <backup file>/)
      }
      expect(databaseFiles()).toEqual(before)
      expect(existsSync(join(folder, 'lock'))).toBe(false)
    })

    it('is not reported as damaged when nothing was, nor when it was copied or has grown', async () => {
      copyFilledDatabase({ isNoted: true })
      for (const rows of [0, 2000]) {
        const { db, close } = await open()
        expect(existsSync(join(folder, NOTE))).toBe(false)
        await db.execute(sql`create table if not exists grown (text text)`)
        await db.execute(sql`insert into grown select repeat('x', 500) from generate_series(1, ${rows}::int)`)
        await close()
        expect(existsSync(join(folder, NOTE))).toBe(true)
      }
    })

    it('is compared with its own state only: the note of another one is ignored', async () => {
      copyFilledDatabase({ isNoted: true })
      const note = readFileSync(join(folder, NOTE))
      const { db, close } = await open()
      await db.execute(sql`delete from "user"`)
      await db.execute(sql`vacuum "user"`)
      await db.execute(sql`checkpoint`)
      await close()
      writeFileSync(join(folder, NOTE), note)
      await (await open()).close()
    })
  })

  it('is not reported after a kill, whatever was written before', async () => {
    copyFilledDatabase({ isNoted: true })
    let kill = async () => {}
    const { db } = await openStore({ databaseUrl: undefined, dataDir: folder }, (abandon) => {
      kill = abandon
    })
    await db.execute(sql`delete from "user"`)
    await db.execute(sql`vacuum "user"`)
    await db.execute(sql`create table grown as select repeat('x', 500) from generate_series(1, 2000)`)
    await kill()
    expect(existsSync(join(folder, NOTE))).toBe(false)
    const { db: again, close } = await open()
    expect((await again.execute(sql`select count(*)::int as rows from grown`)).rows).toEqual([{ rows: 2000 }])
    await close()
  })

  it('is found when a query cannot read it: the request fails in words, and /readyz stays 503', async () => {
    const file = copyFilledDatabase()
    truncateSync(file, 8192)
    const store = await open()
    expect(await store.embedded?.findDamage('slice')).toBeUndefined()
    // By its index: a scan of the whole table ends where the file ends.
    const failure = await store.db
      .transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`)
        await tx.execute(sql`select first_name from "user" where id = 'u200'`)
      })
      .catch((cause: unknown) => cause)
    expect(findStorageFault(failure)).toBe('damaged')
    expect(await store.embedded?.findDamage('slice')).toMatch(/^PostgreSQL reports: could not read blocks? \d/)
    await store.close()
    expect(existsSync(join(folder, NOTE))).toBe(false)
  })

  it('is still rejected at the next start, until its record is removed by hand', async () => {
    const file = copyFilledDatabase()
    const store = await open()
    const page = readFileSync(file).subarray(0, 8192)
    overwrite(file, 8192)
    let found: string | undefined
    for (let probe = 0; probe < 500 && found === undefined; probe++) found = await store.embedded?.findDamage('slice')
    // Repaired, so that no check finds it again.
    const handle = openSync(file, 'r+')
    writeSync(handle, page, 0, page.length, 0)
    closeSync(handle)
    await store.close()
    const record = join(folder, 'database-damage.txt')
    for (const _start of [1, 2]) {
      const failure = await open().catch((error: Error) => error.message)
      expect(failure).toContain(`The database in ${join(folder, 'database')} is damaged: damage was found earlier: `)
      expect(failure).toContain(found)
      expect(failure).toMatch(/npm run restore -- <backup file>/)
      expect(failure).toContain(`recorded the damage in ${record}`)
      expect(existsSync(join(folder, 'lock'))).toBe(false)
    }
    rmSync(record)
    await (await open()).close()
  })

  describe('whose table is shortened while it is open', () => {
    it('is not vouched for by a clean stop', async () => {
      await openAndClose(copyFilledDatabase({ isNoted: true }), (file) => truncateSync(file, 8192))
      expect(existsSync(join(folder, NOTE))).toBe(false)
      await expect(open()).rejects.toThrow(/of user has 8192 bytes, but had \d+ when Placard was last stopped/)
    })

    it.each(['vacuum "user"', 'truncate "user" cascade', 'vacuum full "user"', 'drop table "user" cascade'])(
      'is not reported when PostgreSQL did it: %s',
      async (statement) => {
        await openAndClose(copyFilledDatabase({ isNoted: true }), async (_file, { db }) => {
          if (statement.startsWith('vacuum')) await db.execute(sql`delete from "user"`)
          await db.execute(sql.raw(statement))
        })
        expect(existsSync(join(folder, NOTE))).toBe(true)
        await (await open()).close()
      },
    )
  })

  it('creates databases with checksums of their pages', async () => {
    copyEmptyDatabase(newFolder())
    const { pool, close, findDamage } = await openEmbedded(folder)
    expect((await pool.query('show data_checksums')).rows).toEqual([{ data_checksums: 'on' }])
    expect(await findDamage('all')).toBeUndefined()
    await close()
  })
})
