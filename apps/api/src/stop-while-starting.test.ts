import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from './testing/child-process.js'
import { freePort } from './testing/free-port.js'
import { hasDatabase, testDatabase } from './testing/test-database.js'
import { depth } from './testing/test-depth.js'

const STOP_MESSAGE =
  /^Placard was stopped while it was starting\. Nothing is lost: the next start goes on from here\.\n$/

describe.each(['embedded', 'postgres'] as const)('a server on %s that is stopped while it starts', (kind) => {
  // Each start takes seconds, so some run at full depth only.
  describe.runIf(hasDatabase(kind) && (kind === 'embedded' || depth.isFull))('', { timeout: 240_000 }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'placard-stop-'))
    const database = testDatabase(kind)
    beforeAll(() => database.create())
    afterAll(async () => {
      rmSync(folder, { recursive: true, force: true })
      await database.drop()
    })

    const start = async () => {
      const settings = { PLACARD_DATA_DIR: folder, PLACARD_CONSOLE_DIR: folder, PLACARD_SEED: '1' }
      const own: Record<string, string> = database.url === undefined ? {} : { DATABASE_URL: database.url }
      return startServer({ ...settings, ...own, PORT: await freePort() })
    }
    const has = (path: string) => existsSync(join(folder, path))
    /** Each moment of the start, recognized by what it has left in the data folder. */
    const moments: [string, () => boolean][] = [
      ['creates the database', () => has('database.unfinished')],
      ['migrates the database', () => has('database')],
      ['creates the demo company', () => has('files') && readdirSync(join(folder, 'files')).length > 2],
    ]

    const tested = moments.filter((_, at) => at === 2 || (kind === 'embedded' && (at === 0 || depth.isFull)))

    it.each(tested)('says so when it %s, and exits with 0', async (_, isThere) => {
      const server = await start()
      while (!isThere() && server.process.exitCode === null) await sleep(5)
      server.process.kill('SIGTERM')
      expect(await server.ended(), server.output()).toBe(0)
      expect(server.output()).toMatch(STOP_MESSAGE)
      expect(has('lock')).toBe(false)
    })

    it('starts the next time with everything', async () => {
      const server = await start()
      await server.says(/Created the demo company/)
      await server.says(/Placard is at/)
      server.process.kill('SIGTERM')
      expect(await server.ended()).toBe(0)
    })
  })
})
