import { endpoints, failureSchema } from '@placard/domain'
import { DEMO_USERS } from '@placard/domain/testing'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import * as schema from '../store/schema.js'
import type { Db } from '../store/store.js'
import { describeApi, ORIGIN, OWN_HEADERS } from '../testing/test-app.js'

const writes = Object.entries(endpoints).filter(([, { method }]) => method !== 'GET')
const reads = Object.entries(endpoints).filter(([, { method }]) => method === 'GET')

/** Requests that another site can make, or that are not quite ours; each replaces what a proper one has. */
const foreign: [string, Record<string, string>][] = [
  ['a foreign origin', { origin: 'https://evil.test' }],
  ['the origin null', { origin: 'null' }],
  ['an origin that only begins like ours', { origin: `${ORIGIN}.evil.test` }],
  ['our host on another port', { origin: 'http://localhost:9999' }],
  ['a sibling subdomain', { origin: 'http://app.localhost:4100' }],
  ['no origin at all', { origin: '' }],
  ['no origin, fetched by another site', { origin: '', 'sec-fetch-site': 'cross-site' }],
  ['no origin, fetched by a sibling', { origin: '', 'sec-fetch-site': 'same-site' }],
  ['a foreign origin that claims to be the same', { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' }],
  ['no header of our own', { 'x-requested-with': '' }],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a multipart form', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['plain text', { 'content-type': 'text/plain' }],
  ['a type that only looks like JSON', { 'content-type': 'application/json\t;x' }],
  ['a type with something behind', { 'content-type': 'application/json-patch+json' }],
  ['no type', { 'content-type': '' }],
]

const tables = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .map((table) => getTableName(table))
  // How often somebody tries to sign in, or calls what is limited, is counted whatever becomes of it.
  .filter((name) => !['login_attempt', 'rate_limit', 'hourly_fact'].includes(name))

/** What is in the database, table by table. */
async function digestOfTables(db: Db): Promise<unknown> {
  const digests = tables.map(
    (name) => sql`(select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from ${sql.identifier(name)} t)`,
  )
  return (await db.execute(sql`select ${sql.join(digests, sql` || ' ' || `)} as digest`)).rows
}

describeApi('writes from elsewhere', (api) => {
  let cookie: string | undefined
  const write = async (name: string, headers: Record<string, string>, session: string) => {
    const endpoint = writes.find(([each]) => each === name)![1]
    const wanted = Object.entries({ ...OWN_HEADERS, ...headers, cookie: session }).filter(([, value]) => value !== '')
    const response = await api().app.inject({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      query: { campaignID: 'demoCampaign1', id: 'demoLink' },
      headers: Object.fromEntries(wanted),
      payload: JSON.stringify({ campaignID: 'demoCampaign1', method: 'password', username: 'x', password: 'y' }),
    })
    return { status: response.statusCode, body: response.json() }
  }

  describe.each(writes.map(([name, { sends }]) => ({ name, sends })))('$name', ({ name, sends }) => {
    // Files come as multipart; then origin and header alone tell that the console sent them.
    const tried = sends === 'multipart' ? foreign.filter(([kind]) => kind !== 'a multipart form') : foreign

    it.each(tried)('is refused with %s', async (_, headers) => {
      cookie ??= await api().signIn(DEMO_USERS[0].email)
      const before = await digestOfTables(api().context.db)
      const { status, body } = await write(name, headers, cookie)
      expect(status).toBe(403)
      expect(failureSchema.parse(body).status).toBe(403)
      expect(await digestOfTables(api().context.db)).toEqual(before)
    })

    it.each<[string, Record<string, string>]>([
      ['our origin', {}],
      ['the same machine by its other name', { origin: 'http://127.0.0.1:4100' }],
      ['no origin, fetched by the page itself', { origin: '', 'sec-fetch-site': 'same-origin' }],
      ['a charset', { 'content-type': 'application/json; charset=utf-8' }],
    ])('goes on with %s', async (_, headers) => {
      const { body } = await write(name, headers, await api().signIn(DEMO_USERS[0].email))
      expect(body.message ?? '').not.toMatch(/only takes|did not come from Placard/)
    })
  })

  it('are taken on one route alone: the one-click form of mail programs, whose token is the proof', async () => {
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

  it('gives no other site leave to read', async () => {
    for (const [, { method, path }] of [...writes, ...reads])
      for (const origin of ['https://evil.test', 'null', ORIGIN]) {
        const { headers } = await api().app.inject({ method, url: `/api${path}`, headers: { ...OWN_HEADERS, origin } })
        expect(headers['access-control-allow-origin']).toBeUndefined()
      }
  })

  it('changes nothing when reading', async () => {
    const session = await api().signIn(DEMO_USERS[0].email)
    const state = () => digestOfTables(api().context.db)
    const before = await state()
    const query = { campaignID: 'demoCampaign1', start_dt: '1760313660', end_dt: '1760400000' }
    for (const [, endpoint] of reads) await api().call(endpoint, { cookie: session, query })
    expect(await state()).toEqual(before)
  })
})
