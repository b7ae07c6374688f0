import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryS3, type MemoryS3 } from '../../testing/memory-s3.js'
import type { FileAccess } from './file-access.js'
import { createFileClient } from './file-client.js'
import { explained, FileStoreError } from './file-error.js'
import { compareKeys, expandItems, type FileStore, linkTo, listDirectory, readObject } from './file-store.js'

const NOW = Date.parse('2025-10-14T12:00:00Z')
let renewals = 0

function open(service: MemoryS3, prefix = ''): FileStore {
  const access: FileAccess = {
    region: 'us-east-1',
    bucket: 'banners',
    endpoint: 'http://files.test',
    forcePathStyle: true,
    prefix,
    credentials: async () => {
      renewals += 1
      return {
        accessKeyId: 'key',
        secretAccessKey: 'secret',
        sessionToken: 'token',
        expiration: new Date(NOW + 1_800_000),
      }
    },
  }
  return { access, client: createFileClient(access, { requestHandler: service.requestHandler, maxAttempts: 1 }) }
}

const ids = (list: { files: readonly { id: string }[] }) => list.files.map(({ id }) => id)

beforeEach(() => {
  renewals = 0
  vi.setSystemTime(NOW)
})

describe('listDirectory', () => {
  it('lists the keys below the prefix, also those that XML cannot contain', async () => {
    const keys = ['team/a b+c%2F.png', 'team/ünï/x', 'team/<&>.txt', 'team/\u0001', 'other/secret']
    const list = await listDirectory(open(createMemoryS3(keys), 'team/'), '')
    expect(ids(list).sort()).toEqual(['<&>.txt', 'a b+c%2F.png', 'ünï/'])
    expect(list).toMatchObject({ hidden: 1, isPart: false })
  })

  it('shows the first page while the others load, then each time the list has doubled', async () => {
    const keys = Array.from({ length: 95 }, (_, index) => `a/${String(index).padStart(3, '0')}`)
    const service = createMemoryS3(['a/', ...keys], 10)
    const parts: number[] = []
    const list = await listDirectory(open(service), 'a/', { onPart: ({ files }) => parts.push(files.length) })
    expect(ids(list)).toEqual(keys)
    expect(parts).toEqual([9, 19, 39, 79])
    expect(service.requests).toHaveLength(10)
  })

  it('can be cancelled', async () => {
    const cancelled = AbortSignal.abort()
    const work = explained(open(createMemoryS3(['a'])).access, () =>
      listDirectory(open(createMemoryS3(['a'])), '', { signal: cancelled }),
    )
    await expect(work).rejects.toMatchObject({ failure: { kind: 'cancelled' } })
  })
})

describe('credentials', () => {
  const expireAt = (service: MemoryS3, requests: number) => {
    service.fail = () => (service.requests.length <= requests ? { code: 'ExpiredToken', status: 400 } : undefined)
  }

  it('are renewed once if they have expired', async () => {
    const service = createMemoryS3(['a'])
    expireAt(service, 1)
    expect(ids(await listDirectory(open(service), ''))).toEqual(['a'])
    expect([renewals, service.requests.length]).toEqual([2, 2])
  })

  it('are not renewed again and again', async () => {
    const service = createMemoryS3(['a'])
    expireAt(service, 100)
    const store = open(service)
    const failed = await explained(store.access, () => listDirectory(store, '')).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(FileStoreError)
    expect(failed).toMatchObject({ failure: { kind: 'expired' } })
    expect([renewals, service.requests.length]).toEqual([2, 2])
  })
})

it('objectsOf lists all objects below folders', async () => {
  const store = open(createMemoryS3(['t/a/b', 't/a/c/d', 't/ab', 't/x']), 't/')
  const objects = await expandItems(store, [{ id: 'a/' }, { id: 'x', size: 7 }])
  expect(objects.map(({ key, size }) => [key, size])).toEqual([
    ['a/b', 5],
    ['a/c/d', 7],
    ['x', 7],
  ])
})

it('compareKeys asks only for the folders that get new objects', async () => {
  const service = createMemoryS3(['a/x', 'a/y/z', 'b/x', 'c'])
  const store = open(service)
  const listed = await listDirectory(store, '')
  service.requests.length = 0
  const { existing, keys } = await compareKeys(store, '', listed, ['c', 'a/y/z', 'new/x'])
  expect([...existing.keys()].sort()).toEqual(['a/x', 'a/y/z', 'c'])
  expect(keys).toEqual(['c', 'a/y/z', 'new/x'])
  expect(service.requests).toHaveLength(1)
})

it('compareKeys finds names that look the same, also below folders', async () => {
  const [nfc, nfd] = ['Caf\u00e9', 'Cafe\u0301']
  const store = open(createMemoryS3([`${nfd}/${nfd}`, `${nfc}.txt`]))
  const listed = await listDirectory(store, '')
  const { existing, keys, isTaken } = await compareKeys(store, '', listed, [`${nfd}.txt`, `${nfc}/${nfc}`])
  expect(keys).toEqual([`${nfc}.txt`, `${nfd}/${nfd}`])
  expect(keys.every((key) => existing.has(key))).toBe(true)
  expect([isTaken(`${nfd}.txt`), isTaken('Cafe.txt')]).toEqual([true, false])
})

it('readObject loads all of an object, or its first bytes', async () => {
  const store = open(createMemoryS3(['notes.txt']))
  const text = async (bytes?: number) =>
    new TextDecoder().decode(await (await readObject(store, 'notes.txt', bytes === undefined ? {} : { bytes })).bytes())
  expect(await text()).toBe('notes.txt')
  expect(await text(5)).toBe('notes')
})

it('linkTo signs a link that ends with the credentials and has no secret key', async () => {
  const { url, endsAt } = await linkTo(open(createMemoryS3(), 'team/'), 'a b.png', 'ä (1).png')
  const { pathname, searchParams } = new URL(url)
  expect(pathname).toBe('/banners/team/a%20b.png')
  expect(searchParams.get('X-Amz-Expires')).toBe('1800')
  expect(endsAt).toBe(NOW + 1_800_000)
  expect(searchParams.get('response-content-disposition')).toBe("attachment; filename*=UTF-8''%C3%A4%20%281%29.png")
  expect(url).not.toContain('secret')
})
