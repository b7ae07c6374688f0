import { type Endpoint, endpoints, failureSchema } from '@placard/domain'
import { DEMO_USERS } from '@placard/domain/demo'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, it } from 'vitest'
import * as schema from '../store/schema.js'
import type { Db } from '../store/store.js'
import { DOWNLOAD_DATES, REPORT_DATES } from '../testing/matrix-world.js'
import { MULTIPART_TYPE, multipartBody } from '../testing/multipart.js'
import { describeApi, ORIGIN } from '../testing/test-app.js'

const calls: [string, Endpoint][] = Object.entries(endpoints)
const writes = calls.filter(([, { method }]) => method !== 'GET')
const reads = calls.filter(([, { method }]) => method === 'GET')

/** Headers of writes that another site can cause, each with what the refusal has to name. */
const foreign: [string, Record<string, string>, RegExp][] = [
  ['neither Origin nor Sec-Fetch-Site', {}, /lacks an Origin header/],
  ['a foreign origin', { origin: 'https://evil.test' }, /Origin header is not/],
  ['the origin null', { origin: 'null' }, /Origin header is not/],
  ['an origin that only starts like ours', { origin: `${ORIGIN}.evil.test` }, /Origin header is not/],
  ['our host on another port', { origin: 'http://localhost:9999' }, /Origin header is not/],
  ['a sibling subdomain', { origin: 'http://app.localhost:4100' }, /Origin header is not/],
  ['no origin, fetched by another site', { 'sec-fetch-site': 'cross-site' }, /Sec-Fetch-Site/],
  ['no origin, fetched by a sibling', { 'sec-fetch-site': 'same-site' }, /Sec-Fetch-Site/],
  ['no origin, from no page', { 'sec-fetch-site': 'none' }, /Sec-Fetch-Site/],
  ['our origin, fetched by another site', { origin: ORIGIN, 'sec-fetch-site': 'cross-site' }, /Sec-Fetch-Site/],
  ['a foreign origin, fetched by the same', { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' }, /Origin/],
]

/** Content types that no call takes, or only calls of the other kind. */
const wrongTypes: [string, string | undefined][] = [
  ['a form', 'application/x-www-form-urlencoded'],
  ['plain text with JSON in it', 'text/plain'],
  ['a type that only looks like JSON', 'application/json\t;x'],
  ['a type with something behind', 'application/json-patch+json'],
  ['no type', undefined],
]

const tables = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .map((table) => getTableName(table))
  // How often somebody tries to sign in, or calls what is limited, is counted whatever becomes of it.
  .filter((name) => !['login_attempt', 'rate_limit', 'hourly_fact'].includes(name))

/** A digest of each table. When a share link was last opened is left out: reading notes it for its owner. */
async function digestOfTables(db: Db): Promise<Record<string, unknown>> {
  const digests = tables.map(
    (name) =>
      sql`(select md5(coalesce(string_agg((to_jsonb(t) - 'last_used_at')::text, ',' order by to_jsonb(t)::text), '')) from ${sql.identifier(name)} t) as ${sql.identifier(name)}`,
  )
  const { rows } = await db.execute(sql`select ${sql.join(digests, sql`, `)}`)
  return rows[0] as Record<string, unknown>
}

describeApi('writes from elsewhere', (api) => {
  let cookie = ''
  beforeAll(async () => {
    cookie = await api().signIn(DEMO_USERS[0].email)
  })

  const json = JSON.stringify({ campaignID: 'demoCampaign1', method: 'password', username: 'x', password: 'y' })
  const bodies = {
    JSON: { type: 'application/json', payload: json },
    multipart: { type: MULTIPART_TYPE, payload: multipartBody([{ name: 'type', content: 'image' }]).toString() },
  }

  async function write({ method, path }: Endpoint, headers: Record<string, string>, payload?: string) {
    const response = await api().app.inject({
      method,
      url: `/api${path}`,
      query: { campaignID: 'demoCampaign1', id: 'demoLink' },
      headers: { ...headers, cookie },
      ...(payload !== undefined && { payload }),
    })
    return { status: response.statusCode, message: failureSchema.safeParse(response.json()).data?.message ?? '' }
  }

  async function expectRefusal(status: number, said: RegExp, ask: () => ReturnType<typeof write>) {
    const before = await digestOfTables(api().context.db)
    const answer = await ask()
    expect(answer.status).toBe(status)
    expect(answer.message).toMatch(said)
    expect(await digestOfTables(api().context.db)).toEqual(before)
  }

  // First: the writes below delete what is read here.
  describe('reading', () => {
    let token = ''
    beforeAll(async () => {
      cookie = await api().signIn(DEMO_USERS[2].email)
      const { body } = await api().call(endpoints.newToken, { cookie, body: { campaignID: 'demoCampaign1' } })
      token = endpoints.newToken.response.parse(body).data.url.split('/').at(-1) ?? ''
    })

    const read = async ({ path }: Endpoint, headers: Record<string, string> = {}) => {
      const ids = { campaignID: 'demoCampaign1', id: 'demoCreative1a', sharedToken: token, shareToken: token }
      const query = { ...ids, ...REPORT_DATES, ...DOWNLOAD_DATES, format: 'csv', file: 'none', token: 'x'.repeat(43) }
      const response = await api().app.inject({ url: `/api${path}`, query, headers: { ...headers, cookie } })
      return { status: response.statusCode, message: failureSchema.safeParse(response.json()).data?.message ?? '' }
    }
    /** Statuses of reads of what does not exist here: a file, a user and the token of an email. */
    const answers: Record<string, number> = {
      reportFile: 404,
      userHoldings: 404,
      emailSubscription: 404,
      fileCredentials: 501,
    }

    it.each(reads.filter(([, { queuesFile }]) => !queuesFile))('T1: %s changes nothing', async (name, endpoint) => {
      const before = await digestOfTables(api().context.db)
      for (const _ of [1, 2]) expect((await read(endpoint)).status).toBe(answers[name] ?? 200)
      expect(await digestOfTables(api().context.db)).toEqual(before)
    })

    describe.each(reads.filter(([, { queuesFile }]) => queuesFile))('T1: %s', (name, endpoint) => {
      /** The tables that the job of a report file is in. */
      const JOB_TABLES = ['job', 'report_file', 'stored_file']

      it('makes one file for its caller and changes nothing else', async () => {
        const { db } = api().context
        const [before, files] = [await digestOfTables(db), await db.$count(schema.reportFile)]
        expect((await read(endpoint)).status).toBe(200)
        const after = await digestOfTables(db)
        expect(tables.filter((table) => after[table] !== before[table] && !JOB_TABLES.includes(table))).toEqual([])
        expect(await db.$count(schema.reportFile)).toBe(files + 1)
        const owners = await db.select({ userID: schema.reportFile.userID }).from(schema.reportFile)
        expect(owners.at(-1)?.userID === null).toBe(name === 'sharedDownload')
      })

      it.each<[string, Record<string, string>]>([
        ['another site', { 'sec-fetch-site': 'cross-site' }],
        ['a sibling subdomain', { 'sec-fetch-site': 'same-site' }],
        ['a foreign origin', { origin: 'https://evil.test' }],
        ['the origin null', { origin: 'null' }],
      ])('makes none for %s', async (_kind, headers) => {
        const before = await digestOfTables(api().context.db)
        expect(await read(endpoint, headers)).toMatchObject({
          status: 403,
          message: expect.stringContaining('Another site'),
        })
        expect(await digestOfTables(api().context.db)).toEqual(before)
      })

      it.each<Record<string, string>>([{}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])(
        'opens to our own pages, to programs, and to a typed address: %j',
        async (headers) => expect((await read(endpoint, headers)).status).toBe(200),
      )
    })
  })

  describe.each(writes)('T1: %s', (_, endpoint) => {
    // Calls before it end the sessions of the user.
    beforeAll(async () => {
      cookie = await api().signIn(DEMO_USERS[0].email)
    })

    const { type, payload } = bodies[endpoint.sends]
    const other = endpoint.sends === 'JSON' ? 'multipart' : 'JSON'

    it.each(foreign)('is refused with %s', async (_kind, headers, said) => {
      await expectRefusal(403, said, () => write(endpoint, { ...headers, 'content-type': type }, payload))
      await expectRefusal(403, said, () => write(endpoint, headers))
    })

    it.each([...wrongTypes, [`a ${other} body`, bodies[other].type] as const])(
      'is refused with %s',
      async (_kind, wrong) => {
        const headers = { origin: ORIGIN, ...(wrong !== undefined && { 'content-type': wrong }) }
        const name = endpoint.sends === 'JSON' ? /application\/json/ : /multipart\/form-data/
        await expectRefusal(415, name, () => write(endpoint, headers, json))
      },
    )

    it.each<[string, Record<string, string>]>([
      ['our origin', { origin: ORIGIN }],
      ['the same machine by its other name', { origin: 'http://127.0.0.1:4100' }],
      ['no origin, fetched by the page itself', { 'sec-fetch-site': 'same-origin' }],
      ['our origin, fetched by the page itself', { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }],
    ])('passes with %s', async (_kind, headers) => {
      // Signing out ends the session, and changing a password every one.
      cookie = await api().signIn(DEMO_USERS[0].email)
      const { status, message } = await write(endpoint, { ...headers, 'content-type': type }, payload)
      expect([403, 415]).not.toContain(status)
      expect(message).not.toMatch(/Origin|Sec-Fetch-Site|Content-Type/)
    })
  })

  it.each(writes.filter(([, { sends }]) => sends === 'JSON'))(
    'T1: %s needs no content type where it has no body',
    async (_, endpoint) => {
      cookie = await api().signIn(DEMO_USERS[0].email)
      for (const headers of [{}, { 'content-type': 'application/json' }] as Record<string, string>[]) {
        const { status } = await write(endpoint, { origin: ORIGIN, ...headers })
        expect([200, 400, 401, 404, 429]).toContain(status)
      }
    },
  )

  it('deletes and signs out without a body', async () => {
    const own = await api().signIn(DEMO_USERS[0].email)
    const { body } = await api().call(endpoints.newCampaign, { cookie: own, body: { name: 'Short-lived' } })
    const { id } = endpoints.newCampaign.response.parse(body).data
    const send = (method: 'DELETE' | 'POST', url: string) =>
      api().app.inject({ method, url, headers: { origin: ORIGIN, cookie: own } })
    expect((await send('DELETE', `/api/v1/campaign/delete?campaignID=${id}`)).statusCode).toBe(200)
    expect((await send('POST', '/api/logout')).statusCode).toBe(200)
  })

  it('accepts a charset', async () => {
    const headers = { origin: ORIGIN, 'content-type': 'application/json; charset=utf-8' }
    expect((await write(endpoints.updateProfile, headers, json)).status).toBe(400)
  })

  it('are accepted on one route only: the one-click form of mail programs, whose token is the proof', async () => {
    const post = (url: string) =>
      api().app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect((await post('/emails/unsubscribe?token=unknown')).statusCode).toBe(404)
    for (const url of ['/emails/confirm?token=unknown', '/api/v1/emails/unsubscribe', '/api/v1/emails/confirm'])
      expect((await post(url)).statusCode).toBe(403)
  })

  it('T2: allows no other site to read', async () => {
    for (const [, { method, path }] of [...writes, ...reads])
      for (const origin of ['https://evil.test', 'null', `https://app.localhost:4100.evil.test`, ORIGIN]) {
        const { headers } = await api().app.inject({ method, url: `/api${path}`, headers: { origin } })
        expect(headers['access-control-allow-origin']).toBeUndefined()
      }
  })
})
