import { randomUUID } from 'node:crypto'
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseShard, databasePrefix, newFileKey } from '../files/file-keys.js'
import { openFileStore } from '../files/open-file-store.js'
import { asset, creative, liveFile } from '../store/schema.js'
import { type S3Server, startS3 } from '../testing/s3-server.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'
import { leftovers, SAMPLES, upload } from '../testing/uploads.js'
import { removeExpiredData } from './remove-expired-data.js'
import { removeOrphanedFiles, removeUnusedFiles } from './remove-unused-files.js'

describeApiOnBothDatabases('removing unused files', (api) => {
  let cookie = ''
  let creativeID = ''
  beforeAll(async () => {
    cookie = await api().signIn(DEMO_USERS[0].email)
    creativeID = (await api().context.db.select().from(creative).orderBy(asc(creative.id)).limit(1))[0]!.id
  })
  const send = async () => (await upload(api(), cookie, creativeID, [SAMPLES.png, SAMPLES.mp4])).status

  /** Writes a file of a given age into the store's folder. */
  function leave(path: string[], ageMs: number): void {
    const file = join(api().config.dataDir, 'files', ...path)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, 'x')
    const written = new Date(api().context.now().getTime() - ageMs)
    utimesSync(file, written, written)
  }

  it('removes interrupted uploads after an hour, but no recent or referenced files or those of another database', async () => {
    expect(await send()).toBe(200)
    const { files: before } = await leftovers(api())
    const mark = await databasePrefix(api().context.db)
    const [old, young, foreign] = [newFileKey(mark, 'png'), newFileKey(mark, 'png'), newFileKey('0badcafe', 'png')]
    leave([chooseShard(old), old], 3_700_000)
    leave([chooseShard(young), young], 3_000_000)
    leave([chooseShard(foreign), foreign], 9_000_000)
    leave(['incoming', 'old.part'], 3_700_000)
    leave(['incoming', 'young.part'], 3_000_000)
    await removeExpiredData(api().context)
    expect((await leftovers(api())).files).toEqual([...before, young, foreign, 'young.part'].toSorted())
    api().wait(3_600_000)
    await removeExpiredData(api().context)
    expect((await leftovers(api())).files).toEqual([...before, foreign].toSorted())
  })

  it('removes the files of a deleted creative', async () => {
    const { db } = api().context
    await db.delete(liveFile)
    await db.delete(asset)
    await removeUnusedFiles(api().context)
    expect((await leftovers(api())).rows).toEqual([])
  })

  describe('with a bucket', () => {
    let s3: S3Server
    beforeAll(async () => {
      s3 = await startS3(join(api().config.dataDir, `s3-${randomUUID()}`))
      Object.assign(api().context.files, await openFileStore({ dataDir: api().config.dataDir, s3: s3.settings }))
    })
    afterAll(() => s3.close())

    it('removes the same files; F29: a failed upload leaves nothing behind while the bucket is unreachable', async () => {
      expect(await send()).toBe(200)
      const { rows } = await leftovers(api())
      const url = `/files/${rows.find((key) => key.endsWith('mp4'))}`
      const served = await api().app.inject({ url, headers: { range: 'bytes=5-9' } })
      expect([served.statusCode, served.rawPayload]).toEqual([206, SAMPLES.mp4.content.subarray(5, 10)])

      const orphan = newFileKey(await databasePrefix(api().context.db), 'png')
      const path = join(api().config.dataDir, 'orphan')
      writeFileSync(path, 'x')
      await api().context.files.put(orphan, path)
      const later = { ...api().context, now: () => new Date(Date.now() + 3_700_000) }
      await removeOrphanedFiles(later)
      expect(await api().context.files.open(orphan)).toBeUndefined()
      const kept: string[] = []
      for await (const { key } of api().context.files.list()) kept.push(key)
      expect(kept.toSorted()).toEqual(rows)

      const before = await leftovers(api())
      await s3.close()
      const answer = await upload(api(), cookie, creativeID, [SAMPLES.png])
      expect(answer).toMatchObject({ status: 503, body: { message: expect.stringContaining('file store') } })
      expect(await leftovers(api())).toEqual(before)
      const { statusCode, headers } = await api().app.inject(url)
      expect([statusCode, headers['cache-control']]).toEqual([503, undefined])
      expect((await api().call(endpoints.creative, { cookie, query: { id: creativeID } })).status).toBe(200)
    })
  })
})
