import { request } from 'node:http'
import { DEMO_USERS } from '@placard/domain/demo'
import { failureSchema } from '@placard/domain/internal/api'
import { asc } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { creative } from '../store/schema.js'
import type { Part } from '../testing/multipart.js'
import { MULTIPART_TYPE, multipartBody } from '../testing/multipart.js'
import { gif, mp4, png, svg, webm, woff2, zip } from '../testing/sample-files.js'
import { describeApi, OWN_HEADERS } from '../testing/test-app.js'
import { leftovers, SAMPLES, sendParts, upload } from '../testing/uploads.js'

const html = Buffer.from('<!doctype html><script>alert(1)</script>')
const elf = Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(200)])
const zeros = Buffer.alloc(5_000_000)
const { png: photo, zip: archive } = SAMPLES
const file = (filename: string, content: Buffer): Part => ({ name: 'files[]', filename, content })
const zipNamed = (name: string, more = {}) => file('a.zip', zip([{ name: 'index.html' }, { name, ...more }]))
/** Flag of an entry whose name is UTF-8. */
const UTF8 = 0x800
/** Archive with a page and 20 more entries that share its data. */
const overlapping = Array.from({ length: 21 }, (_, index) => ({
  name: index === 0 ? 'index.html' : `${index}.html`,
  data: Buffer.from(Array.from({ length: 3000 }, (_, at) => 33 + ((at * at * 31) % 89))),
  isShared: index > 0,
}))

