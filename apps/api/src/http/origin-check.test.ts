import { type Endpoint, endpoints } from '@placard/domain/api'
import { DEMO_PASSWORD, DEMO_USERS } from '@placard/domain/demo'
import { failureSchema } from '@placard/domain/internal/api'
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

/** Headers of writes that another site can cause, each with the text that the error message must contain. */
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

/** Headers of writes of our own pages. */
const own: [string, Record<string, string>][] = [
  ['our origin', { origin: ORIGIN }],
  ['the same machine by its other name', { origin: 'http://127.0.0.1:4100' }],
  ['no origin, fetched by the page itself', { 'sec-fetch-site': 'same-origin' }],
  ['our origin, fetched by the page itself', { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }],
]

/** Content types accepted by no endpoint, or only by endpoints of the other kind. */
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
  // Sign-in attempts and rate-limited requests are counted whatever their result is.
  .filter((name) => !['login_attempt', 'rate_limit', 'hourly_fact'].includes(name))

/** Returns a digest of each table, without the time of a share link's last use, which reading updates. */
async function digestOfTables(db: Db): Promise<Record<string, unknown>> {
  const digests = tables.map(
    (name) =>
      sql`(select md5(coalesce(string_agg((to_jsonb(t) - 'last_used_at')::text, ',' order by to_jsonb(t)::text), '')) from ${sql.identifier(name)} t) as ${sql.identifier(name)}`,
  )
  const { rows } = await db.execute(sql`select ${sql.join(digests, sql`, `)}`)
  return rows[0] as Record<string, unknown>
}

