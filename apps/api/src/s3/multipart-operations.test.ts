import { createHash, randomBytes } from 'node:crypto'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  paginateListParts,
  type S3Client,
  UploadPartCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { DEMO_USERS } from '@placard/domain/demo'
import { DAY_MS } from '@placard/domain/internal/dates'
import type { FileCredentials } from '@placard/domain/internal/files'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { removeExpiredData } from '../jobs/remove-expired-data.js'
import { multipartUpload, objectPart, uploadPart } from '../store/schema.js'
import { type S3App, startS3App } from '../testing/s3-app.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'
import { leftovers } from '../testing/uploads.js'

const PART = 5 * 2 ** 20
const BYTES = randomBytes(2 * PART + 1234)
const PARTS = [BYTES.subarray(0, PART), BYTES.subarray(PART, 2 * PART), BYTES.subarray(2 * PART)]
const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest()
const ETAG = `"${createHash('md5')
  .update(Buffer.concat(PARTS.map(md5)))
  .digest('hex')}-3"`

describeApiOnBothDatabases('multipart uploads to the embedded S3 endpoint', (api) => {
  let s3: S3App
  let given: FileCredentials
  let client: S3Client
  let others: string[] = []

  async function signIn(): Promise<void> {
    given = await s3.credentialsOf(DEMO_USERS[0].email)
    client = s3.clientOf(given)
  }
  async function start(): Promise<void> {
    s3 = await startS3App(api().context)
    await signIn()
  }
  beforeAll(async () => {
    others = (await leftovers(api())).files
    await start()
  })
  afterAll(() => s3.close())

  const named = (name: string) => ({ Bucket: given.bucket, Key: given.prefix + name })
  const create = async (name: string) =>
    (await client.send(new CreateMultipartUploadCommand({ ...named(name), ContentType: 'video/mp4' }))).UploadId
  const send = async (name: string, UploadId: string | undefined, PartNumber: number, Body: Uint8Array) => {
    const part = { ...named(name), UploadId, PartNumber }
    const { ETag } = await client.send(new UploadPartCommand({ ...part, Body }))
    return { PartNumber, ETag }
  }
  const complete = (name: string, UploadId: string | undefined, Parts: { PartNumber?: number; ETag?: string }[]) =>
    client.send(new CompleteMultipartUploadCommand({ ...named(name), UploadId, MultipartUpload: { Parts } }))
  const readBytes = async (name: string, Range?: string) =>
    (await client.send(new GetObjectCommand({ ...named(name), Range }))).Body?.transformToByteArray()

  /** Expects that exactly the files of objects and parts are on disk. */
  async function expectNoWaste(): Promise<void> {
    const { db } = api().context
    const rows = [
      await db.selectDistinct({ key: objectPart.fileKey }).from(objectPart),
      await db.select({ key: uploadPart.fileKey }).from(uploadPart),
    ]
    const { files } = await leftovers(api())
    expect(files.filter((key) => !others.includes(key))).toEqual(
      rows
        .flat()
        .map(({ key }) => key)
        .toSorted(),
    )
  }

  it.each(['WHEN_REQUIRED', 'WHEN_SUPPORTED'] as const)(
    'work as lib-storage does them, with checksums %s',
    async (when) => {
      const own = s3.clientOf(given, { requestChecksumCalculation: when, responseChecksumValidation: when })
      const upload = new Upload({
        client: own,
        params: { ...named('film.mp4'), Body: BYTES, ContentType: 'video/mp4' },
      })
      expect(await upload.done()).toMatchObject({ ETag: ETAG })
      const found = await own.send(new GetObjectCommand(named('film.mp4')))
      expect(found).toMatchObject({ ETag: ETAG, ContentType: 'video/mp4', ContentLength: BYTES.length })
      expect(md5((await found.Body?.transformToByteArray())!)).toEqual(md5(BYTES))
      await expectNoWaste()
    },
  )

  it('can be read across the borders of parts', async () => {
    for (const [first, last] of [
      [PART - 2, PART + 1],
      [0, PART - 1],
      [PART, BYTES.length - 1],
      [PART - 1, 2 * PART],
    ] as const)
      expect(md5((await readBytes('film.mp4', `bytes=${first}-${last}`))!)).toEqual(
        md5(BYTES.subarray(first, last + 1)),
      )
  })

  it('are resumed by another client after a restart of the server', async () => {
    const UploadId = await create('resumed')
    await send('resumed', UploadId, 3, PARTS[2]!)
    await send('resumed', UploadId, 1, randomBytes(10))
    await send('resumed', UploadId, 1, PARTS[0]!)
    await s3.close()
    await start()
    const Prefix = `${given.prefix}res`
    const { Uploads } = await client.send(new ListMultipartUploadsCommand({ Bucket: given.bucket, Prefix }))
    expect(Uploads).toMatchObject([{ Key: `${given.prefix}resumed`, UploadId }])
    const found: (number | undefined)[] = []
    for await (const { Parts = [] } of paginateListParts({ client, pageSize: 1 }, { ...named('resumed'), UploadId }))
      found.push(...Parts.map(({ PartNumber }) => PartNumber))
    expect(found).toEqual([1, 3])
    await send('resumed', UploadId, 2, PARTS[1]!)
    const { Parts = [] } = await client.send(new ListPartsCommand({ ...named('resumed'), UploadId }))
    expect(Parts.map(({ Size }) => Size)).toEqual(PARTS.map(({ length }) => length))
    expect(await complete('resumed', UploadId, Parts)).toMatchObject({ ETag: ETAG })
    expect(md5((await readBytes('resumed'))!)).toEqual(md5(BYTES))
    // The response to the first completion may have been lost.
    expect(await complete('resumed', UploadId, Parts)).toMatchObject({ ETag: ETAG })
    await expectNoWaste()
  })

  it('are refused unless their parts are there, in order and large enough', async () => {
    const UploadId = await create('refused')
    const one = await send('refused', UploadId, 1, PARTS[2]!)
    const two = await send('refused', UploadId, 2, PARTS[2]!)
    const refused = (parts: (typeof one)[], name: string) =>
      expect(complete('refused', UploadId, parts)).rejects.toMatchObject({ name })
    await refused([one, two], 'EntityTooSmall')
    await refused([{ PartNumber: 2, ETag: '"other"' }], 'InvalidPart')
    await refused([one, { ...two, PartNumber: 3 }], 'InvalidPart')
    const large = await send('refused', UploadId, 2, PARTS[0]!)
    await refused([large, one], 'InvalidPartOrder')
    await refused([large, large], 'InvalidPartOrder')
    await refused([], 'MalformedXML')
    await expect(send('refused', UploadId, 10_001, PARTS[2]!)).rejects.toMatchObject({ name: 'InvalidArgument' })
    await expect(send('other', UploadId, 1, PARTS[2]!)).rejects.toMatchObject({ name: 'NoSuchUpload' })
    await expect(readBytes('refused')).rejects.toMatchObject({ name: 'NoSuchKey' })
    expect(await complete('refused', UploadId, [large])).toMatchObject({ Key: `${given.prefix}refused` })
    expect(await readBytes('refused')).toHaveLength(PART)
    await expectNoWaste()
  })

  it('take parts from objects', async () => {
    const UploadId = await create('copied')
    const CopySource = `${given.bucket}/${given.prefix}film.mp4`
    const ranges = [`bytes=0-${PART - 1}`, `bytes=${PART - 1}-${2 * PART}`]
    const Parts = []
    for (const [index, CopySourceRange] of ranges.entries()) {
      const part = { ...named('copied'), UploadId, PartNumber: index + 1, CopySource, CopySourceRange }
      const { CopyPartResult } = await client.send(new UploadPartCopyCommand(part))
      Parts.push({ PartNumber: index + 1, ETag: CopyPartResult?.ETag })
    }
    await complete('copied', UploadId, Parts)
    const expected = Buffer.concat([BYTES.subarray(0, PART), BYTES.subarray(PART - 1, 2 * PART + 1)])
    expect(md5((await readBytes('copied'))!)).toEqual(md5(expected))
    const outside = { ...named('copied'), UploadId: await create('copied'), PartNumber: 1, CopySource }
    const range = { CopySourceRange: `bytes=0-${BYTES.length}` }
    await expect(client.send(new UploadPartCopyCommand({ ...outside, ...range }))).rejects.toMatchObject({
      name: 'InvalidRange',
    })
    await client.send(new AbortMultipartUploadCommand({ ...named('copied'), UploadId: outside.UploadId }))
    await expectNoWaste()
  })

  it('are removed when they are aborted, or get no part for a week', async () => {
    const [aborted, abandoned] = [await create('aborted'), await create('abandoned')]
    await send('aborted', aborted, 1, PARTS[2]!)
    await send('abandoned', abandoned, 1, PARTS[2]!)
    await client.send(new AbortMultipartUploadCommand({ ...named('aborted'), UploadId: aborted }))
    await expect(send('aborted', aborted, 1, PARTS[2]!)).rejects.toMatchObject({ name: 'NoSuchUpload' })
    await expectNoWaste()
    const { context } = s3
    const cleanUpAfter = (ms: number) => removeExpiredData({ ...context, now: () => new Date(Date.now() + ms) })
    await cleanUpAfter(6 * DAY_MS)
    expect(await context.db.$count(multipartUpload)).toBe(1)
    await cleanUpAfter(7 * DAY_MS + 60_000)
    expect(await context.db.$count(multipartUpload)).toBe(0)
    expect(await context.db.$count(uploadPart)).toBe(0)
    await expectNoWaste()
    // The session that the credentials came from was removed as well.
    await signIn()
    expect(md5((await readBytes('resumed'))!)).toEqual(md5(BYTES))
  })

  it('count towards the quota part by part', async () => {
    const { config } = s3.context
    const usual = config.uploadQuotaBytes
    const UploadId = await create('quota')
    config.uploadQuotaBytes = 1000
    const refused = send('quota', UploadId, 1, PARTS[0]!)
    await expect(refused.finally(() => Object.assign(config, { uploadQuotaBytes: usual }))).rejects.toMatchObject({
      name: 'QuotaExceeded',
    })
    await client.send(new AbortMultipartUploadCommand({ ...named('quota'), UploadId }))
    await expectNoWaste()
  })
})
