import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint } from '@placard/domain'
import { DEMO_PASSWORD } from '@placard/domain/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, inject as provided } from 'vitest'
import { buildApp } from '../app.js'
import type { Config } from '../config.js'
import type { Context } from '../context.js'
import type { Store } from '../store/store.js'
import { openTestContext, type TestContext } from './test-context.js'
import { hasDatabase, testDatabase } from './test-database.js'

/** The origin that the tests' requests come from. */
export const ORIGIN = 'http://localhost:4100'

/** The headers of a write from our own pages. */
export const OWN_HEADERS = { origin: ORIGIN, 'content-type': 'application/json' }

/** User agent of a person's browser: events of others are invalid traffic. */
export const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

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
 * (else that half counts as skipped). Each has a copy of the demo company of its own, removed in the end. `environment` adds settings.
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
        rmSync(dataDir, { recursive: true, force: true })
      })

      tests(() => {
        if (!api) throw new Error('The server has not started yet.')
        return api
      })
    })
  })
}