describeApi('the origin check', (api) => {
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

  const changedTables = async (act: () => Promise<void>) => {
    const before = await digestOfTables(api().context.db)
    await act()
    const after = await digestOfTables(api().context.db)
    return tables.filter((table) => after[table] !== before[table])
  }

  // Runs first, because the writes below delete what is read here.
  describe('reading', () => {
    let token = ''
    beforeAll(async () => {
      cookie = await api().signIn(DEMO_USERS[2].email)
      const { body } = await api().call(endpoints.newToken, { cookie, body: { campaignID: 'demoCampaign1' } })
      token = endpoints.newToken.response.parse(body).data.url.split('/').at(-1) ?? ''
    })

    const read = async ({ path }: Endpoint, headers: Record<string, string> = {}) => {
      const tag = { liveID: 'demoLive1a1', number: '1' }
      const ids = { campaignID: 'demoCampaign1', id: 'demoCreative1a', sharedToken: token, shareToken: token, ...tag }
      const query = { ...ids, ...REPORT_DATES, ...DOWNLOAD_DATES, format: 'csv', file: 'none', token: 'x'.repeat(43) }
      const response = await api().app.inject({ url: `/api${path}`, query, headers: { ...headers, cookie } })
      return { status: response.statusCode, message: failureSchema.safeParse(response.json()).data?.message ?? '' }
    }
    /** Statuses of reads of missing entities: a file, a user, an email token, a schedule and a check. */
    const answers: Record<string, number> = {
      reportFile: 404,
      userHoldings: 404,
      emailSubscription: 404,
      scheduleRuns: 404,
      discrepancy: 404,
    }

    it.each(reads.filter(([, { queuesFile }]) => !queuesFile))('%s changes nothing', async (name, endpoint) => {
      const changed = await changedTables(async () => {
        for (const _ of [1, 2]) expect((await read(endpoint)).status).toBe(answers[name] ?? 200)
      })
      expect(changed).toEqual([])
    })

    describe.each(reads.filter(([, { queuesFile }]) => queuesFile))('%s', (name, endpoint) => {
      /** Tables with rows of a report file's job. */
      const JOB_TABLES = ['job', 'report_file', 'stored_file']

      it('creates one file for its caller and changes nothing else', async () => {
        const { db } = api().context
        const files = await db.$count(schema.reportFile)
        const changed = await changedTables(async () => expect((await read(endpoint)).status).toBe(200))
        expect(changed.filter((table) => !JOB_TABLES.includes(table))).toEqual([])
        expect(await db.$count(schema.reportFile)).toBe(files + 1)
        const owners = await db.select({ userID: schema.reportFile.userID }).from(schema.reportFile)
        expect(owners.at(-1)?.userID === null).toBe(name === 'sharedDownload')
      })

      it.each<[string, Record<string, string>]>([
        ['another site', { 'sec-fetch-site': 'cross-site' }],
        ['a sibling subdomain', { 'sec-fetch-site': 'same-site' }],
        ['a foreign origin', { origin: 'https://evil.test' }],
        ['the origin null', { origin: 'null' }],
      ])('creates none for %s', async (_kind, headers) => {
        const changed = await changedTables(async () =>
          expect(await read(endpoint, headers)).toMatchObject({
            status: 403,
            message: expect.stringContaining('Another site'),
          }),
        )
        expect(changed).toEqual([])
      })

      it.each<Record<string, string>>([{}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])(
        'is open to our own pages, programs and typed addresses: %j',
        async (headers) => expect((await read(endpoint, headers)).status).toBe(200),
      )
    })
  })

  describe.each(writes)('%s', (_, endpoint) => {
    // Earlier requests end the user's sessions.
    beforeAll(async () => {
      cookie = await api().signIn(DEMO_USERS[0].email)
    })

    const { type, payload } = bodies[endpoint.sends]
    const other = endpoint.sends === 'JSON' ? 'multipart' : 'JSON'

    it('rejects requests of other sites and changes nothing', async () => {
      const changed = await changedTables(async () => {
        for (const [kind, headers, message] of foreign) {
          const expected = { status: 403, message: expect.stringMatching(message) }
          expect(await write(endpoint, { ...headers, 'content-type': type }, payload), kind).toEqual(expected)
          expect(await write(endpoint, headers), `${kind}, without a body`).toEqual(expected)
        }
      })
      expect(changed).toEqual([])
    })

    it('rejects bodies of another type and changes nothing', async () => {
      const name = endpoint.sends === 'JSON' ? /application\/json/ : /multipart\/form-data/
      const changed = await changedTables(async () => {
        for (const [kind, wrong] of [...wrongTypes, [`a ${other} body`, bodies[other].type]] as const) {
          const headers = { origin: ORIGIN, ...(wrong !== undefined && { 'content-type': wrong }) }
          const expected = { status: 415, message: expect.stringMatching(name) }
          expect(await write(endpoint, headers, json), kind).toEqual(expected)
        }
      })
      expect(changed).toEqual([])
    })

    it('accepts requests of our own pages', async () => {
      for (const [kind, headers] of own) {
        // Signing out ends the session, and changing the password ends all of them.
        cookie = await api().signIn(DEMO_USERS[0].email)
        const { status, message } = await write(endpoint, { ...headers, 'content-type': type }, payload)
        expect([403, 415], kind).not.toContain(status)
        expect(message, kind).not.toMatch(/Origin|Sec-Fetch-Site|Content-Type/)
      }
    })
  })

  it.each(writes.filter(([, { sends }]) => sends === 'JSON'))(
    '%s needs no content type without a body',
    async (_, endpoint) => {
      cookie = await api().signIn(DEMO_USERS[0].email)
      for (const headers of [{}, { 'content-type': 'application/json' }] as Record<string, string>[]) {
        const { status } = await write(endpoint, { origin: ORIGIN, ...headers })
        expect([200, 400, 401, 404, 429]).toContain(status)
      }
    },
  )

  it('deletes and signs out without a body', async () => {
    const session = await api().signIn(DEMO_USERS[0].email)
    const { body } = await api().call(endpoints.newCampaign, { cookie: session, body: { name: 'Short-lived' } })
    const { id } = endpoints.newCampaign.response.parse(body).data
    const send = (method: 'DELETE' | 'POST', url: string) =>
      api().app.inject({ method, url, headers: { origin: ORIGIN, cookie: session } })
    expect((await send('DELETE', `/api/v1/campaign/delete?campaignID=${id}`)).statusCode).toBe(200)
    expect((await send('POST', '/api/logout')).statusCode).toBe(200)
  })

  it('takes programs without cookies and without headers of a browser, but no browser of another site', async () => {
    const payload = JSON.stringify({ method: 'password', username: DEMO_USERS[0].email, password: DEMO_PASSWORD })
    const send = async (headers: Record<string, string>) => {
      const sent = { 'content-type': 'application/json', ...headers }
      return (await api().app.inject({ method: 'POST', url: '/api/login', headers: sent, payload })).statusCode
    }
    expect(await send({})).toBe(200)
    expect(await send({ cookie: 'any=thing' })).toBe(403)
    const foreignHeaders: Record<string, string>[] = [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of foreignHeaders) expect(await send(headers)).toBe(403)
    const written = await api().app.inject({ method: 'POST', url: '/api/v1/campaign/new', payload: '{}' })
    expect(written.statusCode).toBe(401)
  })

  it('accepts a charset', async () => {
    const headers = { origin: ORIGIN, 'content-type': 'application/json; charset=utf-8' }
    expect((await write(endpoints.updateProfile, headers, json)).status).toBe(400)
  })

  it('accepts forms of other sites on one route only: the one-click form of mail programs, whose token is the proof', async () => {
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

  it('allows no other site to read responses', async () => {
    for (const [, { method, path }] of [...writes, ...reads])
      for (const origin of ['https://evil.test', 'null', `https://app.localhost:4100.evil.test`, ORIGIN]) {
        const { headers } = await api().app.inject({ method, url: `/api${path}`, headers: { origin } })
        expect(headers['access-control-allow-origin']).toBeUndefined()
      }
  })
})
