import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint } from '@placard/domain/api'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, inject as provided } from 'vitest'
import { buildApp } from '../app.js'
import type { Config } from '../config.js'
import type { Context } from '../context.js'
import type { Store } from '../store/store.js'
import { openTestContext, startUserSession, type TestContext } from './test-context.js'
import { type DatabaseKind, databasesFor, hasDatabase, testDatabase } from './test-database.js'
import { depth } from './test-depth.js'

/** Origin of the tests' requests. */
export const ORIGIN = 'http://localhost:4100'

/** Headers of a write from our own pages. */
export const OWN_HEADERS = { origin: ORIGIN, 'content-type': 'application/json' }

/** User agent of an ordinary browser; events from robots are invalid traffic. */
export const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

/** Parts of a request. */
export interface Sent {
  query?: Record<string, string>
  body?: unknown
  /** The session cookie from `signIn`. */
  cookie?: string | undefined
  headers?: Record<string, string>
}

/** Response; `body` is the parsed JSON. */
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
  /** Advances the server's clock. */
  wait: (ms: number) => void
  call: (endpoint: Endpoint, sent?: Sent) => Promise<Received>
  get: (url: string, sent?: Sent) => Promise<Received>
  /** Signs in, without checking a password, and returns the session cookie. */
  signIn: (email: string) => Promise<string>
}

async function startTestApp(opened: TestContext): Promise<TestApp> {
  const { config, context, store, wait } = opened
  const app = await buildApp(context)

  const inject = async (method: Endpoint['method'], path: string, sent: Sent = {}): Promise<Received> => {
    const response = await app.inject({
      method,
      url: path,
      ...(sent.query && { query: sent.query }),
      headers: {
        'user-agent': USER_AGENT,
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
    wait,
    call,
    get: (url, sent) => inject('GET', url, sent),
    signIn: (email) => startUserSession(context, email),
  }
}

type ApiTests = (api: () => TestApp) => void

/**
 * Describes the API on one database, and at full depth on both (see `databasesFor`). Each suite has its own copy of the
 * demo company. `environment` adds settings of the server.
 */
export const describeApi = (name: string, tests: ApiTests, environment: Record<string, string> = {}): void =>
  describeOn(databasesFor({ canDiffer: false }), name, tests, environment)

/**
 * Describes parts of the API whose result can depend on the database: transactions, locks, partitions, time zones and
 * plain SQL. They always run on both databases; without PLACARD_TEST_DATABASE_URL the PostgreSQL half is skipped.
 */
export const describeApiOnBothDatabases = (
  name: string,
  tests: ApiTests,
  environment: Record<string, string> = {},
): void => describeOn(databasesFor({ canDiffer: true }), name, tests, environment)

/**
 * Describes concurrent connections: the embedded database has one, so it runs these tests at full depth
 * only. Skipped without PLACARD_TEST_DATABASE_URL.
 */
export const describeApiOnPostgres = (name: string, tests: ApiTests, environment: Record<string, string> = {}): void =>
  describeOn(depth.isFull ? ['embedded', 'postgres'] : ['postgres'], name, tests, environment)

function describeOn(kinds: DatabaseKind[], name: string, tests: ApiTests, environment: Record<string, string>): void {
  describe.each(kinds)(`${name} (%s)`, (kind) => {
    describe.skipIf(!hasDatabase(kind))('', () => {
      let dataDir = ''
      const database = testDatabase(kind)
      let opened: TestContext | undefined
      let api: TestApp | undefined

      beforeAll(async () => {
        dataDir = mkdtempSync(join(tmpdir(), 'placard-api-'))
        const demo = provided('demo')[kind]
        if (!demo) throw new Error('There is no demo company to copy.')
        cpSync(demo.folder, dataDir, { recursive: true })
        await database.create(demo.database)
        opened = await openTestContext(database.url, dataDir, environment)
        api = await startTestApp(opened)
      })
      afterAll(async () => {
        await api?.app.close()
        await opened?.close()
        await database.drop()
        // Interrupted uploads may still be removing their files.
        rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
      })

      tests(() => {
        if (!api) throw new Error('The server has not started yet.')
        return api
      })
    })
  })
}
