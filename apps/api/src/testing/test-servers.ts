import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, type Store } from '../store/store.js'
import { type Child, startServer } from './child-process.js'
import { copyEmptyDatabase } from './database-copies.js'
import { freePort } from './free-port.js'
import { type DatabaseKind, testDatabase } from './test-database.js'

/** Server in a process of its own. */
export interface RunningServer {
  origin: string
  child: Child
  /** Kills it, like a power cut. */
  kill: () => Promise<void>
}

/** Data folder and database for server processes. */
export interface TestServers {
  folder: string
  make: () => Promise<void>
  remove: () => Promise<void>
  start: (settings?: Record<string, string>) => Promise<RunningServer>
  /** Opens the database; the embedded one only while no server runs. */
  withStore: <Result>(use: (store: Store) => Promise<Result>) => Promise<Result>
}

/** Creates a data folder and a database for server processes: `make` before, `remove` after the tests. */
export function testServers(kind: DatabaseKind): TestServers {
  const folder = join(tmpdir(), `placard-servers-${randomUUID()}`)
  const database = testDatabase(kind)
  const running = new Set<RunningServer>()

  return {
    folder,
    async make() {
      mkdirSync(folder)
      if (kind === 'embedded') copyEmptyDatabase(folder)
      await database.create()
    },
    async remove() {
      for (const server of running) await server.kill()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
      await database.drop()
    },
    async start(more = {}) {
      const PORT = await freePort()
      const settings = { PLACARD_DATA_DIR: folder, PLACARD_CONSOLE_DIR: folder, PLACARD_SEED: '0', PORT }
      const given: Record<string, string> = database.url === undefined ? {} : { DATABASE_URL: database.url }
      const child = startServer({ ...settings, ...given, ...more })
      const server: RunningServer = {
        origin: `http://127.0.0.1:${PORT}`,
        child,
        async kill() {
          child.process.kill('SIGKILL')
          await child.ended()
          running.delete(server)
        },
      }
      running.add(server)
      await child.says(/Placard is at/)
      return server
    },
    async withStore(use) {
      const store = await openStore({ databaseUrl: database.url, dataDir: folder })
      try {
        return await use(store)
      } finally {
        await store.close()
      }
    },
  }
}
