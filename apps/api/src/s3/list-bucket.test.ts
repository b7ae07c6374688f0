import { ListObjectsCommand, ListObjectsV2Command, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3'
import { DEMO_USERS } from '@placard/domain/demo'
import type { FileCredentials } from '@placard/domain/internal/files'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storedObject } from '../store/schema.js'
import { type S3App, startS3App } from '../testing/s3-app.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'
import { depth } from '../testing/test-depth.js'

const [owner, other] = DEMO_USERS
const inByteOrder = (names: string[]) =>
  names.toSorted((one, another) => Buffer.compare(Buffer.from(one), Buffer.from(another)))

/** Returns the keys and common prefixes of a list, calculated from all keys. */
function expectedEntries(keys: string[], prefix: string, delimiter: string): string[] {
  const entries = keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      const at = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length)
      return at < 0 ? key : key.slice(0, at + delimiter.length)
    })
  return inByteOrder([...new Set(entries)])
}

describeApiOnBothDatabases('lists of the embedded S3 endpoint', (api) => {
  let s3: S3App
  let given: FileCredentials
  let client: S3Client

  beforeAll(async () => {
    s3 = await startS3App(api().context)
    given = await s3.credentialsOf(owner.email)
    client = s3.clientOf(given)
  })
  afterAll(() => s3.close())
  beforeEach(async () => {
    await api().context.db.delete(storedObject)
  })

  /** Inserts rows without files, since lists read no bytes. */
  async function plant(keys: string[], userID: string = owner.id): Promise<void> {
    const row = { userID, bytes: 7, etag: 'e', contentType: 'a/b', headers: {}, modifiedAt: new Date() }
    const rows = keys.map((key, index) => ({ ...row, id: `${userID.slice(8)}-${index}`, key }))
    if (rows.length > 0) await api().context.db.insert(storedObject).values(rows)
  }

  async function listAll(prefix: string, Delimiter: string | undefined, pageSize: number): Promise<string[]> {
    const pages: string[] = []
    const query = { Bucket: given.bucket, Prefix: given.prefix + prefix, Delimiter, EncodingType: 'url' as const }
    for await (const { Contents = [], CommonPrefixes = [], KeyCount } of paginateListObjectsV2(
      { client, pageSize },
      query,
    )) {
      expect(KeyCount).toBe(Contents.length + CommonPrefixes.length)
      expect(KeyCount).toBeLessThanOrEqual(pageSize)
      const names = [...Contents.map(({ Key = '' }) => Key), ...CommonPrefixes.map(({ Prefix = '' }) => Prefix)]
      pages.push(...inByteOrder(names.map((name) => decodeURIComponent(name).slice(given.prefix.length))))
    }
    return pages
  }

  it('contain the same names as a list of all keys, whatever the prefix, delimiter and page size', {
    timeout: 300_000,
  }, async () => {
    const segment = fc.constantFrom('a', 'b', 'ab', 'ä', '!', '~', 'a b', '0', '🚲', '퟿', '', 'a.b')
    const name = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => segments.join('/'))
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(name, { maxLength: 40 }),
        fc.oneof(name, fc.constantFrom('', 'a', 'a/', 'ab/a')),
        fc.constantFrom(undefined, '/', 'b', '/a', '퟿'),
        fc.integer({ min: 1, max: 7 }),
        async (names, prefix, delimiter, pageSize) => {
          await api().context.db.delete(storedObject)
          await plant(names.map((each) => given.prefix + each))
          await plant(
            names.map((each) => `users/${other.id}/${each}`),
            other.id,
          )
          expect(await listAll(prefix, delimiter, pageSize)).toEqual(expectedEntries(names, prefix, delimiter ?? ''))
        },
      ),
      { numRuns: depth.isFull ? 300 : 25 },
    )
  })

  it('start after a name, and have an older version with markers', async () => {
    const names = ['a', 'b/1', 'b/2', 'c', 'd/1']
    await plant(names.map((name) => given.prefix + name))
    const query = { Bucket: given.bucket, Prefix: given.prefix }
    const after = await client.send(new ListObjectsV2Command({ ...query, StartAfter: `${given.prefix}b/1` }))
    expect(after.Contents?.map(({ Key }) => Key)).toEqual(names.slice(2).map((name) => given.prefix + name))
    expect(after.Contents?.[0]).toMatchObject({ Size: 7, ETag: '"e"', StorageClass: 'STANDARD' })
    const seen: (string | undefined)[] = []
    let Marker: string | undefined
    do {
      const page = await client.send(new ListObjectsCommand({ ...query, Delimiter: '/', MaxKeys: 2, Marker }))
      seen.push(
        ...(page.Contents ?? []).map(({ Key }) => Key),
        ...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix),
      )
      Marker = page.IsTruncated ? page.NextMarker : undefined
    } while (Marker !== undefined)
    expect(seen).toEqual(['a', 'b/', 'c', 'd/'].map((name) => given.prefix + name))
  })

  it('are those of the own folder only', async () => {
    await plant([`users/${other.id}/secret`], other.id)
    for (const Prefix of ['', 'users/', `users/${other.id}/`, given.prefix.slice(0, -1)])
      await expect(client.send(new ListObjectsV2Command({ Bucket: given.bucket, Prefix }))).rejects.toMatchObject({
        name: 'AccessDenied',
      })
    await expect(
      client.send(new ListObjectsV2Command({ Bucket: 'other', Prefix: given.prefix })),
    ).rejects.toMatchObject({
      name: 'NoSuchBucket',
    })
    const Prefix = `${given.prefix}../${other.id}/`
    expect((await client.send(new ListObjectsV2Command({ Bucket: given.bucket, Prefix }))).Contents).toBeUndefined()
  })

  it('keep that no user has keys outside of the own folder', async () => {
    await expect(plant([`users/${other.id}/x`])).rejects.toMatchObject({ cause: { code: '23514' } })
  })

  describe.runIf(depth.isFull)('of 100,000 objects', () => {
    it('take no longer than a short list', { timeout: 300_000 }, async () => {
      await api().context.db.execute(sql`insert into stored_object (id, user_id, key, bytes, etag, content_type, headers, modified_at)
        select 'many' || n, ${owner.id}, ${given.prefix} || 'many/' || (n / 10000) || '/' || lpad(n::text, 6, '0'), 1, 'e', 'a/b', '{}', now()
        from generate_series(0, 99999) n`)
      await api().context.db.execute(sql`analyze stored_object`)
      const pages = await listAll('many/', undefined, 1000)
      expect(pages).toHaveLength(100_000)
      const started = performance.now()
      expect(await listAll('many/', '/', 1000)).toEqual(Array.from({ length: 10 }, (_, index) => `many/${index}/`))
      const groupedMs = performance.now() - started
      console.info(`${groupedMs.toFixed()} ms for 10 common prefixes of 100,000 objects`)
      // Reading the objects instead of skipping them takes many times as long.
      expect(groupedMs).toBeLessThan(2000)
    })
  })
})
