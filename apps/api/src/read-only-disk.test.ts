import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3'
import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from './app.js'
import { creative } from './store/schema.js'
import { startServer } from './testing/child-process.js'
import { copyEmptyDatabase } from './testing/database-copies.js'
import { freePort } from './testing/free-port.js'
import { startS3App } from './testing/s3-app.js'
import { canMountDisk, mountDisk, unmountDisk } from './testing/small-disk.js'
import { describeApi } from './testing/test-app.js'
import { SAMPLES, upload } from './testing/uploads.js'

const TEXT = "The server's storage is read-only. Nothing was saved, but you can still read."

const disks: string[] = []
function mount(): string {
  const disk = mountDisk(256)
  disks.push(disk)
  return disk
}
/** Mounts a disk as it is after an error: it can only be read. */
const makeReadOnly = (disk: string) => execFileSync('mount', ['-o', 'remount,ro', disk])

describe.skipIf(!canMountDisk())('on a read-only disk', { timeout: 180_000 }, () => {
  afterAll(() => {
    for (const disk of disks) unmountDisk(disk)
  })

  describeApi('the folder for files', (api) => {
    it('lets requests read; uploads get 507 in words, and /readyz says so', async () => {
      const { context, config, signIn } = api()
      const files = join(config.dataDir, 'files')
      const disk = mount()
      cpSync(files, join(disk, 'files'), { recursive: true })
      renameSync(files, `${files}.before`)
      symlinkSync(join(disk, 'files'), files)
      const cookie = await signIn(DEMO_USERS[0].email)
      const [owned] = await context.db.select({ id: creative.id }).from(creative)
      const { origin, credentialsOf, clientOf, close } = await startS3App(context)
      const credentials = await credentialsOf(DEMO_USERS[0].email)
      const client = clientOf(credentials, { maxAttempts: 1 })
      makeReadOnly(disk)

      const sent = await upload(api(), cookie, owned?.id ?? '', [SAMPLES.png])
      expect([sent.status, sent.body.message]).toEqual([507, TEXT])
      const object = { Bucket: credentials.bucket, Key: `${credentials.prefix}one` }
      await expect(client.send(new PutObjectCommand({ ...object, Body: 'one' }))).rejects.toMatchObject({
        name: 'InsufficientStorage',
        message: TEXT,
      })
      const listed = await client.send(
        new ListObjectsV2Command({ Bucket: credentials.bucket, Prefix: credentials.prefix }),
      )
      expect(listed.$metadata.httpStatusCode).toBe(200)
      expect((await api().call(endpoints.mine, { cookie })).status).toBe(200)

      const app = await buildApp(context)
      const ready = await app.inject('/readyz')
      expect([ready.statusCode, ready.json()]).toEqual([
        200,
        {
          status: 'degraded',
          problems: ['The folder for files cannot be written. Uploads and report files fail until it can.'],
        },
      ])
      expect((await fetch(`${origin}/healthz`)).status).toBe(200)
      await app.close()
      client.destroy()
      await close()
    })
  })

  it.each(['data', 'missing'])('a server with the data folder %s exits in words', async (name) => {
    const disk = mount()
    copyEmptyDatabase(join(disk, 'data'))
    const before = readdirSync(join(disk, 'data'))
    makeReadOnly(disk)
    const dataDir = join(disk, name)
    const server = startServer({ PLACARD_DATA_DIR: dataDir, PLACARD_SEED: '0', PORT: await freePort() })
    expect(await server.ended()).toBe(1)
    expect(server.output()).toMatch(
      /^The data folder .* cannot be written \((EROFS|ENOENT).*\)\. Nothing was changed\. Make it writable for the account/,
    )
    expect(server.output()).not.toContain('    at ')
    expect(readdirSync(join(disk, 'data'))).toEqual(before)
    expect(existsSync(join(dataDir, 'lock'))).toBe(false)
  })
})
