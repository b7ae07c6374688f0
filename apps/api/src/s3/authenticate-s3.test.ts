import { createHash, randomBytes } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import {
  CopyObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { HOUR_MS } from '@placard/domain/internal/dates'
import type { FileCredentials } from '@placard/domain/internal/files'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { logOptions } from '../http/log-options.js'
import { createSigner } from '../secrets.js'
import { storedObject } from '../store/schema.js'
import { type S3App, startS3App } from '../testing/s3-app.js'
import { type ChunkedRequest, signChunkedPut } from '../testing/signed-chunks.js'
import { describeApi } from '../testing/test-app.js'
import { leftovers } from '../testing/uploads.js'
import { grantFileAccess } from './file-access.js'
import { requireKey } from './s3-request.js'

const [owner, other] = DEMO_USERS

describeApi('access to the embedded S3 endpoint', (api) => {
  let s3: S3App
  let given: FileCredentials
  let client: S3Client
  const lines: string[] = []

  beforeAll(async () => {
    const options = logOptions({ logLevel: 'debug' })
    s3 = await startS3App(api().context, { ...Object(options), stream: { write: (line: string) => lines.push(line) } })
    given = await s3.credentialsOf(owner.email)
    client = s3.clientOf(given)
    await client.send(new PutObjectCommand({ ...named('kept'), Body: 'kept' }))
  })
  afterAll(() => s3.close())

  const named = (name: string) => ({ Bucket: given.bucket, Key: given.prefix + name })
  const read = (own: S3Client, Key = `${given.prefix}kept`) =>
    own.send(new GetObjectCommand({ Bucket: given.bucket, Key }))
  const count = () => api().context.db.$count(storedObject)

  /** Sends a request byte for byte, since `fetch` would normalize its path and headers. */
  const sendRaw = ({ url, headers, body }: ChunkedRequest, method = 'PUT') =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const { hostname, port } = new URL(url)
      const path = url.slice(new URL(url).origin.length)
      const sent = httpRequest({ hostname, port, path, method, headers: { ...headers, 'content-length': body.length } })
      sent.on('error', reject)
      sent.on('response', (answer) => {
        answer.setEncoding('utf8')
        let text = ''
        answer.on('data', (piece: string) => {
          text += piece
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      })
      sent.end(body)
    })
  const chunkedPut = (key: string, chunks = [Buffer.from('abc'), randomBytes(70_000)], credentials = given) =>
    signChunkedPut(credentials, { key, chunks, now: s3.context.now() })
  const readErrorCode = ({ text }: { text: string }) => /<Code>(\w+)<\/Code>/.exec(text)?.[1]

  it('needs a session for credentials, and credentials for everything else', async () => {
    const guest = await fetch(`${s3.origin}/api${endpoints.fileCredentials.path}`)
    expect(guest.status).toBe(401)
    const url = `${s3.origin}/s3/${given.bucket}/${given.prefix}kept`
    for (const method of ['GET', 'PUT', 'DELETE', 'POST']) {
      const answer = await fetch(url, { method, headers: { cookie: await api().signIn(owner.email) } })
      expect([answer.status, readErrorCode({ text: await answer.text() })]).toEqual([403, 'AccessDenied'])
    }
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(403)
    await client.send(new HeadBucketCommand({ Bucket: given.bucket }))
  })

  it('ends with credentials of others: a wrong secret, key or token, or one of another server', async () => {
    const [claims = '', signature] = given.sessionToken.split('.')
    const access = JSON.parse(Buffer.from(claims, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...access, prefix: '' })).toString('base64url')
    const foreign = { ...s3.context, credentialSigner: createSigner('another secret', 'file credentials') }
    const tried: [Partial<FileCredentials>, string][] = [
      [{ secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
      [{ accessKeyId: 'PLCD0000000000000000' }, 'SignatureDoesNotMatch'],
      [{ sessionToken: `${forged}.${signature}` }, 'InvalidToken'],
      [{ sessionToken: 'none' }, 'InvalidToken'],
      [{ sessionToken: (await s3.credentialsOf(owner.email)).sessionToken }, 'SignatureDoesNotMatch'],
      [grantFileAccess(foreign, access, s3.context.now()), 'InvalidToken'],
      [{ region: 'eu-central-1' }, 'AuthorizationHeaderMalformed'],
    ]
    for (const [change, name] of tried)
      await expect(read(s3.clientOf({ ...given, ...change }))).rejects.toMatchObject({ name })
  })

  it('is limited to the own folder', async () => {
    const own = s3.clientOf(await s3.credentialsOf(other.email))
    await expect(read(own)).rejects.toMatchObject({ name: 'AccessDenied' })
    for (const Key of [`${given.prefix}x`, 'users/x', 'x', `users/${other.id}`, `users/${other.id}x/y`])
      await expect(own.send(new PutObjectCommand({ ...named(''), Key, Body: 'x' }))).rejects.toMatchObject({
        name: 'AccessDenied',
      })
    const CopySource = `${given.bucket}/${given.prefix}kept`
    const copied = new CopyObjectCommand({ Bucket: given.bucket, Key: `users/${other.id}/x`, CopySource })
    await expect(own.send(copied)).rejects.toMatchObject({ name: 'AccessDenied' })
    expect(await count()).toBe(1)
  })

  it('does not leave the folder by a path that is signed as it is sent', async () => {
    const leaving = [
      `../${other.id}/x`,
      `%2e%2e/${other.id}/x`,
      `a/..%2f..%2f${other.id}/x`,
      'a//b',
      './a',
      'a/.',
      'a%5c..%5cb',
      'a%00b',
      'a%0Ab',
      `${'x'.repeat(1100)}`,
    ]
    for (const path of leaving) {
      const { status, text } = await sendRaw(chunkedPut(given.prefix + path))
      expect([path.slice(0, 20), status, readErrorCode({ text })]).toEqual([
        path.slice(0, 20),
        400,
        path.startsWith('xx') ? 'KeyTooLongError' : 'InvalidURI',
      ])
    }
    expect(await count()).toBe(1)
  })

  it('accepts only keys below a prefix (property)', () => {
    const odd = ['..', '.', '', '/', '\\', '%2e', '\u0000', '\u0085', '\u2028', '\ufffe', 'ü', 'users', other.id]
    const part = fc.oneof(fc.constantFrom(...odd), fc.string())
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const key = given.prefix + parts.join('/')
        try {
          requireKey(key)
        } catch {
          return
        }
        const resolved = new URL(`https://x/${key.split('/').map(encodeURIComponent).join('/')}`).pathname
        expect(resolved.startsWith(`/${given.prefix}`)).toBe(true)
        expect(key.split('/')).not.toContain('..')
      }),
      { numRuns: 2000 },
    )
  })

  it('ends when the credentials or the URL expire, or the clocks differ', async () => {
    const own = s3.clientOf(await s3.credentialsOf(owner.email))
    const url = await getSignedUrl(own, new GetObjectCommand(named('kept')), { expiresIn: 60 })
    expect((await fetch(url)).status).toBe(200)
    s3.wait(61_000)
    expect(await fetch(url).then((answer) => answer.text())).toContain('The presigned URL has expired.')
    s3.wait(HOUR_MS - 61_000)
    await expect(read(own)).rejects.toMatchObject({ name: 'ExpiredToken' })
    s3.wait(-HOUR_MS)
    const early = chunkedPut(`${given.prefix}late`)
    s3.wait(16 * 60_000)
    expect(readErrorCode(await sendRaw(early))).toBe('RequestTimeTooSkewed')
    s3.wait(-16 * 60_000)
    expect(await count()).toBe(1)
  })

  it('rejects a URL for another key, method or parameter, and a header that is not signed', async () => {
    const url = await getSignedUrl(client, new GetObjectCommand(named('kept')), { expiresIn: 60 })
    const tried: [string, RequestInit][] = [
      [url.replace('kept', 'other'), {}],
      [url, { method: 'PUT', body: 'x' }],
      [url, { method: 'DELETE' }],
      [`${url}&response-content-type=text%2Fhtml`, {}],
      [url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600'), {}],
    ]
    for (const [changed, init] of tried)
      expect(readErrorCode({ text: await (await fetch(changed, init)).text() })).toBe('SignatureDoesNotMatch')
    const unsigned = await fetch(url, { headers: { 'x-amz-copy-source': 'x' } })
    expect(readErrorCode({ text: await unsigned.text() })).toBe('AccessDenied')
    const put = await getSignedUrl(client, new PutObjectCommand(named('signed')), { expiresIn: 60 })
    expect((await fetch(put, { method: 'PUT', body: 'by URL' })).status).toBe(200)
    expect(await (await read(client, named('signed').Key)).Body?.transformToString()).toBe('by URL')
  })

  it('accepts the public host behind a proxy that changes the Host header', async () => {
    const sent = chunkedPut(`${given.prefix}proxied`)
    expect((await sendRaw({ ...sent, headers: { ...sent.headers, host: 'internal:80' } })).status).toBe(200)
    const foreign = chunkedPut(`${given.prefix}foreign`, undefined, { ...given, endpoint: 'http://elsewhere.test/s3' })
    const url = foreign.url.replace('http://elsewhere.test', s3.origin)
    expect(readErrorCode(await sendRaw({ ...foreign, url, headers: { ...foreign.headers, host: 'third.test' } }))).toBe(
      'SignatureDoesNotMatch',
    )
  })

  it('stores nothing when a body is not the signed or announced one', async () => {
    const before = [await count(), (await leftovers(api())).files]
    const chunks = [Buffer.from('abc'), randomBytes(70_000)]
    const right = chunkedPut(`${given.prefix}chunked`, chunks)
    const changed = Buffer.from(right.body)
    changed.writeUInt8(changed.readUInt8(200) ^ 1, 200)
    expect(readErrorCode(await sendRaw({ ...right, body: changed }))).toBe('SignatureDoesNotMatch')
    expect(readErrorCode(await sendRaw({ ...right, body: right.body.subarray(0, -100) }))).toBe('IncompleteBody')
    const wrongTrailer = signChunkedPut(given, {
      key: `${given.prefix}chunked`,
      chunks,
      now: s3.context.now(),
      trailer: ['x-amz-checksum-crc32', 'AAAAAA=='],
    })
    expect(readErrorCode(await sendRaw(wrongTrailer))).toBe('BadDigest')
    const changing = (change: (request: { body?: unknown; headers: Record<string, string> }) => void) => {
      const own = s3.clientOf(given, { maxAttempts: 1 })
      own.middlewareStack.add(
        (next) => async (args) => {
          change(args.request as { body?: unknown; headers: Record<string, string> })
          return next(args)
        },
        { step: 'finalizeRequest', priority: 'low' },
      )
      return own
    }
    const other = changing((request) => Object.assign(request, { body: 'bbb' }))
    const put = (own: S3Client, more = {}) => own.send(new PutObjectCommand({ ...named('x'), Body: 'aaa', ...more }))
    await expect(put(other)).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' })
    const ContentMD5 = createHash('md5').update('bbb').digest('base64')
    await expect(put(client, { ContentMD5 })).rejects.toMatchObject({ name: 'BadDigest' })
    await expect(put(client, { ContentMD5: 'AAAA' })).rejects.toMatchObject({ name: 'InvalidDigest' })
    await expect(put(client, { ChecksumCRC32: 'AAAAAA==' })).rejects.toMatchObject({ name: 'BadDigest' })
    const part = { ...named('x'), UploadId: 'none', PartNumber: 1, Body: 'x' }
    await expect(client.send(new UploadPartCommand(part))).rejects.toMatchObject({ name: 'NoSuchUpload' })
    expect([await count(), (await leftovers(api())).files]).toEqual(before)
    expect((await sendRaw(right)).status).toBe(200)
    const stored = await read(client, named('chunked').Key)
    expect(Buffer.from((await stored.Body?.transformToByteArray())!)).toEqual(Buffer.concat(chunks))
    expect(stored.ContentEncoding).toBeUndefined()
  })

  it('never appears in logs or errors', async () => {
    const url = await getSignedUrl(client, new GetObjectCommand(named('none')), { expiresIn: 60 })
    const missing = await (await fetch(url)).text()
    expect(missing).toContain('<Code>NoSuchKey</Code>')
    const { text } = await sendRaw({ ...chunkedPut(`${given.prefix}x`), body: Buffer.from('broken') })
    const { files } = s3.context
    const usual = files.put
    files.put = () => Promise.reject(new Error('a mistake'))
    const put = s3.clientOf(given, { maxAttempts: 1 }).send(new PutObjectCommand({ ...named('x'), Body: 'x' }))
    await expect(put).rejects.toMatchObject({ name: 'InternalError' })
    files.put = usual
    const log = lines.join('')
    expect(log).toContain('a mistake')
    expect(log).toContain('/s3/placard-files/')
    const signatures = [new URL(url).searchParams.get('X-Amz-Signature') ?? '']
    for (const secret of [given.sessionToken, given.secretAccessKey, given.accessKeyId, ...signatures])
      for (const shown of [log, missing, text]) expect(shown).not.toContain(secret)
    expect(log).not.toMatch(/X-Amz-|AWS4-HMAC/i)
  })

  it('is open to scripts of the own origin, and no other', async () => {
    const url = `${s3.origin}/s3/${given.bucket}/${given.prefix}kept`
    const preflight = (origin: string) =>
      fetch(url, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'x-amz-date' },
      })
    const own = await preflight(s3.origin)
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([204, s3.origin])
    expect(own.headers.get('access-control-allow-headers')).toBe('x-amz-date')
    const foreign = await preflight('https://evil.test')
    expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([403, null])
    const read = await fetch(url, { headers: { origin: s3.origin } })
    expect(read.headers.get('access-control-expose-headers')).toContain('ETag')
  })
})