/** Hostile uploads and their responses. */
const HOSTILE: [string, number, Part][] = [
  ['HTML named as a PNG', 415, file('a.png', html)],
  ['HTML named as an SVG', 415, file('a.svg', html)],
  ['a program named as a video', 415, file('a.mp4', elf)],
  ['a program by its own name', 415, file('a.exe', elf)],
  ['a page by its own name', 415, file('a.html', html)],
  ['a script', 415, file('a.js', Buffer.from('alert(1)'))],
  ['a picture without ending', 415, file('photo', photo.content)],
  ['a picture with two endings, the last not ours', 415, file('photo.png.php', photo.content)],
  ['a PNG named as a JPEG', 415, file('a.jpg', photo.content)],
  ['an archive named as a picture', 415, file('a.gif', archive.content)],
  ['a GIF that is an archive as well (GIFAR)', 415, file('a.gif', Buffer.concat([gif(9, 9), archive.content]))],
  ['a PNG that is an archive as well', 415, file('a.png', Buffer.concat([photo.content, archive.content]))],
  ['nothing', 422, file('a.png', Buffer.alloc(0))],
  ['a PNG of ten thousand million pixels', 422, file('a.png', png(100_000, 100_000, { rows: 1 }))],
  ['a PNG without width', 422, file('a.png', png(0, 9, { rows: 1 }))],
  ['a GIF of 65,535 × 65,535', 422, file('a.gif', gif(65_535, 65_535))],
  ['a PNG that stops after its signature', 422, file('a.png', photo.content.subarray(0, 16))],
  [
    'an SVG with entities that never end',
    415,
    file('a.svg', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "aaa">]>${svg()}`)),
  ],
  ['an SVG that is not UTF-8', 415, file('a.svg', Buffer.concat([svg(), Buffer.from([0xff, 0xfe])]))],
  ['an SVG that stops in the middle', 415, file('a.svg', svg().subarray(0, 90))],
  ['an SVG of 3 MB', 413, file('a.svg', svg('', `<!--${'x'.repeat(3_000_000)}-->`))],
  [
    'an SVG whose root comes after 100,000 comments',
    415,
    file('a.svg', Buffer.from(`${'<!---->'.repeat(100_000)}<html/>`)),
  ],
  ['an MP4 without header', 422, file('a.mp4', mp4(9, 9, 1).subarray(0, 28))],
  ['an MP4 that is cut off', 422, file('a.mp4', mp4(9, 9, 1).subarray(0, -9))],
  ['an MP4 of two hours', 422, file('a.mp4', mp4(9, 9, 7200))],
  ['an MP4 of 60,000 × 60,000', 422, file('a.mp4', mp4(60_000, 60_000, 1))],
  ['a WebM of a million pixels a side', 422, file('a.webm', webm(1_000_000, 1_000_000, 1))],
  ['a font that is shorter than it says', 422, file('a.woff2', woff2(100).subarray(0, 60))],
  ['an archive that unpacks 5,000,000 zeros from 5 kB', 422, zipNamed('zeros', { data: zeros })],
  ['an archive that claims 4 GB', 422, zipNamed('big', { claims: 0xfffffff0 })],
  ['an archive of 1001 files', 422, file('a.zip', zip(Array.from({ length: 1001 }, (_, i) => ({ name: `${i}` }))))],
  ['an archive that is cut off', 422, file('a.zip', archive.content.subarray(0, -30))],
  ['an archive with a name that climbs (zip-slip)', 422, zipNamed('../../etc/passwd')],
  ['an archive with a name that climbs on Windows', 422, zipNamed('..\\..\\x')],
  ['an archive with an absolute name', 422, zipNamed('/etc/passwd')],
  ['an archive with a drive', 422, zipNamed('C:x')],
  ['an archive with a symbolic link', 422, zipNamed('link', { mode: 0o120_777, data: Buffer.from('/etc/passwd') })],
  ['an archive with a folder that is a link', 422, zipNamed('link/', { mode: 0o120_777, data: Buffer.from('/etc') })],
  ['an archive with a pipe', 422, zipNamed('pipe.html', { mode: 0o010_644 })],
  ['an archive with a name that climbs out of a folder', 422, zipNamed('img/../../x.html')],
  ['an archive with two entry pages', 422, zipNamed('index.html', { data: html })],
  ['an archive with a name with NUL', 422, zipNamed('a.html\0.png')],
  ['an archive with a name of two lines', 422, zipNamed('a\r\nb.html', { flags: UTF8 })],
  ['an archive with a name that reads backwards', 422, zipNamed('gnp.\u202elmth', { flags: UTF8 })],
  ['an archive with a name of 600 characters', 422, zipNamed(`${'x'.repeat(595)}.html`)],
  ['an archive that unpacks 5,000,000 zeros and says 10', 422, zipNamed('zeros.txt', { data: zeros, claims: 10 })],
  ['an archive whose files share their data', 422, file('a.zip', zip(overlapping))],
  ['an archive in an archive in an archive', 422, zipNamed('a.zip', { data: zip([{ name: 'b.zip', data: html }]) })],
  ['an archive with a password', 422, zipNamed('secret', { flags: 1 })],
  ['an empty archive', 422, file('a.zip', zip([]))],
  ['an archive in an archive', 422, zipNamed('inner.zip', { data: archive.content })],
  ['an archive named as a script in an archive', 422, zipNamed('a.js', { data: archive.content })],
  ['a program in an archive', 422, zipNamed('a.exe', { data: elf })],
  ['a program named as a page in an archive', 422, zipNamed('a.html', { data: elf })],
  ['HTML named as a PNG in an archive', 422, zipNamed('a.png', { data: html })],
  ['a file that unpacks to more than it says', 422, zipNamed('a.txt', { data: zeros.subarray(0, 5000), claims: 10 })],
  ['an archive without a page', 422, file('a.zip', zip([{ name: 'page.js' }]))],
  ['an archive of a program alone', 422, file('a.zip', zip([{ name: 'a.exe', data: elf }]))],
  ['a name that climbs', 400, file('../../x.png', photo.content)],
  ['a name that climbs on Windows', 400, file('..\\\\..\\\\x.png', photo.content)],
  ['an absolute name', 400, file('/etc/x.png', photo.content)],
  ['a name with NUL', 400, file('x\0.png', photo.content)],
  ['a name of 10 kB', 400, file(`${'x'.repeat(10_000)}.png`, photo.content)],
  ['a name that reads backwards', 400, file('gnp.\u202exe.png', photo.content)],
  ['no name', 400, file('', photo.content)],
  ['a file in another field', 400, { ...file('x.png', photo.content), name: 'avatar' }],
  ['a file in a field of the prototype', 400, { ...file('x.png', photo.content), name: '__proto__' }],
  ['51 MB', 413, file('a.png', png(9, 9, { extra: 51 * 1024 * 1024 }))],
]

describeApi('malicious uploads', (api) => {
  let cookie = ''
  let creativeID = ''
  beforeAll(async () => {
    cookie = await api().signIn(DEMO_USERS[0].email)
    creativeID = (await api().context.db.select().from(creative).orderBy(asc(creative.id)))[0]!.id
    expect((await upload(api(), cookie, creativeID, [photo])).status).toBe(200)
  })
  const target = (): Part => ({ name: 'creativeID', content: creativeID })
  const refused = async (status: number, parts: Part[] | Buffer, headers = {}) => {
    const before = await leftovers(api())
    const answer = await sendParts(api(), cookie, parts, headers)
    expect([answer.status, answer.body]).toEqual([status, expect.anything()])
    expect(failureSchema.parse(answer.body).message).toMatch(/^[A-Za-z].*[.!]$/s)
    expect(await leftovers(api())).toEqual(before)
  }

  it.each(HOSTILE)('leave no files: %s (%d)', async (_, status, part) => {
    await refused(status, [target(), part])
  })

  it.each<[RegExp, Part]>([
    [
      /^a\.zip has more than 1000 files\./,
      file('a.zip', zip(Array.from({ length: 1001 }, (_, i) => ({ name: `${i}` })))),
    ],
    [/larger than 200 MB when it is unpacked/, zipNamed('big', { claims: 0xfffffff0 })],
    [/more than 100 times its size/, zipNamed('zeros', { data: zeros })],
    [/^The files in a\.zip overlap/, file('a.zip', zip(overlapping))],
    [/^a\.zip has index\.html more than once\./, zipNamed('index.html', { data: html })],
    [/^The file name \.\.\/\.\.\/etc\/passwd in a\.zip is not safe\./, zipNamed('../../etc/passwd')],
    [/^The file name C:x in a\.zip is not safe\./, zipNamed('C:x')],
    [/^The file name gnp\.\ufffdlmth in a\.zip is not safe\./, zipNamed('gnp.\u202elmth', { flags: UTF8 })],
    [/^The file name x{80} in a\.zip is not safe\./, zipNamed(`${'x'.repeat(595)}.html`)],
    [/^link in a\.zip is a link or a special file\./, zipNamed('link', { mode: 0o120_777, data: Buffer.from('/etc') })],
    [/^The content of a\.png in a\.zip is not PNG\./, zipNamed('a.png', { data: html })],
  ])('say what is wrong: %s', async (message, part) => {
    const { body } = await sendParts(api(), cookie, [target(), part])
    expect(failureSchema.parse(body).message).toMatch(message)
  })

  it('leave no valid files of the same upload', async () => {
    await refused(415, [target(), file('good.png', photo.content), file('bad.png', html)])
    await refused(422, [file('good.png', photo.content), zipNamed('../x'), target()])
  })

  describe('as a whole', () => {
    const many = (count: number, part: (index: number) => Part) =>
      Array.from({ length: count }, (_, index) => part(index))
    it.each<[string, number, () => Part[] | Buffer]>([
      ['21 files', 413, () => [target(), ...many(21, (index) => file(`${index}.png`, photo.content))]],
      ['10,001 parts', 413, () => [target(), ...many(10_001, (index) => ({ name: `f${index}`, content: '' }))]],
      ['a field twice', 400, () => [target(), target(), file('a.png', photo.content)]],
      ['a field of 30 kB', 400, () => [target(), { name: 'assets', content: 'x'.repeat(30_000) }]],
      [
        'assets that are no JSON',
        400,
        () => [target(), { name: 'assets', content: '[{' }, file('a.png', photo.content)],
      ],
      ['assets that are no list', 400, () => [target(), { name: 'assets', content: '{"length":9}' }]],
      [
        'a width that is no number',
        400,
        () => [target(), { name: 'width', content: 'NaN' }, file('a.png', photo.content)],
      ],
      ['no file', 400, () => [target()]],
      ['nothing at all', 400, () => Buffer.alloc(0)],
      ['noise', 400, () => Buffer.alloc(5000, 'x')],
      [
        'a body that breaks off in a file',
        400,
        () => multipartBody([target(), file('a.png', png(9, 9, { extra: 200_000 }))]).subarray(0, 90_000),
      ],
      [
        'a body that breaks off in a header',
        400,
        () => multipartBody([target(), file('a.png', photo.content)]).subarray(0, 200),
      ],
    ])('leave no files: %s (%d)', async (_, status, parts) => {
      await refused(status, parts())
    })

    it('leave no files without a boundary or as JSON', async () => {
      const body = multipartBody([target(), file('a.png', photo.content)])
      await refused(415, body, { 'content-type': 'multipart/form-data' })
      await refused(415, body, { 'content-type': `${MULTIPART_TYPE.replace('form-data', 'mixed')}` })
      await refused(415, Buffer.from(JSON.stringify({ creativeID })), { 'content-type': 'application/json' })
    })
  })

  describe('over a real connection', () => {
    let url = ''
    beforeAll(async () => {
      url = `${await api().app.listen({ port: 0, host: '127.0.0.1' })}/api/v1/campaign/creatives/assets`
    })
    const headers = () => ({ ...OWN_HEADERS, 'content-type': MULTIPART_TYPE, cookie })
    const large = () => png(9, 9, { extra: 20_000_000 })

    it('leave no files when they are interrupted', async () => {
      const before = await leftovers(api())
      const body = multipartBody([target(), file('a.png', large())])
      const sending = request(url, { method: 'POST', headers: { ...headers(), 'content-length': body.length } })
      sending.on('error', () => undefined)
      sending.write(body.subarray(0, 5_000_000))
      await expect.poll(async () => (await leftovers(api())).files.length).toBe(before.files.length + 1)
      sending.destroy()
      await expect.poll(() => leftovers(api())).toEqual(before)
    })

    it('get the error before the whole body is sent', async () => {
      const body = multipartBody([target(), file('bad.png', html), file('a.png', large()), file('b.png', large())])
      const answer = await fetch(url, { method: 'POST', headers: headers(), body: new Uint8Array(body) })
      expect([answer.status, failureSchema.parse(await answer.json()).message]).toEqual([
        415,
        'The content of bad.png is not PNG. Export it as PNG: renaming a file does not convert it.',
      ])
    })
  })

  it('do not prevent valid uploads afterwards', async () => {
    const answer = await upload(api(), cookie, creativeID, [photo, archive])
    expect(answer.status).toBe(200)
    const { files, rows } = await leftovers(api())
    expect(files).toEqual(rows)
  })
})
