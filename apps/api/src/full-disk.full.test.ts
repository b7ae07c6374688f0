import { randomBytes } from 'node:crypto'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { endpoints } from '@placard/domain/api'
import { failureSchema } from '@placard/domain/internal/api'
import { afterEach, describe, expect, it } from 'vitest'
import { type Child, startServer } from './testing/child-process.js'
import { copyEmptyDatabase } from './testing/database-copies.js'
import { freePort } from './testing/free-port.js'
import { createS3Client, requestCredentials } from './testing/s3-app.js'
import { canMountDisk, mountDisk, unmountDisk } from './testing/small-disk.js'

const ADMIN = { PLACARD_ADMIN_EMAIL: 'ada@placard.test', PLACARD_ADMIN_PASSWORD: 'a quite long password' }

let disk = ''
let server: Child | undefined

afterEach(async () => {
  server?.process.kill('SIGKILL')
  await server?.ended()
  if (disk === '') return
  unmountDisk(disk)
  disk = ''
})

describe.skipIf(!canMountDisk())('on a full disk', () => {
  it('no acknowledged write is lost, reading works, and the message names the cause', {
    timeout: 180_000,
  }, async () => {
    disk = mountDisk(256)
    copyEmptyDatabase(join(disk, 'data'))
    const port = await freePort()
    const base = `http://127.0.0.1:${port}/api`
    const start = () =>
      startServer({
        PORT: port,
        PLACARD_DATA_DIR: join(disk, 'data'),
        PLACARD_CONSOLE_DIR: disk,
        PLACARD_SEED: '0',
        ...ADMIN,
      })
    const headers = {
      origin: `http://localhost:${port}`,
      'content-type': 'application/json',
    }
    let cookie = ''
    let id = ''
    const send = (path: string, body: unknown, method = 'POST') =>
      fetch(base + path, { method, headers: { ...headers, cookie }, body: JSON.stringify(body) })
    const signIn = async () => {
      const answer = await send('/login', {
        method: 'password',
        username: ADMIN.PLACARD_ADMIN_EMAIL,
        password: ADMIN.PLACARD_ADMIN_PASSWORD,
      })
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    }
    const read = async () => {
      const answer = await fetch(`${base}/v1/campaign/creative?id=${id}`, { headers: { cookie } })
      expect(answer.status).toBe(200)
      return endpoints.creative.response.parse(await answer.json()).data
    }

    server = start()
    await server.says(/Placard is at/)
    await signIn()
    const campaign = await send('/v1/campaign/new', { name: 'Before' })
    const campaignID = endpoints.newCampaign.response.parse(await campaign.json()).data.id
    const creative = await send('/v1/campaign/creatives', { campaignID })
    id = endpoints.newCreative.response.parse(await creative.json()).data.id
    const given = await requestCredentials(`http://127.0.0.1:${port}`, cookie)
    const client = createS3Client({ ...given, endpoint: `http://127.0.0.1:${port}/s3` })
    const object = { Bucket: given.bucket, Key: `${given.prefix}kept` }
    await client.send(new PutObjectCommand({ ...object, Body: 'kept' }))
    const { bavail, bsize } = statfsSync(disk)
    const ballast = join(disk, 'ballast')
    writeFileSync(ballast, Buffer.alloc(bavail * bsize - 2 ** 20))

    let saved = await read()
    let full: Response | undefined
    while (full === undefined && saved.version < 1000) {
      const html = randomBytes(150_000).toString('base64')
      const answer = await send('/v1/campaign/creatives/html', { id, version: saved.version, html }, 'PUT')
      if (answer.status === 200) saved = endpoints.creative.response.parse(await answer.json()).data
      else full = answer
    }
    expect(full?.status).toBe(507)
    expect(failureSchema.parse(await full?.json()).message).toContain('storage is full')
    expect(await read()).toEqual(saved)
    const larger = new PutObjectCommand({ ...object, Body: new Uint8Array(2 ** 21) })
    await expect(client.send(larger)).rejects.toMatchObject({ name: 'InsufficientStorage' })
    const { Body } = await client.send(new GetObjectCommand(object))
    expect(await Body?.transformToString()).toBe('kept')
    client.destroy()

    server.process.kill('SIGKILL')
    await server.ended()
    server = start()
    expect(await server.ended()).toBe(1)
    expect(server.output()).toMatch(/^The disk of .* is full: \d+ MB are free/)

    rmSync(ballast)
    server = start()
    await server.says(/Placard is at/)
    await signIn()
    expect(await read()).toEqual(saved)
    expect((await send('/v1/campaign/new', { name: 'After' })).status).toBe(200)
  })
})
