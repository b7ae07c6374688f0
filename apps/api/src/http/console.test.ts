import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failureSchema } from '@placard/domain'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.js'
import { serveConsole } from './console.js'
import { secureHeaders } from './headers.js'

const folder = mkdtempSync(join(tmpdir(), 'placard-console-'))
const page = { accept: 'text/html,*/*;q=0.8' }

async function serve(built: boolean, environment: Record<string, string> = {}): Promise<FastifyInstance> {
  const PLACARD_CONSOLE_DIR = join(folder, built ? 'built' : 'not-built')
  const config = readConfig({ PLACARD_CONSOLE_DIR, ...environment }, folder)
  const app = Fastify()
  await secureHeaders(app, config)
  await serveConsole(app, config)
  return app
}

beforeAll(() => {
  mkdirSync(join(folder, 'built', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'built', 'index.html'), '<!doctype html><title>Placard</title>')
  writeFileSync(join(folder, 'built', 'assets', 'index-4f3a.js'), 'export {}')
  writeFileSync(join(folder, 'secret'), 'not for the web')
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the built console', () => {
  it.each(['/', '/signin', '/campaigns/abc/reporting?start=2025-10-01', '/share/token', '/ping'])(
    'opens at %s, always fresh',
    async (url) => {
      const { statusCode, headers, body } = await (await serve(true)).inject({ url, headers: page })
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(headers['cache-control']).toBe('no-cache')
      expect(body).toContain('<title>Placard</title>')
    },
  )

  it('keeps files with a hash in their name for ever', async () => {
    const { headers } = await (await serve(true)).inject('/assets/index-4f3a.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it.each([
    ['a file that is not there', '/assets/gone.js', page],
    ['an unknown call', '/api/nothing', page],
    ['an unknown address of a tag', '/serve/nothing', page],
    ['something that is no page', '/nothing.json', { accept: 'application/json' }],
    ['a file outside', '/..%2fsecret', { accept: '*/*' }],
  ])('answers 404 to %s', async (_, url, headers) => {
    const response = await (await serve(true)).inject({ url, headers })
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.body).not.toContain('not for the web')
    expect(response.body).not.toContain('<title>')
  })

  it('says what it is configured with', async () => {
    const app = await serve(true, {
      PLACARD_COMPANY: 'Acme',
      PLACARD_DOMAIN: 'acme.test',
      PLACARD_SERVING_URL: 'https://ads.acme.test',
      PLACARD_VENDOR_ID: '42',
      PLACARD_STAFF_ACCOUNT: 'Ada@acme.test',
      PLACARD_MIN_PASSWORD: '12',
    })
    const { headers, json } = await app.inject('/config.json')
    expect(json()).toEqual({
      apiBase: '/api',
      company: 'Acme',
      domain: 'acme.test',
      servingHost: 'https://ads.acme.test',
      vendorID: 42,
      staffAccount: 'ada@acme.test',
      minPassword: 12,
    })
    expect(headers['cache-control']).toBe('no-cache')
  })

  it('may run only its own scripts, in nobody’s frame, and tells nobody where it was', async () => {
    const { headers } = await (await serve(true)).inject({ url: '/share/token', headers: page })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it('asks for https for good where it is reached by https', async () => {
    const { headers } = await (await serve(true, { PLACARD_PUBLIC_URL: 'https://ads.example.com' })).inject('/')
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
  })
})

describe('without a console', () => {
  it('answers Pong, and says what is missing', async () => {
    const app = await serve(false)
    expect((await app.inject('/ping')).body).toBe('Pong')
    expect((await app.inject('/')).body).toContain('not built')
    const response = await app.inject({ url: '/signin', headers: page })
    expect(failureSchema.parse(response.json()).status).toBe(404)
  })
})
