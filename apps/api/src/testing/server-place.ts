import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openStore, type Store } from '../store/store.js'
import { type Child, startServer } from './child.js'
import { freePort } from './free-port.js'

/** A server that is a process of its own. */
export interface RunningServer {
  origin: string
  child: Child
  /** Ends it as a power cut would. */
  kill: () => Promise<void>
}

/** A data folder and a database for servers that come and go. */
export interface ServerPlace {
  folder: string
  make: () => Promise<void>
  remove: () => Promise<void>
  start: (settings?: Record<string, string>) => Promise<RunningServer>
  /** Looks into the database; the embedded one only while no server runs. */
  withStore: <Result>(use: (store: Store) => Promise<Result>) => Promise<Result>
}

const adminUrl = process.env.PLACARD_TEST_DATABASE_URL

/** Whether this kind of database is there for the tests. */
export const hasDatabase = (kind: 'embedded' | 'postgres'): boolean => kind === 'embedded' || adminUrl !== undefined

async function onAdmin(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(text)
  await client.end()
}

/** Makes a place for servers: `make` it before, `remove` it after the tests. */
export function serverPlace(kind: 'embedded' | 'postgres'): ServerPlace {
  const folder = join(tmpdir(), `placard-servers-${randomUUID()}`)
  const database = `placard_crash_${randomUUID().replaceAll('-', '')}`
  const isReal = kind === 'postgres' && adminUrl !== undefined
  const databaseUrl = isReal ? Object.assign(new URL(adminUrl), { pathname: `/${database}` }).href : undefined
  const running = new Set<RunningServer>()

  return {
    folder,
    async make() {
      mkdirSync(folder)
      if (isReal) await onAdmin(`create database ${database}`)
    },
    async remove() {
      for (const server of running) await server.kill()
      rmSync(folder, { recursive: true, force: true })
      if (isReal) await onAdmin(`drop database if exists ${database} with (force)`)
    },
    async start(more = {}) {
      const PORT = await freePort()
      const settings = { PLACARD_DATA_DIR: folder, PLACARD_CONSOLE_DIR: folder, PLACARD_SEED: '0', PORT }
      const given: Record<string, string> = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
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
      const store = await openStore({ databaseUrl, dataDir: folder })
      try {
        return await use(store)
      } finally {
        await store.close()
      }
    },
  }
}
