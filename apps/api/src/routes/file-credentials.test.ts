import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { failureSchema } from '@placard/domain/internal/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../app.js'
import type { S3Settings } from '../s3-settings.js'
import { describeApi } from '../testing/test-app.js'

const [owner] = DEMO_USERS
const ROLE = 'arn:aws-cn:iam::123456789012:role/files'
const SECRET = 'canary-secret-of-the-bucket'
const EXPIRATION = '2026-01-02T03:04:05Z'
const bucket: S3Settings = {
  bucket: 'banners',
  region: 'eu-central-1',
  endpoint: undefined,
  credentials: { accessKeyId: 'key', secretAccessKey: SECRET },
  forcePathStyle: false,
  roleArn: ROLE,
  stsEndpoint: undefined,
}

const granted = `<AssumeRoleResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleResult><Credentials>
  <AccessKeyId>temporary</AccessKeyId><SecretAccessKey>of the user</SecretAccessKey><SessionToken>token</SessionToken>
  <Expiration>${EXPIRATION}</Expiration></Credentials></AssumeRoleResult></AssumeRoleResponse>`
const denied =
  '<ErrorResponse><Error><Type>Sender</Type><Code>AccessDenied</Code><Message>not authorized</Message></Error></ErrorResponse>'

describeApi('credentials for files', (api) => {
  let sts: Server
  let stsEndpoint = ''
  let isGranted = true
  const asked: URLSearchParams[] = []
  const lines: string[] = []

  beforeAll(async () => {
    sts = createServer(async (request, response) => {
      asked.push(new URLSearchParams(await text(request)))
      response.writeHead(isGranted ? 200 : 403, { 'content-type': 'text/xml' }).end(isGranted ? granted : denied)
    })
    await new Promise<void>((resolve) => sts.listen(0, '127.0.0.1', resolve))
    stsEndpoint = `http://127.0.0.1:${(sts.address() as AddressInfo).port}`
  })
  afterAll(() => {
    sts.closeAllConnections()
    sts.close()
  })

  /** Requests credentials from a server with these settings, and an object from it. */
  async function ask(s3: S3Settings | undefined) {
    const { context } = api()
    const stream = { write: (line: string) => lines.push(line) }
    const app = await buildApp({ ...context, config: { ...context.config, s3 } }, { level: 'error', stream })
    const headers = { cookie: await api().signIn(owner.email) }
    const answer = await app.inject({ url: `/api${endpoints.fileCredentials.path}`, headers })
    const object = await app.inject(`/s3/placard-files/users/${owner.id}/x`)
    await app.close()
    return { answer, object }
  }

  it('are those of the embedded endpoint for the own folder, for an hour', async () => {
    const { answer, object } = await ask(undefined)
    const { data } = endpoints.fileCredentials.response.parse(answer.json())
    expect(data).toMatchObject({
      region: 'us-east-1',
      bucket: 'placard-files',
      endpoint: `${api().config.publicUrl}/s3`,
      forcePathStyle: true,
      prefix: `users/${owner.id}/`,
      expiration: new Date(api().context.now().getTime() + 3_600_000).toISOString(),
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect([object.statusCode, object.headers['content-type']]).toEqual([403, 'application/xml'])
  })

  it('are those of the role of a bucket, limited to the own folder', async () => {
    const { answer, object } = await ask({ ...bucket, stsEndpoint })
    expect(endpoints.fileCredentials.response.parse(answer.json()).data).toEqual({
      region: 'eu-central-1',
      bucket: 'banners',
      endpoint: null,
      forcePathStyle: false,
      prefix: `users/${owner.id}/`,
      accessKeyId: 'temporary',
      secretAccessKey: 'of the user',
      sessionToken: 'token',
      expiration: new Date(EXPIRATION).toISOString(),
    })
    const [sent] = asked
    expect(Object.fromEntries(sent ?? [])).toMatchObject({
      Action: 'AssumeRole',
      RoleArn: ROLE,
      RoleSessionName: `placard-${owner.id}`,
      DurationSeconds: '900',
    })
    const policy: { Statement: { Resource: string; Condition?: unknown }[] } = JSON.parse(sent?.get('Policy') ?? '')
    expect(policy.Statement).toMatchObject([
      { Resource: 'arn:aws-cn:s3:::banners', Condition: { StringLike: { 's3:prefix': `users/${owner.id}/*` } } },
      { Resource: `arn:aws-cn:s3:::banners/users/${owner.id}/*` },
    ])
    expect(object.statusCode).toBe(404)
  })

  it('name the missing setting of a bucket without a role, and log no error', async () => {
    lines.length = 0
    const { answer } = await ask({ ...bucket, roleArn: undefined })
    expect(answer.statusCode).toBe(501)
    expect(failureSchema.parse(answer.json()).message).toContain('PLACARD_S3_ROLE_ARN is missing')
    expect(lines).toEqual([])
  })

  it('are refused while the role cannot be assumed; T29: the log says why, without secrets', async () => {
    isGranted = false
    const { answer } = await ask({ ...bucket, stsEndpoint })
    expect([answer.statusCode, failureSchema.parse(answer.json()).message]).toEqual([
      503,
      'The file store gives no access at the moment. Try again in a minute.',
    ])
    expect(lines.join('')).toContain(`The role ${ROLE} could not be assumed: not authorized`)
    for (const shown of [lines.join(''), answer.body]) expect(shown).not.toContain(SECRET)
  })
})
