import { tmpdir } from 'node:os'
import { type Endpoint, endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.js'
import { readConfig } from '../config.js'
import { rateLimit } from '../store/schema.js'
import { describeApi, ORIGIN, OWN_HEADERS } from '../testing/test-app.js'

const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'
const POLICY =
  "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;media-src 'self' blob:;font-src 'self' data:;connect-src 'self';worker-src 'self' blob:;object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'"

/** Exact security headers of every response below /api. */
const API_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
const NAMES = [...Object.keys(API_HEADERS), 'strict-transport-security', 'server', 'x-powered-by']
const pickSecurityHeaders = (headers: Record<string, unknown>) =>
  Object.fromEntries(NAMES.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))

const calls: [string, Endpoint][] = Object.entries(endpoints)

describeApi('security headers', (api) => {
  let cookie = ''
  beforeAll(async () => {
    cookie = await api().signIn(DEMO_USERS[2].email)
  })

  it.each(calls)('of %s are the same for every response', async (_, { method, path }) => {
    const url = `/api${path}`
    const tries = [
      { method, url },
      { method, url, headers: { ...OWN_HEADERS, cookie }, ...(method !== 'GET' && { payload: '{' }) },
      { method, url, headers: { origin: 'https://evil.test', cookie } },
      { method, url, headers: { ...OWN_HEADERS, cookie }, query: { campaignID: 'nobodysCampaign', id: 'none' } },
    ]
    for (const request of tries) {
      await api().context.db.delete(rateLimit)
      const { headers, statusCode } = await api().app.inject(request)
      expect({ statusCode, ...pickSecurityHeaders(headers) }).toEqual({ statusCode, ...API_HEADERS })
    }
  })

  describe('of other responses', () => {
    const large = `{"a":"${'x'.repeat(2_000_000)}"}`
    it.each<[number, InjectOptions]>([
      [404, { url: '/api/nothing' }],
      [413, { method: 'POST', url: '/api/login', headers: OWN_HEADERS, payload: large }],
      [
        415,
        { method: 'POST', url: '/api/login', headers: { origin: ORIGIN, 'content-type': 'text/plain' }, payload: 'x' },
      ],
    ])('are the same for status %d', async (status, request) => {
      const { statusCode, headers } = await api().app.inject(request)
      expect(statusCode).toBe(status)
      expect(pickSecurityHeaders(headers)).toEqual(API_HEADERS)
    })

    it.each<[number, string]>([
      [400, '/api/%E0%A4%A'],
      [414, `/uploads/${'x'.repeat(500)}`],
    ])('allow nothing for status %d, which bypasses the hooks', async (status, url) => {
      const { statusCode, headers } = await api().app.inject(url)
      expect(statusCode).toBe(status)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
    })

    it('are the same for an internal error', async () => {
      const app = await buildApp({ ...api().context, db: {} as never })
      const { statusCode, headers } = await app.inject({ url: '/api/me', headers: { cookie } })
      expect([statusCode, pickSecurityHeaders(headers)]).toEqual([500, API_HEADERS])
      await app.close()
    })

    const s3Of = (environment: Record<string, string>) =>
      readConfig({ PLACARD_S3_BUCKET: 'banners', ...environment }, tmpdir()).s3
    const identityPoolID = 'us-east-1:1a2b-3c'
    it.each([
      ['https://*.amazonaws.com', { identityPoolID }],
      ['https://*.amazonaws.com', { s3: s3Of({}), identityPoolID }],
      ['https://*.amazonaws.com.cn', { s3: s3Of({ PLACARD_S3_REGION: 'cn-north-1' }) }],
      ['http://127.0.0.1:9000', { s3: s3Of({ PLACARD_S3_ENDPOINT: 'http://127.0.0.1:9000/s3' }) }],
      [
        'https://banners.s3.test',
        { s3: s3Of({ PLACARD_S3_ENDPOINT: 'https://s3.test', PLACARD_S3_FORCE_PATH_STYLE: '0' }) },
      ],
    ])('allow the console to use files at %s', async (source, settings) => {
      const { context } = api()
      const app = await buildApp({ ...context, config: { ...context.config, ...settings } })
      const { headers } = await app.inject('/nothing')
      expect(headers['content-security-policy']).toBe(
        POLICY.replace('data: blob:', `data: blob: ${source}`)
          .replace("media-src 'self' blob:", `media-src 'self' blob: ${source}`)
          .replace("connect-src 'self'", `connect-src 'self' ${source}`),
      )
      await app.close()
    })

    it('include HSTS for a year on a server with https', async () => {
      const { context } = api()
      const app = await buildApp({ ...context, config: { ...context.config, publicUrl: 'https://ads.example.com' } })
      for (const url of [
        '/api/me',
        '/serve/placard.js',
        '/serve/event/none/impression',
        '/uploads/none',
        '/s3/none',
        '/nothing',
      ])
        expect((await app.inject(url)).headers['strict-transport-security']).toMatch(
          /^max-age=31536000; includeSubDomains/,
        )
      await app.close()
    })
  })
})
