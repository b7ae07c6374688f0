import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint } from '@placard/domain'
import { DEMO_NOW, DEMO_PASSWORD } from '@placard/domain/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe } from 'vitest'
import { buildApp } from '../app.js'
import { type Config, readConfig } from '../config.js'
import type { Context } from '../context.js'
import { openFileStore } from '../files/open-file-store.js'
import { jobHandlers } from '../jobs/job-handlers.js'
import { createJobs } from '../jobs/jobs.js'
import { createSealer } from '../secrets.js'
import { seedDemo } from '../seed/seed-demo.js'
import { createServing } from '../serving/create-serving.js'
import { openStore, type Store } from '../store/store.js'
import { hasDatabase, testDatabase } from './test-database.js'

/** The origin that the tests' requests come from. */
export const ORIGIN = 'http://localhost:4100'

/** What marks a request as one of ours. */
export const OWN_HEADERS = { origin: ORIGIN, 'x-requested-with': 'placard', 'content-type': 'application/json' }

/** The secret that the servers of the tests share. */
export const SECRET = 'a secret of the tests'

/** What a test sends. */
export interface Sent {
  query?: Record<string, string>
  body?: unknown
  /** The session cookie that `signIn` answered. */
  cookie?: string | undefined
  headers?: Record<string, string>
}

/** What comes back: `body` is the parsed JSON. */
export interface Received {
  status: number
  body: { message?: string; data?: unknown } & Record<string, unknown>
  headers: Record<string, unknown>
  text: string
}

/** A server with the demo company as of `DEMO_NOW`, and its clock. */
export interface TestApp {
  app: FastifyInstance
  context: Context
  config: Config
  store: Store
  /** Moves the server's clock on. */
  wait: (ms: number) => void
  call: (endpoint: Endpoint, sent?: Sent) => Promise<Received>
  get: (url: string, sent?: Sent) => Promise<Received>
  /** Signs in and answers the cookie to send along. */
  signIn: (email: string) => Promise<string>
}

async function startTestApp(
  databaseUrl: string | undefined,
  dataDir: string,
  environment: Record<string, string>,
): Promise<TestApp> {
  const config = readConfig(
    {
      PLACARD_DATA_DIR: dataDir,
      PLACARD_CONSOLE_DIR: join(dataDir, 'console'),
      DATABASE_URL: databaseUrl,
      ...environment,
    },
    dataDir,
  )
  const store = await openStore(config)
  let time = DEMO_NOW.getTime()
  const parts = { config, db: store.db, sealer: createSealer(SECRET), now: () => new Date(time) }
  const say = () => undefined
  const base = { ...parts, ...createServing(parts, SECRET, say), files: await openFileStore(config) }
  const context: Context = { ...base, jobs: createJobs({ ...parts, say }, jobHandlers(base, say)) }
  await seedDemo(context)
  const app = await buildApp(context)

  const inject = async (method: Endpoint['method'], path: string, sent: Sent = {}): Promise<Received> => {
    const response = await app.inject({
      method,
      url: path,
      ...(sent.query && { query: sent.query }),
      headers: {
        ...(method !== 'GET' && OWN_HEADERS),
        ...(sent.cookie !== undefined && { cookie: sent.cookie }),
        ...sent.headers,
      },
      ...(method !== 'GET' && { payload: typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body ?? {}) }),
    })
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    return {
      status: response.statusCode,
      body: isJson ? response.json() : {},
      headers: response.headers,
      text: response.body,
    }
  }
  const call = ({ method, path }: Endpoint, sent?: Sent) => inject(method, `/api${path}`, sent)

  return {
    app,
    context,
    config,
    store,
    wait: (ms) => {
      time += ms
    },
    call,
    get: (url, sent) => inject('GET', url, sent),
    async signIn(email) {
      const { status, headers, text } = await inject('POST', '/api/login', {
        body: { method: 'password', username: email, password: DEMO_PASSWORD, remember: false },
      })
      if (status !== 200) throw new Error(`Could not sign in: ${text}`)
      return String(headers['set-cookie']).split(';')[0] ?? ''
    },
  }
}

/**
 * Describes the API on the embedded database, and on PostgreSQL where PLACARD_TEST_DATABASE_URL says where one is
 * (else that half counts as skipped). Each has a database of its own, removed in the end. `environment` adds settings.
 */
export function describeApi(
  name: string,
  tests: (api: () => TestApp) => void,
  environment: Record<string, string> = {},
): void {
  describe.each(['embedded', 'postgres'] as const)(`${name} (%s)`, (kind) => {
    describe.skipIf(!hasDatabase(kind))('', () => {
      let dataDir = ''
      const database = testDatabase(kind)
      let api: TestApp | undefined

      beforeAll(async () => {
        dataDir = mkdtempSync(join(tmpdir(), 'placard-api-'))
        await database.create()
        api = await startTestApp(database.url, dataDir, environment)
      })
      afterAll(async () => {
        await api?.app.close()
        await api?.context.events.close()
        await api?.context.jobs.close()
        await api?.store.close()
        await database.drop()
        rmSync(dataDir, { recursive: true, force: true })
      })

      tests(() => {
        if (!api) throw new Error('The server has not started yet.')
        return api
      })
    })
  })
}
