import { describe, expect, it, vi } from 'vitest'
import { newCampaign } from '../campaign/campaign.js'
import { endpoints } from '../endpoints/endpoints.js'
import { VersionConflict } from '../problem/problem.js'
import { expectFailure, json, listen } from '../testing/test-server.js'
import { type ClientOptions, createClient, readCurrentVersion } from './client.js'

const serve = async (listener: Parameters<typeof listen>[0], options: Partial<ClientOptions> = {}) =>
  createClient({ baseUrl: `${await listen(listener)}/api`, ...options })

describe('createClient', () => {
  it('sends the query, omits the body of calls without one, and reads the envelope', async () => {
    const seen: string[] = []
    const client = await serve((request, response) => {
      seen.push(`${request.method} ${request.url} ${request.headers['content-type']}`)
      json(200, { status: 200, data: null })(request, response)
    })
    const answer = await client.call(endpoints.revokeToken, { query: { campaignID: 'c1', id: 't1' } })
    expect(answer).toEqual({ status: 200, data: null })
    expect(seen).toEqual(['DELETE /api/v1/campaign/tokens?campaignID=c1&id=t1 undefined'])
  })

  it('reports sign-in, sign-out and 401 responses', async () => {
    const client = await serve((request, response) => {
      const status = request.url === '/api/me' ? 401 : 200
      json(status, { status, data: null, message: 'Sign in to continue.' })(request, response)
    })
    const changes: boolean[] = []
    const stop = client.onUserChange(({ unauthorized }) => changes.push(unauthorized))
    await client.call(endpoints.revokeToken, { query: { campaignID: 'c1', id: 't1' } })
    expect(changes).toEqual([])
    await client.call(endpoints.logout)
    await expectFailure(client.call(endpoints.me))
    expect(changes).toEqual([false, true])
    stop()
    await client.call(endpoints.logout)
    expect(changes).toHaveLength(2)
  })

  it('calls the global fetch of the moment, which a page may replace after the client was created', async () => {
    const client = createClient({ baseUrl: 'http://127.0.0.1:9/api' })
    vi.stubGlobal('fetch', async () => Response.json({ status: 200, data: null }))
    try {
      expect(await client.call(endpoints.logout)).toEqual({ status: 200, data: null })
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('rejects an invalid body before the request', async () => {
    const client = await serve(() => expect.unreachable('a request was sent'))
    const error = await expectFailure(
      client.call(endpoints.login, { body: { method: 'password', username: 'a', password: 'b' } }),
    )
    expect(error.status).toBe(400)
    expect(error.messages).toContain('Fill in your email')
    expect(error.problems[0]).toEqual({ path: 'username', message: 'Fill in your email' })
  })

  it('returns the server’s message and problems', async () => {
    const problems = [{ path: 'username', message: 'Unknown' }]
    const client = await serve(json(422, { status: 422, error: { message: ['One', 'Two'] }, problems }))
    expect(await expectFailure(client.call(endpoints.me))).toMatchObject({ message: 'One\nTwo', status: 422, problems })
  })

  it.each([
    [{ 'retry-after': '42' }, 42_000],
    [{ 'retry-after': 'Wed, 21 Oct 2026 07:28:30 GMT', date: 'Wed, 21 Oct 2026 07:28:00 GMT' }, 30_000],
    [{ 'retry-after': 'Wed, 21 Oct 2026 07:27:00 GMT', date: 'Wed, 21 Oct 2026 07:28:00 GMT' }, 0],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
  ])('says for %o to try again after %s ms', async (headers: Record<string, string>, ms) => {
    const client = await serve((request, response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      json(429, { status: 429, message: 'Too many requests.' })(request, response)
    })
    expect((await expectFailure(client.call(endpoints.me))).retryAfterMs).toBe(ms)
  })

  it('reports timeouts and cancellation', async () => {
    const client = await serve(() => {}, { timeoutMs: 60 })
    expect((await expectFailure(client.call(endpoints.me))).message).toBe('Request timed out')
    expect((await expectFailure(client.call(endpoints.me, { signal: AbortSignal.abort() }))).message).toBe(
      'Request timed out',
    )
  })

  it('rejects responses that violate the contract', async () => {
    const client = await serve(json(200, { status: 200, data: { user: 'someone' } }))
    expect((await expectFailure(client.call(endpoints.me))).message).toContain('went wrong on our side')
  })

  it('joins lists in a query by commas and omits missing values', async () => {
    const seen: (string | undefined)[] = []
    const client = await serve((request, response) => {
      seen.push(request.url)
      json(404, { status: 404, message: 'None' })(request, response)
    })
    const query = { start_dt: 0, end_dt: 1, liveIDs: ['a', 'b,c&d'], tz: undefined }
    expect((await expectFailure(client.call(endpoints.report, { query }))).message).toBe('None')
    expect(seen).toEqual(['/api/v1/campaign/reports?start_dt=0&end_dt=1&liveIDs=a%2Cb%2Cc%26d'])
  })

  it('reports the server’s time, if it sends one', async () => {
    const dates: (string | undefined)[] = []
    const onResponse: ClientOptions['onResponse'] = ({ date }) => dates.push(date?.toISOString())
    for (const date of ['Tue, 14 Oct 2025 10:00:00 GMT', 'soon']) {
      const client = await serve((_, response) => response.writeHead(500, { date }).end(), { onResponse })
      await expectFailure(client.call(endpoints.me))
    }
    expect(dates).toEqual(['2025-10-14T10:00:00.000Z', undefined])
  })
})

describe('a call that creates something', () => {
  const keys: unknown[] = []
  const counting = () => {
    keys.length = 0
    return serve((request, response) => {
      keys.push(request.headers['idempotency-key'])
      json(503, { status: 503, message: 'Later' })(request, response)
    })
  }

  it('has a new idempotency key, except for retries', async () => {
    const client = await counting()
    const body = { campaignID: 'c1' }
    for (const again of [{}, {}, { idempotencyKey: 'k1' }, { idempotencyKey: 'k1' }])
      await expectFailure(client.call(endpoints.newToken, { body, ...again }))
    expect(keys[0]).toMatch(/^[A-Za-z0-9]{32}$/)
    expect(keys[1]).not.toBe(keys[0])
    expect(keys.slice(2)).toEqual(['k1', 'k1'])
  })

  it('is the only kind of call with one', async () => {
    const client = await counting()
    await expectFailure(client.call(endpoints.me))
    await expectFailure(client.call(endpoints.logout, { idempotencyKey: 'k1' }))
    expect(keys).toEqual([undefined, undefined])
  })
})

describe('a version conflict', () => {
  const body = { id: 'c1', version: 1, name: 'Spring' }
  const current = { ...newCampaign(new Date(0)), id: 'c1', name: 'Summer', version: 2 }

  it('contains the server’s version', async () => {
    const client = await serve(json(412, { status: 412, message: 'Changed meanwhile', data: { ...current, extra: 1 } }))
    const error = await expectFailure(client.call(endpoints.updateCampaign, { body }))
    expect(error).toBeInstanceOf(VersionConflict)
    expect(error).toMatchObject({ name: 'VersionConflict', status: 412, message: 'Changed meanwhile' })
    expect((error as VersionConflict).current).toEqual(current)
    expect(readCurrentVersion(endpoints.updateCampaign, error)?.name).toBe('Summer')
    expect(readCurrentVersion(endpoints.updateCreative, error)).toBeUndefined()
    expect(readCurrentVersion(endpoints.updateCampaign, new Error('Changed meanwhile'))).toBeUndefined()
  })

  it('is an ordinary error without the server’s version', async () => {
    for (const data of [undefined, null, { ...current, version: 'two' }]) {
      const client = await serve(json(412, { status: 412, message: 'Changed meanwhile', data }))
      const error = await expectFailure(client.call(endpoints.updateCampaign, { body }))
      expect(error).not.toBeInstanceOf(VersionConflict)
      expect(error).toMatchObject({ status: 412, message: 'Changed meanwhile' })
    }
  })
})
