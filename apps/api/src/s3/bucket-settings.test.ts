import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectTaggingCommand,
  GetBucketCorsCommand,
  GetBucketEncryptionCommand,
  GetBucketLifecycleConfigurationCommand,
  GetBucketPolicyCommand,
  GetBucketTaggingCommand,
  GetBucketVersioningCommand,
  GetObjectCommand,
  GetObjectLockConfigurationCommand,
  GetObjectTaggingCommand,
  HeadBucketCommand,
  ListBucketsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { DEMO_USERS } from '@placard/domain/demo'
import type { FileCredentials } from '@placard/domain/internal/files'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type S3App, startS3App } from '../testing/s3-app.js'
import { describeApi } from '../testing/test-app.js'

describeApi('questions of S3 clients about what the bucket does not have', (api) => {
  let s3: S3App
  let given: FileCredentials
  let client: S3Client
  const named = (key: string) => ({ Bucket: given.bucket, Key: given.prefix + key })

  beforeAll(async () => {
    s3 = await startS3App(api().context)
    given = await s3.credentialsOf(DEMO_USERS[0].email)
    client = s3.clientOf(given)
    await client.send(new PutObjectCommand({ ...named('a'), Body: 'text' }))
  })
  afterAll(() => s3.close())

  it('say that an object has no tags', async () => {
    expect((await client.send(new GetObjectTaggingCommand(named('a')))).TagSet).toEqual([])
    await client.send(new DeleteObjectTaggingCommand(named('a')))
    const missing = { name: 'NoSuchKey' }
    await expect(client.send(new GetObjectTaggingCommand(named('none')))).rejects.toMatchObject(missing)
    const foreign = { Bucket: given.bucket, Key: 'users/somebody/a' }
    await expect(client.send(new GetObjectTaggingCommand(foreign))).rejects.toMatchObject({ name: 'AccessDenied' })
  })

  it('say that the bucket exists, and that no other can be created', async () => {
    const own = { name: 'BucketAlreadyOwnedByYou', $metadata: { httpStatusCode: 409 } }
    await expect(client.send(new CreateBucketCommand({ Bucket: given.bucket }))).rejects.toMatchObject(own)
    await expect(client.send(new CreateBucketCommand({ Bucket: 'another' }))).rejects.toMatchObject({
      name: 'NoSuchBucket',
    })
    // Some clients send no slash after the path of the endpoint.
    const short = s3.clientOf(given)
    short.middlewareStack.add(
      (next) => (args) => {
        const request = args.request as { path: string }
        request.path = request.path.replace(/\/$/, '')
        return next(args)
      },
      { step: 'build' },
    )
    for (const one of [client, short]) {
      const { Buckets = [] } = await one.send(new ListBucketsCommand({}))
      expect(Buckets.map(({ Name }) => Name)).toEqual([given.bucket])
    }
  })

  it('say which settings it lacks', async () => {
    const { Bucket } = named('')
    expect((await client.send(new GetBucketVersioningCommand({ Bucket }))).Status).toBeUndefined()
    const codes = []
    for (const command of [
      new GetBucketCorsCommand({ Bucket }),
      new GetBucketEncryptionCommand({ Bucket }),
      new GetBucketLifecycleConfigurationCommand({ Bucket }),
      new GetBucketPolicyCommand({ Bucket }),
      new GetBucketTaggingCommand({ Bucket }),
      new GetObjectLockConfigurationCommand({ Bucket }),
    ])
      codes.push(await client.send(command as GetBucketCorsCommand).then(String, ({ name }: Error) => name))
    expect(codes).toEqual([
      'NoSuchCORSConfiguration',
      'ServerSideEncryptionConfigurationNotFoundError',
      'NoSuchLifecycleConfiguration',
      'NoSuchBucketPolicy',
      'NoSuchTagSet',
      'ObjectLockConfigurationNotFoundError',
    ])
  })

  it('are also answered without the path of the endpoint, where some clients look for the bucket', async () => {
    const atRoot = s3.clientOf({ ...given, endpoint: s3.origin })
    await atRoot.send(new HeadBucketCommand({ Bucket: given.bucket }))
    await atRoot.send(new CopyObjectCommand({ ...named('ä (1)'), CopySource: `${given.bucket}/${given.prefix}a` }))
    const listed = await atRoot.send(new ListObjectsV2Command({ Bucket: given.bucket, Prefix: given.prefix }))
    expect(listed.Contents?.map(({ Key }) => Key)).toContain(`${given.prefix}ä (1)`)
    const url = await getSignedUrl(atRoot, new GetObjectCommand(named('ä (1)')), { expiresIn: 60 })
    expect(await (await fetch(url)).text()).toBe('text')
    await expect(
      atRoot.send(new GetObjectCommand({ Bucket: given.bucket, Key: 'users/somebody/a' })),
    ).rejects.toMatchObject({ name: 'AccessDenied' })
  })

  it('runs nothing at the root either: pages are saved, scripts and workers refused', async () => {
    const body = '<script>alert(1)</script>'
    await client.send(new PutObjectCommand({ ...named('page.html'), Body: body, ContentType: 'text/html' }))
    const atRoot = s3.clientOf({ ...given, endpoint: s3.origin })
    const url = await getSignedUrl(atRoot, new GetObjectCommand(named('page.html')), { expiresIn: 60 })
    const { headers } = await fetch(url)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('content-disposition')).toMatch(/^attachment/)
    for (const destination of ['script', 'serviceworker', 'worker', 'style'])
      expect((await fetch(url, { headers: { 'sec-fetch-dest': destination } })).status).toBe(403)
    for (const path of ['/placard-files', '/placard-files/', '/placard-files/users/x']) {
      const answer = await fetch(s3.origin + path, { headers: { accept: 'text/html' } })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'application/xml'])
    }
  })
})
