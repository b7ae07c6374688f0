import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { DEMO_NOW } from '@placard/domain/demo'
import { DEFAULT_SESSION_MS } from '@placard/domain/internal/account'
import { eq } from 'drizzle-orm'
import { type Config, readConfig } from '../config.js'
import type { Context } from '../context.js'
import { createPartnerFileReader } from '../discrepancy/read-partner-file.js'
import { createInspection } from '../files/inspection.js'
import { openFileStore } from '../files/open-file-store.js'
import { cookieName } from '../http/cookies.js'
import { createJobRunner } from '../job-runner.js'
import { jobHandlers } from '../jobs/job-handlers.js'
import { createSealer, createSigner } from '../secrets.js'
import { createServing } from '../serving/create-serving.js'
import { startSession } from '../store/accounts/sessions.js'
import { type OpenFacts, openClickHouseFacts, openFacts } from '../store/facts/open-facts.js'
import { user } from '../store/schema.js'
import { type Db, openStore, type Store } from '../store/store.js'
import { applyZoneData } from '../zones/zone-data.js'

/** Secret shared by all test servers. */
export const SECRET = 'a secret of the tests'

/**
 * PGlite's compiled code. V8 shares it with the threads of all embedded databases while one module refers to it, so
 * they need not compile and optimize it again.
 */
const pglite = WebAssembly.compile(
  readFileSync(join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm')),
)

/** Shared, because each process takes a while to start. */
const inspection = createInspection()
const partnerFiles = createPartnerFileReader()

/** Opens the facts as configured; on a ClickHouse of their own in runs that test every route on it. */
const openDefaultHome = async (config: Config, db: Db): Promise<OpenFacts> =>
  process.env.PLACARD_TEST_FACTS === 'clickhouse' && !config.clickHouse
    ? openClickHouseFacts(await (await import('./test-engine.js')).openTestEngine(), db, () => undefined, { runsMs: 0 })
    : openFacts(config, db, () => undefined)

/** Context of a test server, and its clock. */
export interface TestContext {
  config: Config
  store: Store
  context: Context
  /** Advances the clock, which starts at `DEMO_NOW`. */
  wait: (ms: number) => void
  close: () => Promise<void>
}

/** Opens a database and a data folder like a server. */
export async function openTestContext(
  databaseUrl: string | undefined,
  dataDir: string,
  environment: Record<string, string> = {},
  openHome?: (config: Config, db: Db) => Promise<OpenFacts>,
): Promise<TestContext> {
  const config = readConfig(
    {
      PLACARD_DATA_DIR: dataDir,
      PLACARD_CONSOLE_DIR: join(dataDir, 'console'),
      DATABASE_URL: databaseUrl,
      // All events of a test come from one IP address.
      PLACARD_EVENT_LIMIT: '1000000',
      ...environment,
    },
    dataDir,
  )
  applyZoneData(config.zoneDataFile)
  await pglite
  const store = await openStore(config)
  let time = DEMO_NOW.getTime()
  const print = () => undefined
  const parts = {
    config,
    db: store.db,
    ...(await (openHome ?? openDefaultHome)(config, store.db)),
    findDamage: async () => store.embedded?.findDamage('slice'),
    foundDamage: () => store.embedded?.foundDamage(),
    sealer: createSealer(SECRET),
    credentialSigner: createSigner(SECRET, 'file credentials'),
    now: () => new Date(time),
    findClockProblem: () => undefined,
  }
  const base = {
    ...parts,
    ...createServing(parts, SECRET, print),
    files: await openFileStore(config),
    inspection,
    partnerFiles,
    pages: undefined,
  }
  const jobs = createJobRunner({ ...parts, print }, jobHandlers(base, print))
  const context: Context = { ...base, jobs }
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
      await context.facts.close()
      await store.close()
    },
  }
}

/**
 * Creates a session without checking a password, which is slow on purpose, and returns its cookie. Signing in is
 * tested in `auth.test.ts`.
 */
export async function startUserSession(
  { config, db, now }: Pick<Context, 'config' | 'db' | 'now'>,
  email: string,
  lifetimeMs: number = DEFAULT_SESSION_MS,
): Promise<string> {
  const [found] = await db.select().from(user).where(eq(user.email, email))
  const secret =
    found &&
    (await startSession(db, {
      userID: found.id,
      passwordHash: found.passwordHash,
      now: now(),
      expiresAt: new Date(now().getTime() + lifetimeMs),
      idleMs: lifetimeMs,
      previous: undefined,
    }))
  if (secret === undefined) throw new Error(`${email} does not exist or may not sign in.`)
  return `${cookieName(config)}=${secret}`
}
