import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createMemoryS3, type MemoryS3 } from '../../testing/memory-s3.js'
import { deleteObjects, transferObjects } from './file-changes.js'
import { createFileClient } from './file-client.js'
import type { FileStore } from './file-store.js'

function open(service: MemoryS3, prefix = ''): FileStore {
  const access = {
    ...{ region: 'us-east-1', bucket: 'banners', endpoint: 'http://files.test', forcePathStyle: true, prefix },
    credentials: async () => ({ accessKeyId: 'key', secretAccessKey: 'secret' }),
  }
  return { access, client: createFileClient(access, { requestHandler: service.requestHandler, maxAttempts: 1 }) }
}

const listKeys = (service: MemoryS3) => [...service.objects.keys()].sort()
const readContent = (service: MemoryS3, key: string) => new TextDecoder().decode(service.objects.get(key)?.body)
const move = (from: string, to: string, size = 1) => ({ from, to, size })
const never = new AbortController().signal
const range = (count: number) => Array.from({ length: count }, (_, index) => `a/${index}`)

describe('transferObjects', () => {
  it('copies and moves objects below the prefix, whatever their names', async () => {
    const service = createMemoryS3(['t/ä +%.png', 't/b'])
    const store = open(service, 't/')
    await transferObjects(store, [move('ä +%.png', 'x/ä +%.png')], { isMove: false, signal: never, onDone: () => {} })
    await transferObjects(store, [move('b', 'x/b')], { isMove: true, signal: never, onDone: () => {} })
    expect(listKeys(service)).toEqual(['t/x/b', 't/x/ä +%.png', 't/ä +%.png'])
    expect(readContent(service, 't/x/ä +%.png')).toBe('t/ä +%.png')
  })

  it('loses nothing when a move fails', async () => {
    const keys = range(250)
    const service = createMemoryS3(keys)
    service.fail = (request) => (request === 'PUT b/150' ? { code: 'AccessDenied', status: 403 } : undefined)
    const done: string[] = []
    const work = transferObjects(
      open(service),
      keys.map((key) => move(key, key.replace('a', 'b'))),
      { isMove: true, signal: never, onDone: (batch) => done.push(...batch.map(({ from }) => from)) },
    )
    await expect(work).rejects.toMatchObject({ name: 'AccessDenied' })
    // Each object is at one place, and those that were reported are moved.
    expect(
      listKeys(service)
        .map((key) => key.slice(2))
        .sort(),
    ).toEqual(keys.map((key) => key.slice(2)).sort())
    expect(listKeys(service).filter((key) => key.startsWith('b/'))).toHaveLength(done.length)
    expect(done.length).toBeGreaterThanOrEqual(100)
    expect(done.length).toBeLessThan(200)
  })

  it('stops after a cancel with each object at one place', async () => {
    const keys = range(250)
    const service = createMemoryS3(keys)
    const controller = new AbortController()
    const work = transferObjects(
      open(service),
      keys.map((key) => move(key, key.replace('a', 'b'))),
      { isMove: true, signal: controller.signal, onDone: () => controller.abort() },
    )
    await expect(work).rejects.toThrow()
    expect(listKeys(service).filter((key) => key.startsWith('b/'))).toHaveLength(100)
    expect(listKeys(service)).toHaveLength(250)
  })

  it('copies a very large object in parts', async () => {
    const service = createMemoryS3(['film.mov'])
    const done: unknown[] = []
    const transfer = move('film.mov', 'copy.mov', 6 * 1024 ** 3)
    await transferObjects(open(service), [transfer], { isMove: false, signal: never, onDone: (b) => done.push(...b) })
    expect(service.requests.filter((line) => line.includes('partNumber'))).toHaveLength(12)
    expect(service.objects.has('copy.mov')).toBe(true)
    expect(service.uploads.size).toBe(0)
    expect(done).toEqual([transfer])
  })
})

describe('deleteObjects', () => {
  it('deletes in batches and reports what is gone', async () => {
    const keys = range(1500)
    const service = createMemoryS3([...keys, 'kept'])
    const done: number[] = []
    await deleteObjects(open(service), keys, { onDone: ({ length }) => done.push(length) })
    expect(listKeys(service)).toEqual(['kept'])
    expect(done).toEqual([1000, 500])
  })

  it('sends the MD5 that some services require', async () => {
    const service = createMemoryS3(['a'])
    const sent: { body?: unknown; headers: Record<string, string> }[] = []
    const store = open(service)
    store.client.middlewareStack.add(
      (next) => async (args) => {
        sent.push(args.request as (typeof sent)[number])
        return next(args)
      },
      { step: 'finalizeRequest', priority: 'low' },
    )
    await deleteObjects(store, ['a'])
    const [request] = sent
    const md5 = createHash('md5').update(String(request?.body)).digest('base64')
    expect(request?.headers['content-md5']).toBe(md5)
    expect(request?.headers.authorization).toContain('content-md5;')
  })

  it('throws a refusal after all others are deleted', async () => {
    const service = createMemoryS3(['a', 'b', 'c'])
    service.fail = (request) => (request === 'DELETE b' ? { code: 'AccessDenied', status: 403 } : undefined)
    const done: string[] = []
    const work = deleteObjects(open(service), ['a', 'b', 'c'], { onDone: (keys) => done.push(...keys) })
    await expect(work).rejects.toMatchObject({ name: 'AccessDenied' })
    expect(listKeys(service)).toEqual(['b'])
    expect(done).toEqual(['a', 'c'])
  })
})
