import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type S3Server, startS3 } from '../testing/s3-server.js'
import { newFileKey } from './file-keys.js'
import type { FileStore } from './file-store.js'
import { openFileStore } from './open-file-store.js'

const folder = mkdtempSync(join(tmpdir(), 'placard-file-store-'))
let s3: S3Server
const content = randomBytes(3_000_000)

function temporary(bytes: Buffer = content): string {
  const path = join(folder, randomBytes(8).toString('hex'))
  writeFileSync(path, bytes)
  return path
}
const listKeys = async (store: FileStore) => {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys.toSorted()
}

beforeAll(async () => {
  s3 = await startS3(join(folder, 's3'))
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(['disk', 's3'] as const)('the file store on %s', (kind) => {
  let store: FileStore
  beforeAll(async () => {
    store = await openFileStore({ dataDir: folder, s3: kind === 's3' ? s3.settings : undefined })
    await store.check()
  })

  it('returns stored files completely or in part, and removes the temporary file', async () => {
    const key = newFileKey('0badcafe', 'mp4')
    const path = temporary()
    await store.put(key, path)
    expect(existsSync(path)).toBe(false)
    const whole = await store.open(key)
    expect((await buffer(whole!)).equals(content)).toBe(true)
    const part = await store.open(key, { first: 1000, last: 2_000_000 })
    expect((await buffer(part!)).equals(content.subarray(1000, 2_000_001))).toBe(true)
  })

  it('lists its files with their creation time, without removed ones', async () => {
    const before = await listKeys(store)
    const keys = Array.from({ length: 5 }, () => newFileKey('0badcafe', 'png'))
    for (const key of keys) await store.put(key, temporary(Buffer.from('x')))
    expect(await listKeys(store)).toEqual([...before, ...keys].toSorted())
    for await (const { writtenAt } of store.list())
      expect(Math.abs(Date.now() - writtenAt.getTime())).toBeLessThan(60_000)
    for (const key of keys) await store.remove(key)
    await store.remove(keys[0]!)
    expect(await listKeys(store)).toEqual(before)
    expect(await store.open(keys[0]!)).toBeUndefined()
  })
})

describe('an unusable file store', () => {
  it('is reported at the start, on disk and in a bucket', async () => {
    writeFileSync(join(folder, 'taken'), '')
    mkdirSync(join(folder, 'apart'))
    await expect((await openFileStore({ dataDir: join(folder, 'taken'), s3: undefined })).check()).rejects.toThrow()
    const unknown = await openFileStore({ dataDir: folder, s3: { ...s3.settings, bucket: 'not-there' } })
    await expect(unknown.check()).rejects.toThrow()
  })

  it('returns a clear error while it is unreachable, and loses no files', async () => {
    const away = await startS3(join(folder, 'away'))
    const store = await openFileStore({ dataDir: folder, s3: away.settings })
    const key = newFileKey('0badcafe', 'png')
    await store.put(key, temporary())
    await away.close()
    const path = temporary()
    const uses = [() => store.put(newFileKey('0badcafe', 'png'), path), () => store.open(key), () => store.remove(key)]
    for (const use of uses)
      await expect(use()).rejects.toMatchObject({
        reason: 'unavailable',
        message: expect.stringContaining('cannot be reached'),
      })
    expect(existsSync(path)).toBe(true)
  })

  it('accepts only keys as paths', async () => {
    const store = await openFileStore({ dataDir: folder, s3: undefined })
    writeFileSync(join(folder, 'secret'), 'x')
    for (const key of ['../secret', '', 'secret', `${newFileKey('0badcafe', 'png')}/../../secret`]) {
      await expect(store.open(key)).rejects.toThrow('Not the key of a file.')
      expect(() => store.remove(key)).toThrow('Not the key of a file.')
    }
  })
})
