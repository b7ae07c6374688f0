import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { failureSchema } from '@placard/domain/internal/api'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.js'
import { setSecurityHeaders } from './security-headers.js'
import { serveConsole } from './serve-console.js'

const folder = mkdtempSync(join(tmpdir(), 'placard-console-'))
const PAGE = `<!doctype html><title>Placard</title>${'<p>Placard</p>'.repeat(40)}`
const SCRIPT = 'export {};'.repeat(40)
const page = { accept: 'text/html,*/*;q=0.8' }

const omit = (headers: OutgoingHttpHeaders, names: string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))

async function serve(
  kind: 'built' | 'not-built' | 'compressed',
  environment: Record<string, string> = {},
): Promise<FastifyInstance> {
  const PLACARD_CONSOLE_DIR = join(folder, kind)
  const config = readConfig({ PLACARD_CONSOLE_DIR, ...environment }, folder)
  const app = Fastify()
  await setSecurityHeaders(app, config)
  await serveConsole(app, config)
  return app
}

const MANY = Array.from({ length: 60 }, (_, index) => `shared-${index}`)

beforeAll(() => {
  mkdirSync(join(folder, 'built', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'built', 'index.html'), '<!doctype html><title>Placard</title>')
  writeFileSync(join(folder, 'built', 'assets', 'index-4f3a.js'), 'export {}')
  const compressed = join(folder, 'compressed')
  mkdirSync(join(compressed, 'assets'), { recursive: true })
  for (const [name, text] of Object.entries({ 'index.html': PAGE, 'assets/index-4f3a.js': SCRIPT })) {
    writeFileSync(join(compressed, name), text)
    writeFileSync(join(compressed, `${name}.br`), brotliCompressSync(text))
    writeFileSync(join(compressed, `${name}.gz`), gzipSync(text))
  }
  writeFileSync(join(compressed, 'icon.svg'), '<svg/>')
  writeFileSync(join(folder, 'secret'), 'not for the web')
  const manifest = JSON.stringify({
    'index.html': { file: 'assets/index-4f3a.js' },
    'src/data/prefetch.ts': { file: 'assets/prefetch.js' },
    'src/shell/layouts/console-layout.tsx': {
      file: 'assets/layout.js',
      imports: ['index.html'],
      css: ['assets/l.css'],
    },
    'src/routes/campaign/route.tsx': { file: 'assets/campaign.js', imports: ['small', 'index.html'] },
    small: { file: 'assets/small.js' },
    'src/routes/admin/route.tsx': { file: 'assets/admin.js', imports: MANY },
    ...Object.fromEntries(MANY.map((name) => [name, { file: `assets/${name}.js` }])),
  })
  for (const [name, text] of Object.entries({
    '.server/prerender.mjs': 'not for the web',
    '.vite/manifest.json': manifest,
  })) {
    mkdirSync(join(folder, 'built', name, '..'))
    writeFileSync(join(folder, 'built', name), text)
  }
  for (const name of ['layout', 'campaign'])
    writeFileSync(join(folder, 'built', 'assets', `${name}.js`), SCRIPT.repeat(30))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the built console', () => {
  it.each(['/', '/signin', '/campaigns/abc/reporting?start=2025-10-01', '/ping'])(
    'is served at %s without caching',
    async (url) => {
      const { statusCode, headers, body } = await (await serve('built')).inject({ url, headers: page })
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(headers['cache-control']).toBe('no-cache')
      expect(body).toContain('<title>Placard</title>')
    },
  )

  it('names the files of its screen to a browser with a session, at once and not by their imports', async () => {
    const app = await serve('built')
    const linkAt = async (url: string, cookie = 'placard=secret') =>
      (await app.inject({ url, headers: { ...page, cookie } })).headers.link
    expect(await linkAt('/campaigns/c1?x=1')).toBe(
      [
        '</assets/index-4f3a.js>;rel=modulepreload',
        '</assets/l.css>;rel=preload;as=style;crossorigin',
        '</assets/prefetch.js>;rel=modulepreload;fetchpriority=low',
        '</assets/layout.js>;rel=modulepreload;fetchpriority=low',
        '</assets/campaign.js>;rel=modulepreload;fetchpriority=low',
        '</assets/small.js>;rel=modulepreload;fetchpriority=low',
      ].join(','),
    )
    const ofMany = (await linkAt('/admin')) ?? ''
    expect(String(ofMany).length).toBeLessThanOrEqual(2800)
    expect(String(ofMany).split(',').length).toBeGreaterThan(30)
    expect(await linkAt('/campaigns/c1', 'other=1')).toBeUndefined()
    expect(await linkAt('/signin')).toBeUndefined()
  })

  it.each<[string, Record<string, string>]>([
    ['curl and link checkers', { accept: '*/*' }],
    ['programs that accept nothing in particular', {}],
    ['a browser', { ...page, 'sec-fetch-dest': 'document' }],
  ])('is served for %s', async (_, headers) => {
    const app = await serve('built')
    for (const method of ['GET', 'HEAD'] as const)
      for (const url of ['/signin', '/share/token', '/campaigns/abc?x=a.b']) {
        const { statusCode, headers: received } = await app.inject({ method, url, headers })
        expect([statusCode, received['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      }
  })

  it('a page of a share link is not cached, sends no referrer, and is not indexed', async () => {
    for (const kind of ['built', 'compressed'] as const) {
      const { headers } = await (await serve(kind)).inject({ url: '/share/token', headers: page })
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
    }
  })

  it('caches files with a hash in their name forever', async () => {
    const { headers } = await (await serve('built')).inject('/assets/index-4f3a.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it.each([
    ['a file that is not there', '/assets/gone.js', page],
    ['an unknown call', '/api/nothing', page],
    ['an unknown address of a tag', '/serve/nothing', page],
    ['a program that wants JSON', '/nothing', { accept: 'application/json' }],
    ['a file with an ending', '/nothing.png', { accept: '*/*' }],
    ['a script of a page', '/nothing', { accept: '*/*', 'sec-fetch-dest': 'script' }],
    ['a picture of a page', '/nothing', { accept: 'image/avif,*/*;q=0.8', 'sec-fetch-dest': 'image' }],
    ['an unknown call of a program', '/api/nothing', { accept: '*/*' }],
    ['a file outside', '/..%2fsecret', { accept: '*/*' }],
    ['the code that renders pages', '/.server/prerender.mjs', { accept: '*/*' }],
    ['the manifest of the build', '/.vite/manifest.json', { accept: '*/*' }],
  ])('returns 404 for %s', async (_, url, headers) => {
    const response = await (await serve('built')).inject({ url, headers })
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.body).not.toContain('not for the web')
    expect(response.body).not.toContain('<title>')
  })

  it('returns its configuration, without the credentials of the bucket', async () => {
    const app = await serve('built', {
      PLACARD_COMPANY: 'Acme',
      PLACARD_DOMAIN: 'acme.test',
      PLACARD_TERMS_URL: 'https://www.acme.test/terms',
      PLACARD_SERVING_URL: 'https://ads.acme.test',
      PLACARD_VENDOR_ID: '42',
      PLACARD_STAFF_ACCOUNT: 'Ada@acme.test',
      PLACARD_MIN_PASSWORD: '12',
      PLACARD_LINK_DAYS: '90',
      PLACARD_S3_BUCKET: 'placard-files',
      PLACARD_S3_ACCESS_KEY_ID: 'key',
      PLACARD_S3_SECRET_ACCESS_KEY: 'secret',
      PLACARD_S3_ROLE_ARN: 'arn:aws:iam::123456789012:role/files',
      PLACARD_IDENTITY_POOL: 'us-east-1:1a2b-3c',
    })
    const { headers, json } = await app.inject('/config.json')
    expect(json()).toEqual({
      apiBase: '/api',
      company: 'Acme',
      domain: 'acme.test',
      termsUrl: 'https://www.acme.test/terms',
      servingHost: 'https://ads.acme.test',
      vendorID: 42,
      staffAccount: 'ada@acme.test',
      minPassword: 12,
      identityPoolID: 'us-east-1:1a2b-3c',
      linkDays: 90,
    })
    expect(headers['cache-control']).toBe('no-cache')
  })

  it('runs only its own scripts, cannot be framed, and sends no referrer', async () => {
    const { headers } = await (await serve('built')).inject({ url: '/share/token', headers: page })
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

  it('sends HSTS on a server with https', async () => {
    const { headers } = await (await serve('built', { PLACARD_PUBLIC_URL: 'https://ads.example.com' })).inject('/')
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
  })
})

describe('a console with compressed files', () => {
  const PLAIN = { '/assets/index-4f3a.js': SCRIPT, '/': PAGE, '/share/token': PAGE }
  const decoded = { br: brotliDecompressSync, gzip: gunzipSync }
  const ask = async (url: string, headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    (await serve('compressed')).inject({ method, url, headers: { ...page, ...headers } })
  /** Returns the headers of a page or script except caching and encoding. */
  const readHeaders = ({ headers }: { headers: OutgoingHttpHeaders }) =>
    omit(headers, ['content-encoding', 'content-length', 'date', 'etag', 'last-modified'])

  it.each(
    Object.entries(PLAIN).flatMap(([url, text]) => (['br', 'gzip'] as const).map((name) => [name, url, text] as const)),
  )('is sent as %s, with the same headers: %s', async (encoding, url, text) => {
    const plain = await ask(url, {})
    expect([plain.body, plain.headers['content-encoding']]).toEqual([text, undefined])
    const compressed = await ask(url, { 'accept-encoding': encoding })
    expect(compressed.headers['content-encoding']).toBe(encoding)
    expect(decoded[encoding](compressed.rawPayload).toString()).toBe(text)
    expect(compressed.headers['content-length']).toBe(String(compressed.rawPayload.length))
    expect(readHeaders(compressed)).toEqual(readHeaders(plain))
    expect(plain.headers.vary).toBe('accept-encoding')
    // Each encoding needs its own ETag.
    expect(compressed.headers.etag).not.toBe(plain.headers.etag)
    const alone = await ask(url, { 'accept-encoding': encoding }, 'HEAD')
    expect([omit(alone.headers, ['date']), alone.body]).toEqual([omit(compressed.headers, ['date']), ''])
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['br;q=0', undefined],
    ['zstd', undefined],
    ['identity', undefined],
  ])('is sent in the encoding that the browser prefers: %s', async (accepted, encoding) => {
    const answer = await ask('/signin', { 'accept-encoding': accepted })
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, encoding])
  })

  it('returns 304 to a client that has it', async () => {
    const { headers: first } = await ask('/signin', { 'accept-encoding': 'br' })
    const known = { 'accept-encoding': 'br', 'if-none-match': String(first.etag) }
    const { statusCode, headers, body } = await ask('/signin', known)
    expect([statusCode, body, headers.etag]).toEqual([304, '', first.etag])
    expect(headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-cache' })
    expect(headers).not.toHaveProperty('content-encoding')
    expect(headers).not.toHaveProperty('content-type')
    expect((await ask('/signin', { ...known, 'accept-encoding': 'gzip' })).statusCode).toBe(200)
  })

  it('is sent in the requested range', async () => {
    const range = { range: 'bytes=1-4' }
    const plain = await ask('/assets/index-4f3a.js', range)
    expect([plain.statusCode, plain.body]).toEqual([206, SCRIPT.slice(1, 5)])
    const whole = await ask('/assets/index-4f3a.js', { 'accept-encoding': 'br' })
    const part = await ask('/assets/index-4f3a.js', { ...range, 'accept-encoding': 'br' })
    expect([part.statusCode, part.headers.etag]).toEqual([206, whole.headers.etag])
    expect(part.headers['content-range']).toBe(`bytes 1-4/${whole.rawPayload.length}`)
    expect(part.rawPayload.equals(whole.rawPayload.subarray(1, 5))).toBe(true)
  })

  it('is sent uncompressed where there is no compressed file', async () => {
    const { statusCode, headers, body } = await ask('/icon.svg', { 'accept-encoding': 'br, gzip' })
    expect([statusCode, body, headers['content-encoding']]).toEqual([200, '<svg/>', undefined])
    expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', vary: 'accept-encoding' })
    const gone = await ask('/assets/gone.js', { 'accept-encoding': 'br' })
    expect(failureSchema.parse(gone.json()).status).toBe(404)
  })
})

describe('without a console', () => {
  it('returns Pong, and explains that the console is missing', async () => {
    const app = await serve('not-built')
    expect((await app.inject('/ping')).body).toBe('Pong')
    expect((await app.inject('/')).body).toContain('not built')
    const response = await app.inject({ url: '/signin', headers: page })
    expect(failureSchema.parse(response.json()).status).toBe(404)
  })
})
