import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { ASSET_FORMATS, type AssetFormat } from '@placard/domain/internal/creative'
import { asc } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { creative } from '../store/schema.js'
import { svg } from '../testing/sample-files.js'
import { describeApi } from '../testing/test-app.js'
import { SAMPLES, upload } from '../testing/uploads.js'

const FORMATS = Object.keys(SAMPLES) as AssetFormat[]
const hostile = svg(
  'onload="alert(1)"',
  '<script>alert(1)</script><foreignObject><iframe src="javascript:alert(1)"/></foreignObject>',
)

describeApi('served files', (api) => {
  const paths = new Map<string, string>()
  beforeAll(async () => {
    const cookie = await api().signIn(DEMO_USERS[0].email)
    const [{ id } = { id: '' }] = await api().context.db.select().from(creative).orderBy(asc(creative.id)).limit(1)
    const files = [...Object.values(SAMPLES), { filename: 'hostile.svg', content: hostile }]
    const answer = await upload(api(), cookie, id, files)
    const { data } = endpoints.uploadAssets.response.parse(answer.body)
    for (const [index, format] of [...FORMATS, 'hostile'].entries()) paths.set(format, data[index]!.path)
  })
  const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    api().app.inject({ method, url, headers })

  it.each(FORMATS)('have safe headers: %s', async (format) => {
    const { statusCode, headers, rawPayload } = await ask(paths.get(format)!, {
      accept: 'text/html',
      origin: 'https://publisher.test',
    })
    expect(statusCode).toBe(200)
    expect(rawPayload.equals(SAMPLES[format].content)).toBe(true)
    expect(headers).toMatchObject({
      'content-type': ASSET_FORMATS[format].contentType,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'content-disposition': format === 'zip' ? 'attachment' : 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(SAMPLES[format].content.length),
    })
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })

  it('run no scripts of an SVG', async () => {
    const { headers, body } = await ask(paths.get('hostile')!)
    expect(body).toContain('alert(1)')
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  describe('in parts', () => {
    const { content } = SAMPLES.mp4
    const size = content.length
    it.each<[string, number, number]>([
      ['bytes=0-0', 0, 0],
      ['bytes=10-19', 10, 19],
      ['bytes=100-', 100, size - 1],
      ['bytes=-7', size - 7, size - 1],
      [`bytes=5-${size * 9}`, 5, size - 1],
      [`bytes=-${size * 9}`, 0, size - 1],
    ])('answer %s', async (range, first, last) => {
      const { statusCode, headers, rawPayload } = await ask(paths.get('mp4')!, { range })
      expect(statusCode).toBe(206)
      expect(headers['content-range']).toBe(`bytes ${first}-${last}/${size}`)
      expect(headers['content-length']).toBe(String(last - first + 1))
      expect(rawPayload.equals(content.subarray(first, last + 1))).toBe(true)
    })

    it.each(['bytes=5-4', 'bytes=-', 'bytes=x-9', 'lines=0-9', 'bytes=0-1,3-4', `bytes=${'9'.repeat(40)}-`])(
      'are complete for anything but a single range: %s',
      async (range) => {
        const { statusCode, rawPayload } = await ask(paths.get('mp4')!, { range })
        expect([statusCode, rawPayload.length]).toEqual([200, size])
      },
    )

    it('end where the file ends', async () => {
      for (const range of [`bytes=${size}-`, 'bytes=-0']) {
        const { statusCode, headers } = await ask(paths.get('mp4')!, { range })
        expect([statusCode, headers['content-range']]).toEqual([416, `bytes */${size}`])
      }
    })

    it('are complete when the file has changed', async () => {
      const { headers } = await ask(paths.get('mp4')!)
      const ask206 = async (tag: string) =>
        (await ask(paths.get('mp4')!, { range: 'bytes=0-9', 'if-range': tag })).statusCode
      expect([await ask206(String(headers.etag)), await ask206('"other"')]).toEqual([206, 200])
    })
  })

  it('are not sent to clients that have them, nor for HEAD requests', async () => {
    const path = paths.get('png')!
    const { headers } = await ask(path)
    const again = await ask(path, { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    const head = await ask(path, {}, 'HEAD')
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
    expect(head.headers['content-length']).toBe(String(SAMPLES.png.content.length))
  })

  describe('URLs of no file', () => {
    const key = () => paths.get('png')!.slice('/files/'.length)
    it.each<[string, () => string]>([
      ['a climb', () => '../secret'],
      ['two climbs', () => '../../etc/passwd'],
      ['an encoded climb', () => '..%2fsecret'],
      ['a climb with encoded dots', () => '%2e%2e/secret'],
      ['a climb encoded twice', () => '%252e%252e%252fsecret'],
      ['a Windows climb', () => '..%5Csecret'],
      ['a backslash', () => '\\..\\secret'],
      ['NUL', () => `${key()}%00`],
      ['NUL before the ending', () => `${key().slice(0, -4)}%00.png`],
      ['an absolute path', () => '/etc/passwd'],
      ['an encoded absolute path', () => '%2Fetc%2Fpasswd'],
      ['a path below', () => `${key()}/x`],
      ['a shard', () => `${key().slice(8, 10)}/${key()}`],
      ['slashes', () => `//${key()}`],
      ['a slash of full width', () => '..%EF%BC%8Fsecret'],
      ['dots of full width', () => '%EF%BC%8E%EF%BC%8E/secret'],
      ['a folder', () => ''],
      ['what comes in', () => 'incoming/'],
      ['a wildcard', () => '*'],
      ['a prefix', () => key().slice(0, 20)],
      ['another ending', () => key().replace('.png', '.svg')],
      ['large letters', () => key().toUpperCase()],
      ['a blank', () => `${key()}%20`],
      ['a well-shaped key of nobody', () => `${'0'.repeat(40)}.png`],
      ['the pattern itself', () => ':key'],
      ['a very long name', () => 'a'.repeat(5000)],
    ])('return 404 with the same body: %s', async (_, name) => {
      const { statusCode, body, headers } = await ask(`/files/${name()}`, { accept: 'text/html' })
      const nowhere = /^\/files\/\.\.|^\/files\/%2e/i.test(`/files/${name()}`)
      if (!nowhere) expect(JSON.parse(body)).toEqual({ status: 404, message: 'This file is no longer there.' })
      expect(statusCode).toBe(404)
      expect([undefined, '*']).toContain(headers['access-control-allow-origin'])
    })

    it('return 404 when they cannot be decoded', async () => {
      for (const name of ['..%e0%80%afsecret', '%', '%c0%ae'])
        expect([name, (await ask(`/files/${name}`)).statusCode]).toEqual([name, 404])
    })
  })
})
