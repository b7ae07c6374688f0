import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { failureSchema } from '@placard/domain/internal/api'
import { downloadQuery } from '@placard/domain/internal/report'
import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { publish } from '../testing/published-creatives.js'
import { describeApi, OWN_HEADERS } from '../testing/test-app.js'
import { SAMPLES } from '../testing/uploads.js'

const [staff, agency] = DEMO_USERS
const MINE = `/api${endpoints.mine.path}`
const MANY = 2_000
const CAMPAIGN = 'demoCampaign1'
const DAYS = downloadQuery({ start: '2025-10-06', end: '2025-10-12', tzCode: 'UTC' })

const DECODERS: Record<string, (encoded: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }
const decodeBody = ({ headers, rawPayload }: LightMyRequestResponse) =>
  DECODERS[String(headers['content-encoding'])]?.(rawPayload) ?? rawPayload

/** Returns a response's headers except encoding and date. */
function readHeaders({ statusCode, headers }: LightMyRequestResponse) {
  const {
    date: _date,
    vary: _vary,
    connection: _connection,
    'content-encoding': _encoding,
    'content-length': _length,
    'transfer-encoding': _transfer,
    ...said
  } = headers
  return { ...said, status: statusCode }
}

describeApi('compressed responses', (api) => {
  let cookie = ''
  let liveID = ''
  beforeAll(async () => {
    cookie = await api().signIn(agency.email)
    liveID = (await publish(api(), cookie, { type: 'VPAID', name: 'Ride' })).liveID
  })
  const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    api().app.inject({ method, url, headers: { cookie, ...headers } })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'gzip'],
    ['gzip;q=0.4, identity', undefined],
    ['gzip;q=0, br;q=0', undefined],
    ['identity', undefined],
    ['zstd', undefined],
    ['', undefined],
  ])('use the encoding that the client prefers: %s', async (accepted, encoding) => {
    const plain = await ask(MINE)
    const answer = await ask(MINE, { 'accept-encoding': accepted })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(decodeBody(answer).equals(plain.rawPayload)).toBe(true)
    expect(readHeaders(answer)).toEqual(readHeaders(plain))
    if (encoding === undefined) return
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(answer.headers.vary).toContain('accept-encoding')
  })

  it('are described uncompressed for HEAD requests', async () => {
    const [plain, alone] = [await ask(MINE), await ask(MINE, { 'accept-encoding': 'br' }, 'HEAD')]
    expect(readHeaders(alone)).toEqual(readHeaders(plain))
    expect([alone.headers['content-length'], alone.rawPayload.length]).toEqual([plain.headers['content-length'], 0])
  })

  it.each(['br', 'gzip'])('contain long lists completely, also over a socket: %s', async (encoding) => {
    const { app, context } = api()
    await context.db.execute(sql`insert into campaign (id, owner_id, name, created_at, updated_at)
      select 'many' || n, ${staff.id}, 'Campaign ' || n, now(), now() from generate_series(1, ${MANY}) n
      on conflict do nothing`)
    const headers = { cookie: await api().signIn(staff.email) }
    const plain = await ask(MINE, headers)
    expect(plain.json().data.length).toBeGreaterThan(MANY)
    const compressed = await ask(MINE, { ...headers, 'accept-encoding': encoding })
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10)
    expect(decodeBody(compressed).equals(plain.rawPayload)).toBe(true)

    const origin = app.server.listening ? app.listeningOrigin : await app.listen({ port: 0 })
    const leaving = new AbortController()
    const left = await fetch(origin + MINE, { headers, signal: leaving.signal })
    leaving.abort()
    await expect(left.text()).rejects.toThrow()
    const fetched = await fetch(origin + MINE, { headers: { ...headers, 'accept-encoding': encoding } })
    expect(fetched.headers.get('content-encoding')).toBe(encoding)
    expect(await fetched.text()).toBe(plain.body)
  })

  it('exclude small responses such as errors', async () => {
    const headers = { 'accept-encoding': 'br' }
    const refused = await ask(MINE, { ...headers, cookie: '' })
    expect(refused.headers['content-encoding']).toBeUndefined()
    expect(failureSchema.parse(refused.json()).status).toBe(401)
    const pixel = await ask('/serve/event/none/impression', headers)
    expect(pixel.headers).toMatchObject({ 'content-type': 'image/gif' })
    expect(pixel.headers['content-encoding']).toBeUndefined()
  })

  it('include long errors', async () => {
    const names = Array.from({ length: 200 }, (_, index) => [`field${index}`, 1])
    const send = (accepted: string) =>
      api().app.inject({
        method: 'POST',
        url: `/api${endpoints.newCampaign.path}`,
        headers: { ...OWN_HEADERS, cookie, 'accept-encoding': accepted },
        payload: { ...Object.fromEntries(names), name: 'n'.repeat(5000), tags: 7 },
      })
    const [plain, compressed] = [await send('identity'), await send('br')]
    expect(failureSchema.parse(JSON.parse(decodeBody(compressed).toString()))).toEqual(plain.json())
    expect(readHeaders(compressed)).toEqual(readHeaders(plain))
  })

  it.each([
    ['cross-site', undefined],
    ['same-site', undefined],
    ['same-origin', 'br'],
    ['none', 'br'],
  ])('are limited to our own pages where they may contain a secret: %s', async (site, encoding) => {
    const headers = { 'accept-encoding': 'br', 'sec-fetch-site': site }
    expect((await ask(MINE, headers)).headers['content-encoding']).toBe(encoding)
    expect((await ask('/serve/placard.js', headers)).headers['content-encoding']).toBe('br')
  })

  it.each([
    ['/serve/placard.js', 'accept-encoding'],
    ['/serve/vpaid.js', 'accept-encoding'],
    ['/serve/vast/$.xml', 'Origin, accept-encoding'],
    ['/serve/vpaid/$.xml', 'Origin, accept-encoding'],
  ])('have the same CORS headers as uncompressed ones: %s', async (url, vary) => {
    const path = url.replace('$', liveID)
    const headers = { origin: 'https://publisher.test' }
    const plain = await ask(path, headers)
    const compressed = await ask(path, { ...headers, 'accept-encoding': 'br' })
    expect([compressed.headers['content-encoding'], compressed.headers.vary]).toEqual(['br', vary])
    expect(readHeaders(compressed)).toEqual(readHeaders(plain))
    expect(decodeBody(compressed).length).toBe(plain.rawPayload.length)
    // The uncompressed variant needs `Vary` as well, or caches would serve it to everybody.
    expect(String(plain.headers.vary)).toMatch(url.endsWith('.js') ? /^accept-encoding$/ : /^Origin$/)
  })

  it('do not include files, which have a length and ranges', async () => {
    const headers = { 'accept-encoding': 'br, gzip' }
    const query = new URLSearchParams({ campaignID: CAMPAIGN, tz: 'UTC', format: 'csv' })
    for (const [name, value] of Object.entries(DAYS)) query.set(name, String(value))
    const made = await ask(`/api${endpoints.download.path}?${query}`, { cookie: await api().signIn(staff.email) })
    const { file } = endpoints.download.response.parse(made.json()).data
    const csv = await ask(`/uploads/${file}`, { ...headers, cookie: await api().signIn(staff.email) })
    expect([csv.statusCode, csv.headers['content-encoding']]).toEqual([200, undefined])
    expect(csv.rawPayload.length).toBeGreaterThan(1024)
    expect(csv.headers['content-length']).toBe(String(csv.rawPayload.length))

    const vast = await ask(`/serve/vast/${liveID}.xml`)
    const video = /http:\/\/[^\]]*(\/files\/[^\]]*)/.exec(vast.body)?.[1] ?? ''
    const part = await ask(video, { ...headers, range: 'bytes=2-5' })
    expect([part.statusCode, part.headers['content-encoding']]).toEqual([206, undefined])
    expect(part.rawPayload.equals(SAMPLES.mp4.content.subarray(2, 6))).toBe(true)
  })

  it('do not allow compressed requests', async () => {
    const { statusCode } = await api().app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { ...OWN_HEADERS, 'content-encoding': 'gzip' },
      payload: gzipSync(JSON.stringify({ method: 'password', username: agency.email, password: 'x', remember: false })),
    })
    expect(statusCode).toBe(400)
  })

  describe('of the documentation', () => {
    it('are compressed too', async () => {
      const { body } = await ask('/api/docs')
      const script = /src="([^"]*bundle\.js)"/.exec(body)?.[1] ?? ''
      const path = new URL(script, 'http://placard.test/api/docs').pathname
      const [plain, compressed] = [await ask(path), await ask(path, { 'accept-encoding': 'br' })]
      expect(compressed.headers['content-encoding']).toBe('br')
      expect(decodeBody(compressed).equals(plain.rawPayload)).toBe(true)
      const known = await ask(path, { 'accept-encoding': 'br', 'if-none-match': String(plain.headers.etag) })
      expect([known.statusCode, known.rawPayload.length, known.headers['content-encoding']]).toEqual([
        304,
        0,
        undefined,
      ])
    })
  })
})
