import { join } from 'node:path'
import { DEMO_NOW } from '@placard/domain/demo'
import { type Config, readConfig } from '../config.js'
import type { Context } from '../context.js'
import { openFileStore } from '../files/open-file-store.js'
import { jobHandlers } from '../jobs/job-handlers.js'
import { createJobRunner } from '../jobs/job-runner.js'
import { createSealer } from '../secrets.js'
import { createServing } from '../serving/create-serving.js'
import { openStore, type Store } from '../store/store.js'

/** Secret shared by all test servers. */
export const SECRET = 'a secret of the tests'

/** Context of a test server, and its clock. */
export interface TestContext {
  config: Config
  store: Store
  context: Context
  /** Moves the clock on, which begins at `DEMO_NOW`. */
  wait: (ms: number) => void
  close: () => Promise<void>
}

/** Opens a database and a data folder as a server does. */
export async function openTestContext(
  databaseUrl: string | undefined,
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<TestContext> {
  const config = readConfig(
    {
      PLACARD_DATA_DIR: dataDir,
      PLACARD_CONSOLE_DIR: join(dataDir, 'console'),
      DATABASE_URL: databaseUrl,
      // One address causes all events of a test.
      PLACARD_EVENT_LIMIT: '1000000',
      ...environment,
    },
    dataDir,
  )
  const store = await openStore(config)
  let time = DEMO_NOW.getTime()
  const parts = {
    config,
    db: store.db,
    findDamage: async () => store.embedded?.findDamage('slice'),
    sealer: createSealer(SECRET),
    now: () => new Date(time),
  }
  const print = () => undefined
  const base = { ...parts, ...createServing(parts, SECRET, print), files: await openFileStore(config) }
  const context: Context = { ...base, jobs: createJobRunner({ ...parts, print }, jobHandlers(base, print)) }
  return {
    config,
    store,
    context,
    wait: (ms) => {
      time += ms
    },
    async close() {
      await context.events.close()
      await context.jobs.close()
      await store.close()
    },
  }
}
