import { existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config.js'
import { openEmbedded } from '../store/embedded/embedded.js'
import { startMaintenance } from '../testing/child-process.js'
import { copyEmptyDatabase } from '../testing/database-copies.js'
import { saveBackup } from './save-backup.js'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'placard-backup-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))

const newFolder = (name: string) => {
  mkdirSync(join(root, name))
  return join(root, name)
}

/** Creates a backup as the command does, in this process. */
const save = (dataDir: string, file: string) => saveBackup(readConfig({ PLACARD_DATA_DIR: dataDir }, root), file)

describe('a backup of a stopped folder', { timeout: 300_000 }, () => {
  /** Creates a closed database with a table of several pages, which VACUUM has marked, and cuts the table off. */
  async function cutOff({ isNoted }: { isNoted: boolean }): Promise<string> {
    const original = newFolder('original')
    copyEmptyDatabase(original)
    const { pool, close } = await openEmbedded(original)
    await pool.query("create table filled as select n as id, repeat('x', 500) as text from generate_series(1, 200) n")
    await pool.query('alter table filled add primary key (id)')
    await pool.query('vacuum filled')
    const { rows } = await pool.query<{ path: string }>("select pg_relation_filepath('filled') as path")
    await close()
    if (!isNoted) rmSync(join(original, 'database-pages.json'))
    truncateSync(join(original, 'database', rows[0]!.path), 8192)
    return original
  }

  it.each([
    [true, /has 8192 bytes, but had \d+ when/],
    [false, /PostgreSQL reports: could not read/],
  ])('with a table that was cut off fails, and vouches for nothing (noted: %s)', async (isNoted, cause) => {
    const original = await cutOff({ isNoted })
    const file = join(root, 'placard.backup')
    for (const _try of [1, 2]) await expect(save(original, file)).rejects.toThrow(cause)
    expect(existsSync(file)).toBe(false)
    expect(existsSync(join(original, 'database-pages.json'))).toBe(isNoted)
  })

  it('notes its files only if they were noted before', async () => {
    const original = newFolder('original')
    copyEmptyDatabase(original)
    const note = join(original, 'database-pages.json')
    await (await openEmbedded(original)).close()
    await save(original, join(root, '1.backup'))
    expect(existsSync(note)).toBe(true)
    rmSync(note)
    await save(original, join(root, '2.backup'))
    expect(existsSync(note)).toBe(false)
  })

  it('in which damage was recorded fails', async () => {
    const original = newFolder('original')
    copyEmptyDatabase(original)
    writeFileSync(join(original, 'database-damage.txt'), '2026-11-28T00:00:00.000Z page 7 of x is broken\n')
    const child = startMaintenance(['backup', join(root, 'placard.backup')], { PLACARD_DATA_DIR: original })
    expect(await child.ended()).toBe(1)
    expect(child.output()).toMatch(/^The database in .* is damaged: damage was found earlier: .* page 7 of x is broken/)
  })
})
