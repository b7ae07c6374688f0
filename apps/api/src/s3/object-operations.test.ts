import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectAclCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { DEMO_USERS } from '@placard/domain/demo'
import type { FileCredentials } from '@placard/domain/internal/files'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { objectPart, storedFile, storedObject } from '../store/schema.js'
import { type S3App, startS3App } from '../testing/s3-app.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'
import { leftovers } from '../testing/uploads.js'

const BYTES = randomBytes(300_000)
const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex')

describeApiOnBothDatabases('objects of the embedded S3 endpoint', (api) => {
  let s3: S3App
  let given: FileCredentials
  let client: S3Client
  let others: string[] = []
  const named = (name: string) => ({ Bucket: given.bucket, Key: given.prefix + name })
  const put = (name: string, Body: string | Uint8Array | Readable, more = {}) =>
    client.send(new PutObjectCommand({ ...named(name), Body, ...more }))
  const get = (name: string, more = {}) => client.send(new GetObjectCommand({ ...named(name), ...more }))
  const readBytes = async (name: string, more = {}) => (await get(name, more)).Body?.transformToByteArray()

  beforeAll(async () => {
    others = (await leftovers(api())).files
    s3 = await startS3App(api().context)
    given = await s3.credentialsOf(DEMO_USERS[0].email)
    client = s3.clientOf(given)
  })
  afterAll(() => s3.close())

  /** Expects that exactly the files of objects are on disk. */
  async function expectNoWaste(): Promise<void> {
    const rows = await api().context.db.selectDistinct({ key: objectPart.fileKey }).from(objectPart)
    const { files } = await leftovers(api())
    expect(files.filter((key) => !others.includes(key))).toEqual(rows.map(({ key }) => key).toSorted())
  }

  it('are stored and read with their type, metadata and headers', async () => {
    await client.send(new HeadBucketCommand({ Bucket: given.bucket }))
    const stored = await put('ad/film.mp4', BYTES, {
      ContentType: 'video/mp4',
      ContentLanguage: 'en',
      CacheControl: 'max-age=60',
      Metadata: { campaign: 'Spring' },
    })
    expect(stored.ETag).toBe(`"${md5(BYTES)}"`)
    const found = await get('ad/film.mp4')
    expect(found).toMatchObject({
      ContentType: 'video/mp4',
      ContentLength: BYTES.length,
      ContentLanguage: 'en',
      CacheControl: 'max-age=60',
      ETag: stored.ETag,
      Metadata: { campaign: 'Spring' },
    })
    expect(await found.Body?.transformToByteArray()).toEqual(new Uint8Array(BYTES))
    const head = await client.send(new HeadObjectCommand(named('ad/film.mp4')))
    expect(head).toMatchObject({ ContentLength: BYTES.length, ETag: stored.ETag, AcceptRanges: 'bytes' })
    expect(Math.abs(Date.now() - Number(head.LastModified))).toBeLessThan(60_000)
    await expect(get('ad/none')).rejects.toMatchObject({ name: 'NoSuchKey' })
    await expect(client.send(new HeadObjectCommand(named('ad/none')))).rejects.toMatchObject({ name: 'NotFound' })
  })

  it('are replaced, and their former bytes removed', async () => {
    await put('again', 'first')
    await put('again', 'second')
    expect(Buffer.from((await readBytes('again'))!).toString()).toBe('second')
    await put('empty', new Uint8Array())
    expect(await readBytes('empty')).toHaveLength(0)
    expect((await get('empty')).ETag).toBe(`"${md5(Buffer.alloc(0))}"`)
    await expectNoWaste()
  })

  it('can have any normalized key', async () => {
    const names = [
      'a b+c&d=e.txt',
      'Größe/✓ 🚲.png',
      "it's (1)!*~.txt",
      '%2e%2e/x',
      '100%',
      ' lead',
      '#?;,',
      '<b>&amp;"',
    ]
    for (const name of names) await put(`keys/${name}`, name)
    for (const name of names) expect(Buffer.from((await readBytes(`keys/${name}`))!).toString()).toBe(name)
    const Prefix = `${given.prefix}keys/`
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: given.bucket, Prefix }))
    expect(Contents.map(({ Key }) => Key?.slice(Prefix.length)).toSorted()).toEqual(names.toSorted())
    const url = new ListObjectsV2Command({ Bucket: given.bucket, Prefix, EncodingType: 'url' })
    const listed = (await client.send(url)).Contents?.map(({ Key = '' }) =>
      decodeURIComponent(Key).slice(Prefix.length),
    )
    expect(listed?.toSorted()).toEqual(names.toSorted())
  })

  it.each(['WHEN_REQUIRED', 'WHEN_SUPPORTED'] as const)('are received as streams with checksums %s', async (when) => {
    const own = s3.clientOf(given, { requestChecksumCalculation: when, responseChecksumValidation: when })
    const Body = Readable.from([BYTES.subarray(0, 100_001), BYTES.subarray(100_001)])
    await own.send(new PutObjectCommand({ ...named('streamed'), Body, ContentLength: BYTES.length }))
    const found = await own.send(new GetObjectCommand(named('streamed')))
    expect(await found.Body?.transformToByteArray()).toEqual(new Uint8Array(BYTES))
    expect(found.ContentEncoding).toBeUndefined()
    await own.send(new PutObjectCommand({ ...named('text'), Body: 'text', ChecksumAlgorithm: 'SHA256' }))
    const text = await own.send(new GetObjectCommand({ ...named('text'), ChecksumMode: 'ENABLED' }))
    expect(text.ChecksumSHA256).toBe(createHash('sha256').update('text').digest('base64'))
    expect(await text.Body?.transformToString()).toBe('text')
  })

  it('are read in part', async () => {
    await put('part', BYTES)
    const ranges: [string, number, number][] = [
      ['bytes=0-0', 0, 1],
      ['bytes=1000-200000', 1000, 200_001],
      ['bytes=299999-', 299_999, 300_000],
      ['bytes=-7', 299_993, 300_000],
      ['bytes=5-999999999', 5, 300_000],
    ]
    for (const [Range, start, end] of ranges) {
      const found = await get('part', { Range })
      expect(found.ContentRange).toBe(`bytes ${start}-${end - 1}/300000`)
      expect(await found.Body?.transformToByteArray()).toEqual(new Uint8Array(BYTES.subarray(start, end)))
    }
    await expect(get('part', { Range: 'bytes=300000-' })).rejects.toMatchObject({ name: 'InvalidRange' })
  })

  it('respect preconditions', async () => {
    const { ETag } = await put('when', 'one')
    expect(await readBytes('when', { IfMatch: ETag })).toHaveLength(3)
    await expect(get('when', { IfMatch: '"other"' })).rejects.toMatchObject({ name: 'PreconditionFailed' })
    const unchanged = { $metadata: { httpStatusCode: 304 } }
    await expect(get('when', { IfNoneMatch: ETag })).rejects.toMatchObject(unchanged)
    await expect(get('when', { IfModifiedSince: new Date() })).rejects.toMatchObject(unchanged)
    expect(await readBytes('when', { IfNoneMatch: '"other"' })).toHaveLength(3)
    await expect(put('when', 'two', { IfNoneMatch: '*' })).rejects.toMatchObject({ name: 'PreconditionFailed' })
    await expect(put('when', 'two', { IfMatch: '"other"' })).rejects.toMatchObject({ name: 'PreconditionFailed' })
    await put('when', 'two', { IfMatch: ETag })
    await put('new', 'x', { IfNoneMatch: '*' })
    expect(await readBytes('when')).toHaveLength(3)
    await expectNoWaste()
  })

  it('are copied without their bytes, and stay when the source is deleted', async () => {
    await put('from', BYTES, { ContentType: 'image/png', Metadata: { a: '1' } })
    const before = await api().context.db.$count(storedFile)
    const CopySource = encodeURI(`/${given.bucket}/${given.prefix}from`)
    await client.send(new CopyObjectCommand({ ...named('to ✓'), CopySource }))
    const replaced = { ...named('from'), CopySource, MetadataDirective: 'REPLACE', ContentType: 'image/webp' } as const
    await client.send(new CopyObjectCommand({ ...replaced, Metadata: { b: '2' } }))
    expect(await api().context.db.$count(storedFile)).toBe(before)
    expect(await get('from')).toMatchObject({ ContentType: 'image/webp', Metadata: { b: '2' } })
    await client.send(new DeleteObjectCommand(named('from')))
    const copy = await get('to ✓')
    expect(copy).toMatchObject({ ContentType: 'image/png', Metadata: { a: '1' } })
    expect(await copy.Body?.transformToByteArray()).toEqual(new Uint8Array(BYTES))
    await client.send(new DeleteObjectCommand(named('to ✓')))
    expect(await api().context.db.$count(storedFile)).toBe(before - 1)
    await expect(client.send(new CopyObjectCommand({ ...named('x'), CopySource }))).rejects.toMatchObject({
      name: 'NoSuchKey',
    })
    await expectNoWaste()
  })

  it('are deleted together, each with its own result', async () => {
    for (const name of ['d/1', 'd/2', 'd/<3>']) await put(name, name)
    const Objects = [...['d/1', 'd/<3>', 'd/none'].map((name) => ({ Key: given.prefix + name })), { Key: 'users/x/y' }]
    const { Deleted, Errors } = await client.send(
      new DeleteObjectsCommand({ Bucket: given.bucket, Delete: { Objects } }),
    )
    expect(Deleted?.map(({ Key }) => Key)).toEqual(Objects.slice(0, 3).map(({ Key }) => Key))
    expect(Errors).toMatchObject([{ Key: 'users/x/y', Code: 'AccessDenied' }])
    const { Contents } = await client.send(
      new ListObjectsV2Command({ Bucket: given.bucket, Prefix: `${given.prefix}d/` }),
    )
    expect(Contents?.map(({ Key }) => Key)).toEqual([`${given.prefix}d/2`])
    await expectNoWaste()
  })

  it('open by presigned URLs, but nothing in them runs', async () => {
    await put('page.html', '<script>alert(1)</script>', { ContentType: 'text/html' })
    await put('dot.png', BYTES, { ContentType: 'image/png' })
    const open = async (name: string, more = {}) =>
      fetch(await getSignedUrl(client, new GetObjectCommand({ ...named(name), ...more }), { expiresIn: 60 }))
    const page = await open('page.html', { ResponseContentDisposition: 'inline; filename="p.html"' })
    expect([page.status, page.headers.get('content-disposition')]).toEqual([200, 'attachment; filename=p.html'])
    const image = await open('dot.png')
    expect([image.status, image.headers.get('content-disposition')]).toEqual([200, null])
    for (const { headers } of [page, image])
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      })
    const saved = await open('dot.png', { ResponseContentDisposition: 'attachment; filename="dot.png"' })
    expect(saved.headers.get('content-disposition')).toBe('attachment; filename="dot.png"')
    const svg = await open('dot.png', { ResponseContentType: 'image/svg+xml' })
    expect(svg.headers.get('content-disposition')).toBe('attachment')
    // Of a list, or of a text that is no type, browsers read a part that this server does not.
    for (const ResponseContentType of [
      'image/png, text/html',
      'text/html, image/png',
      'image/png;text/html',
      'image/',
      'x',
    ]) {
      const odd = await open('page.html', { ResponseContentType, ResponseContentDisposition: 'inline' })
      expect([odd.status, odd.headers.get('content-type'), odd.headers.get('content-disposition')]).toEqual([
        200,
        'application/octet-stream',
        'attachment',
      ])
    }
    const typed = await open('dot.png', { ResponseContentType: 'text/plain; charset=utf-8' })
    expect([typed.headers.get('content-type'), typed.headers.get('content-disposition')]).toEqual([
      'text/plain; charset=utf-8',
      null,
    ])
  })

  it('cannot be scripts, styles or workers of a page', async () => {
    await put('page.js', 'alert(1)', { ContentType: 'text/javascript' })
    const url = await getSignedUrl(client, new GetObjectCommand(named('page.js')), { expiresIn: 60 })
    const statuses = ['script', 'style', 'worker', 'serviceworker', 'object', 'image', 'empty'].map(
      async (destination) => {
        const headers = { 'sec-fetch-dest': destination }
        return (
          await s3.app.inject({ url: url.slice(s3.origin.length), headers: { ...headers, host: new URL(url).host } })
        ).statusCode
      },
    )
    expect(await Promise.all(statuses)).toEqual([403, 403, 403, 403, 403, 200, 200])
  })

  it('count towards the quota, copies included', async () => {
    const { config } = s3.context
    const usual = config.uploadQuotaBytes
    const full = { name: 'QuotaExceeded' }
    const rows = await api().context.db.select().from(storedObject)
    try {
      config.uploadQuotaBytes = rows.reduce((sum, { bytes }) => sum + bytes, 0)
      await expect(put('more', BYTES)).rejects.toMatchObject(full)
      const CopySource = `/${given.bucket}/${given.prefix}part`
      await expect(client.send(new CopyObjectCommand({ ...named('more'), CopySource }))).rejects.toMatchObject(full)
    } finally {
      config.uploadQuotaBytes = usual
    }
    await put('more', BYTES)
    await expectNoWaste()
  })

  it('are refused before they are received if they are announced as too large', async () => {
    const url = new URL(await getSignedUrl(client, new PutObjectCommand(named('large')), { expiresIn: 60 }))
    const headers = { 'content-length': 5 * 2 ** 30 + 1 }
    const sent = httpRequest(url, { method: 'PUT', headers })
    sent.flushHeaders()
    const [answer]: IncomingMessage[] = await once(sent, 'response')
    expect(await text(answer!)).toContain('<Code>EntityTooLarge</Code>')
    sent.destroy()
    await expect(get('large')).rejects.toMatchObject({ name: 'NoSuchKey' })
  })

  it('are not changed by requests for what is not implemented', async () => {
    await put('kept', 'kept')
    const acl = new PutObjectAclCommand({ ...named('kept'), ACL: 'private' })
    await expect(client.send(acl)).rejects.toMatchObject({ name: 'NotImplemented' })
    await expect(put('kept', 'x', { Tagging: 'a=b' })).rejects.toMatchObject({ name: 'NotImplemented' })
    await expect(put('kept', 'x', { ChecksumAlgorithm: 'CRC32C' })).rejects.toMatchObject({ name: 'NotImplemented' })
    await expect(get('kept', { PartNumber: 1 })).rejects.toMatchObject({ name: 'NotImplemented' })
    expect(Buffer.from((await readBytes('kept'))!).toString()).toBe('kept')
  })
})
