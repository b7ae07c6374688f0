import { DEMO_USERS } from '@placard/domain/demo'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../app.js'
import { describeApi } from '../testing/test-app.js'

describeApi('health checks and metrics', (api) => {
  it('report that the process is alive and the database responds', async () => {
    for (const url of ['/healthz', '/readyz']) {
      const { status, body } = await api().get(url)
      expect({ status, body }).toEqual({ status: 200, body: { status: 'ok' } })
    }
  })

  it('count requests by route pattern, never by URL, in OpenMetrics', async () => {
    const token = 'A'.repeat(43)
    await api().get(`/api/share/reports?sharedToken=${token}`)
    await api().get('/api/me')
    const { status, text, headers } = await api().get('/metrics')
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('application/openmetrics-text')
    expect(text).toMatch(/placard_http_request_duration_seconds_count\{.*route="\/api\/me",status="401".*\} 1/)
    expect(text).toContain('route="/api/share/reports"')
    expect(text).toMatch(/placard_zone_data\{version="\d{4}[a-z]+",source="[\w-]+",node="\d{4}[a-z]+"\} 1/)
    expect(text).not.toContain(token)
    expect(text.trimEnd().endsWith('# EOF')).toBe(true)
  })

  it('show metrics to this machine only, or with the token', async () => {
    const { app, context } = api()
    const outside = await app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })
    expect(outside.statusCode).toBe(404)
    const metricsToken = 'a token of operators'
    const guarded = await buildApp({ ...context, config: { ...context.config, metricsToken } })
    const ask = async (authorization?: string) => {
      const headers = authorization === undefined ? {} : { authorization }
      return (await guarded.inject({ url: '/metrics', headers })).statusCode
    }
    expect([await ask(), await ask('Bearer guess'), await ask(`Bearer ${metricsToken}`)]).toEqual([404, 404, 200])
    await guarded.close()
  })

  it('hide metrics without a token on a public server, from programs of its machine too', async () => {
    const { context } = api()
    // A proxy on this machine may send no header of its own, and the address of the server as Host.
    const headers = { host: '127.0.0.1:4100' }
    for (const [isPublic, status] of [
      [true, 404],
      [false, 200],
    ] as const) {
      const app = await buildApp({ ...context, config: { ...context.config, isPublic } })
      expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(status)
      await app.close()
    }
  })

  it('hide metrics from a page whose name leads to this machine', async () => {
    const statusFor = async (host: string) => (await api().get('/metrics', { headers: { host } })).status
    expect(await Promise.all(['localhost:4100', '[::1]:4100', '127.0.0.1'].map(statusFor))).toEqual([200, 200, 200])
    expect(await Promise.all(['placard.example.com', 'rebound.test:4100'].map(statusFor))).toEqual([404, 404])
  })

  it.each(['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip'])(
    'hide metrics from clients behind a proxy on this machine, which sends %s',
    async (header) => {
      expect((await api().get('/metrics', { headers: { [header]: '203.0.113.7' } })).status).toBe(404)
      expect((await api().get('/metrics')).status).toBe(200)
    },
  )

  it('warn once about a proxy that is not configured', async () => {
    const { context } = api()
    for (const [proxies, warnings] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const lines: string[] = []
      const stream = { write: (line: string) => lines.push(line) }
      const app = await buildApp({ ...context, config: { ...context.config, proxies } }, { level: 'warn', stream })
      await app.inject('/healthz')
      expect(lines).toEqual([])
      for (const _ of [1, 2]) await app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.7' } })
      expect(lines).toHaveLength(warnings)
      if (warnings > 0) expect(lines[0]).toMatch(/x-forwarded-for.*PLACARD_PROXIES is 0/)
      await app.close()
    }
  })

  describe('readiness', () => {
    it('/readyz fails while the database does not respond, unlike /healthz', async () => {
      const { context } = api()
      const db = new Proxy(context.db, {
        get: (target, name, receiver) =>
          name === 'execute' ? () => new Promise(() => undefined) : Reflect.get(target, name, receiver),
      })
      const app = await buildApp({ ...context, db })
      const ready = await app.inject('/readyz')
      expect(ready.statusCode).toBe(503)
      expect(ready.headers['retry-after']).toBe('5')
      expect((await app.inject('/healthz')).statusCode).toBe(200)
      await app.close()
    })
  })

  it('/readyz fails without details while the database is damaged', async () => {
    const { context } = api()
    const app = await buildApp({ ...context, findDamage: async () => 'page 7 of /data/base/5/16401' })
    const ready = await app.inject('/readyz')
    expect(ready.statusCode).toBe(503)
    expect(ready.json().message).toBe('The database is damaged. The log of the server says where.')
    await app.close()
  })

  it('/readyz fails as soon as a request has met damage, also right after a check', async () => {
    const { context } = api()
    let damage: string | undefined
    const app = await buildApp({ ...context, findDamage: async () => damage, foundDamage: () => damage })
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    damage = 'PostgreSQL reports: could not read block 7'
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    await app.close()
  })

  it('log no password, cookie, token or address', async () => {
    const lines: string[] = []
    const { logOptions } = await import('./log-options.js')
    const options = logOptions({ logLevel: 'debug' })
    const stream = { write: (line: string) => lines.push(line) }
    const app = await buildApp(api().context, { ...(options as object), stream })
    const secrets = ['a-canary-password', 'canary@placard.test', 'canary-cookie', 'C'.repeat(43), 'canary\nline']
    const headers = {
      origin: api().config.publicUrl,
      'content-type': 'application/json',
    }
    await app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { ...headers, cookie: `placard=${secrets[2]}` },
      payload: JSON.stringify({ method: 'password', username: secrets[1], password: secrets[0] }),
    })
    await app.inject(`/api/share/reports?sharedToken=${secrets[3]}`)
    await app.inject(`/share/${secrets[3]}`)
    await app.inject(`/uploads/${secrets[3]}`)
    await app.inject({
      url: `/api/me?x=${encodeURIComponent(secrets[4] ?? '')}`,
      headers: { cookie: DEMO_USERS[0].email },
    })
    await app.close()
    const text = lines.join('')
    expect(lines.length).toBeGreaterThan(8)
    for (const secret of [...secrets, DEMO_USERS[0].email]) expect(text).not.toContain(secret)
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
    expect(text).toContain('"path":"/share/…"')
  })
})
