import { ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3'
import { endpoints } from '@placard/domain/api'
import { DEMO_PASSWORD, DEMO_USERS } from '@placard/domain/demo'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { user } from '../store/schema.js'
import { requestCredentials, type S3App, startS3App } from '../testing/s3-app.js'
import { describeApi } from '../testing/test-app.js'
import { startUserSession } from '../testing/test-context.js'
import { BUCKET, prefixOfUser } from './file-access.js'

const [owner, other, admin] = DEMO_USERS
type DemoUser = (typeof DEMO_USERS)[number]
/** Longer than a session is known to be valid, in ms. */
const SECONDS_LATER_MS = 5001

describeApi('credentials of the embedded S3 endpoint and their session', (api) => {
  let s3: S3App
  beforeAll(async () => {
    s3 = await startS3App(api().context)
  })
  afterAll(() => s3.close())

  const list = (client: S3Client, { id }: DemoUser = owner) =>
    client.send(new ListObjectsV2Command({ Bucket: BUCKET, Prefix: prefixOfUser(id) }))
  const signIn = async ({ email }: DemoUser = owner) => {
    const cookie = await startUserSession(s3.context, email)
    return { cookie, client: s3.clientOf(await requestCredentials(s3.origin, cookie)) }
  }

  it.each([
    ['signs out', async (cookie: string) => api().call(endpoints.logout, { cookie })],
    ['signs out everywhere', async () => api().call(endpoints.signOutEverywhere, { cookie: (await signIn()).cookie })],
    [
      'changes the password on another device',
      async () => {
        const { cookie } = await signIn()
        const password = 'the new password'
        const body = { currentPassword: DEMO_PASSWORD, password, confirmPassword: password }
        return api().call(endpoints.updatePassword, { cookie, body })
      },
    ],
  ])('end within seconds when the user %s', async (_, end) => {
    const { cookie, client } = await signIn()
    await list(client)
    expect((await end(cookie)).status).toBe(200)
    s3.wait(SECONDS_LATER_MS)
    await expect(list(client)).rejects.toMatchObject({ name: 'ExpiredToken' })
    await list((await signIn()).client)
  })

  it('go on when another session of the user ends', async () => {
    const [kept, ended] = [await signIn(), await signIn()]
    await api().call(endpoints.logout, { cookie: ended.cookie })
    s3.wait(SECONDS_LATER_MS)
    await list(kept.client)
  })

  it('end within seconds when the user is disabled, and need another session afterwards', async () => {
    const { client } = await signIn(other)
    await list(client, other)
    const cookie = await api().signIn(admin.email)
    const disabled = await api().call(endpoints.changeUser, { cookie, body: { id: other.id, disabled: true } })
    expect(disabled.status).toBe(200)
    s3.wait(SECONDS_LATER_MS)
    await expect(list(client, other)).rejects.toMatchObject({ name: 'ExpiredToken' })
    await api().context.db.update(user).set({ disabledAt: null }).where(eq(user.id, other.id))
    await expect(list(client, other)).rejects.toMatchObject({ name: 'ExpiredToken' })
    await list((await signIn(other)).client, other)
  })
})
