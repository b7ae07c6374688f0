import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fileUploads } from '../../state/file-uploads.js'
import { createMemoryS3, type MemoryS3 } from '../../testing/memory-s3.js'
import type { FileAccess } from './file-access.js'
import type { FileStore } from './file-store.js'

const MIB = 1024 ** 2
/** Records that the browser would store, by id. */
const stored = vi.hoisted(() => new Map<string, { record: { id: string; uploadId: string } }>())

vi.mock('./upload-records.js', () => ({
  storeUpload: async (upload: { record: { id: string; uploadId: string } }) =>
    void stored.set(upload.record.id, upload),
  forgetUpload: async (id: string) => void stored.delete(id),
  readUploads: async () => [...stored.values()],
  runningUploads: async () => new Set(),
  withUploadLock: (_: string, work: () => Promise<unknown>) => work(),
}))
vi.mock('../../state/session-store.js', () => ({ onSession: () => {}, shownUser: () => ({ id: 'user1' }) }))
vi.mock('./file-client.js', async (original) => {
  const { createFileClient } = await original<typeof import('./file-client.js')>()
  return {
    createFileClient,
    createUploadClient: (access: FileAccess) =>
      createFileClient(access, { requestHandler: service.requestHandler, maxAttempts: 1 }),
  }
})

let service: MemoryS3
let store: FileStore
const { createFileClient } = await import('./file-client.js')
const { queryClient } = await import('../query-client.js')
const {
  clearUploads,
  cancelUpload,
  cancelUploads,
  pauseUpload,
  removeUpload,
  resolveUploads,
  resumeUpload,
  resumeWith,
  startUploads,
} = await import('./file-uploads.js')
const { restoreUploads } = await import('./interrupted-uploads.js')

const createFile = (name: string, content: string | Uint8Array<ArrayBuffer> = name, path = '') =>
  Object.assign(new File([content], name, { type: 'text/plain', lastModified: 5 }), path && { path })
const bytes = (length: number) => Uint8Array.from({ length }, (_, index) => index % 251)
const states = () => fileUploads().map(({ key, state }) => [key, state])
const ended = () =>
  vi.waitFor(() => expect(fileUploads().every(({ state }) => state !== 'queued' && state !== 'uploading')).toBe(true), {
    timeout: 20_000,
  })
const readContent = (key: string) => new TextDecoder().decode(service.objects.get(key)?.body)
const add = (files: File[], directory = 'a/') => startUploads({ store, directory, files })

function open(keys: string[] = []) {
  service = createMemoryS3(keys.map((key) => `team/${key}`))
  const access: FileAccess = {
    ...{ region: 'us-east-1', bucket: 'banners', endpoint: 'http://files.test', forcePathStyle: true, prefix: 'team/' },
    credentials: async () => ({ accessKeyId: 'key', secretAccessKey: 'secret' }),
  }
  store = { access, client: createFileClient(access, { requestHandler: service.requestHandler, maxAttempts: 1 }) }
}

beforeEach(() => {
  cancelUploads()
  for (const { id } of fileUploads()) cancelUpload(id)
  clearUploads()
  stored.clear()
  queryClient.clear()
  open()
})

describe('uploads', () => {
  it('send files and folders below the directory', async () => {
    await add([createFile('x.txt'), createFile('y.txt', 'y', '/photos/2025/y.txt'), createFile('empty', '')])
    await ended()
    expect(states()).toEqual([
      ['a/x.txt', 'done'],
      ['a/photos/2025/y.txt', 'done'],
      ['a/empty', 'done'],
    ])
    expect([...service.objects.keys()].sort()).toEqual(['team/a/empty', 'team/a/photos/2025/y.txt', 'team/a/x.txt'])
    expect(readContent('team/a/x.txt')).toBe('x.txt')
  })

  it('wait for a decision where the name is taken, also if it only looks the same', async () => {
    open(['a/x.txt', 'a/\u00fd.txt', 'a/z.txt', 'a/z (2).txt'])
    const conflicts = await add([
      createFile('x.txt', 'new'),
      createFile('y\u0301.txt', 'new'),
      createFile('z.txt', 'new'),
      createFile('w.txt'),
    ])
    expect(conflicts).toHaveLength(3)
    await ended()
    expect(states().map(([, state]) => state)).toEqual(['conflict', 'conflict', 'conflict', 'done'])
    expect(fileUploads()[0]?.existing).toMatchObject({ size: 12 })
    const [x = '', y = '', z = ''] = conflicts
    resolveUploads([x], 'skip')
    resolveUploads([y], 'replace')
    resolveUploads([z], 'keep-both')
    await ended()
    expect(states()).toEqual([
      ['a/x.txt', 'cancelled'],
      ['a/\u00fd.txt', 'done'],
      ['a/z (3).txt', 'done'],
      ['a/w.txt', 'done'],
    ])
    expect(['x', '\u00fd', 'z', 'z (2)', 'z (3)'].map((name) => readContent(`team/a/${name}.txt`))).toEqual([
      'team/a/x.txt',
      'new',
      'team/a/z.txt',
      'team/a/z (2).txt',
      'new',
    ])
  })

  it('never replace a file that was added after the check', async () => {
    const check = service.fail
    service.fail = (request) => {
      if (request.startsWith('PUT')) service.objects.set('team/a/x.txt', { body: bytes(3), contentType: '' })
      return check(request)
    }
    await add([createFile('x.txt')])
    await ended()
    expect(states()).toEqual([['a/x.txt', 'conflict']])
    expect(service.objects.get('team/a/x.txt')?.body).toEqual(bytes(3))
  })

  it('show why a file was refused, and can be tried again', async () => {
    service.fail = (request) => (request.startsWith('PUT') ? { code: 'AccessDenied', status: 403 } : undefined)
    await add([createFile('x.txt')])
    await ended()
    expect(fileUploads()[0]).toMatchObject({ state: 'error', error: expect.stringMatching(/^You don’t have access/) })
    service.fail = () => undefined
    expect(resumeUpload(fileUploads()[0]?.id ?? '')).toBe(true)
    await ended()
    expect(states()).toEqual([['a/x.txt', 'done']])
  })

  it('continue by themselves after the connection was lost', async () => {
    let losses = 2
    service.fail = (request) => (request.startsWith('PUT') && losses-- > 0 ? 'lost' : undefined)
    await add([createFile('x.txt')])
    await vi.waitFor(() =>
      expect(fileUploads()[0]).toMatchObject({ state: 'paused', note: expect.stringMatching(/^No connection/) }),
    )
    await vi.waitFor(() => expect(states()).toEqual([['a/x.txt', 'done']]), { timeout: 15_000 })
  })

  it('wait as long as a busy service asks, and none fails', async () => {
    let isBusy = false
    let refusals = 0
    service.fail = (request) => {
      if (request === 'PUT team/a/9.txt') isBusy = true
      if (!isBusy || !request.startsWith('PUT')) return undefined
      refusals += 1
      return { code: 'SlowDown', status: 503, retryAfter: 1 }
    }
    await add(Array.from({ length: 40 }, (_, index) => createFile(`${index}.txt`)))
    await vi.waitFor(() => expect(states().filter(([, state]) => state === 'paused').length).toBeGreaterThan(0))
    await new Promise((resolve) => setTimeout(resolve, 500))
    // Not those that were queued.
    expect(refusals).toBeLessThanOrEqual(2)
    expect(fileUploads().find(({ state }) => state === 'paused')?.note).toMatch(/^The file store is busy/)
    isBusy = false
    service.fail = () => undefined
    await vi.waitFor(() => expect(states().every(([, state]) => state === 'done')).toBe(true), { timeout: 15_000 })
    expect(service.objects.size).toBe(40)
  })

  it('continue after a pause even if the clock has not reached its end', async () => {
    let refusals = 0
    service.fail = (request) =>
      request.startsWith('PUT') && refusals++ < 2 ? { code: 'SlowDown', status: 503, retryAfter: 1 } : undefined
    // Timers run by another clock, which may be ahead by a part of a millisecond.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    await add([createFile('a.txt'), createFile('b.txt')])
    const isDone = () => expect(states().every(([, state]) => state === 'done')).toBe(true)
    await vi.waitFor(isDone, { timeout: 15_000 }).finally(() => clock.mockRestore())
  })

  it('wait too when the directory cannot be listed yet', async () => {
    open(['a/5.txt'])
    let lists = 0
    service.fail = (request) => {
      if (!request.startsWith('GET')) return undefined
      lists += 1
      return lists === 1 ? { code: 'SlowDown', status: 503, retryAfter: 1 } : undefined
    }
    await add(Array.from({ length: 10 }, (_, index) => createFile(`${index}.txt`)))
    expect(new Set(states().map(([, state]) => state))).toEqual(new Set(['paused']))
    await vi.waitFor(() => expect(states().every(([, state]) => state === 'done' || state === 'conflict')).toBe(true), {
      timeout: 15_000,
    })
    expect(states().filter(([, state]) => state === 'conflict')).toEqual([['a/5.txt', 'conflict']])
    expect(lists).toBe(2)
  })

  it('refuse a file that is being uploaded already, and names that are too long', async () => {
    await add([createFile('x.txt'), createFile('x.txt'), createFile('y'.repeat(1200))])
    await ended()
    expect(fileUploads().map(({ state, error }) => [state, error])).toEqual([
      ['done', undefined],
      ['error', 'It’s already being uploaded.'],
      ['error', 'The name is too long'],
    ])
  })
})

describe('multipart uploads', () => {
  const big = bytes(12 * MIB)
  // A comparison by the assertion library takes seconds.
  const isBig = (key: string) => Buffer.from(service.objects.get(key)?.body ?? []).equals(big)
  const partsSent = () => service.requests.filter((line) => line.includes('partNumber')).length
  const uploaded = () => vi.waitFor(() => expect(stored.size).toBe(1), { timeout: 10_000 })

  it('send parts and store nothing afterwards', async () => {
    await add([createFile('film.mp4', big)])
    await ended()
    expect(states()).toEqual([['a/film.mp4', 'done']])
    expect(isBig('team/a/film.mp4')).toBe(true)
    expect(partsSent()).toBe(3)
    expect([service.uploads.size, stored.size]).toEqual([0, 0])
  })

  it('resume with the missing parts after a pause', async () => {
    service.fail = (request) => (request.endsWith(' 3') ? { code: 'AccessDenied', status: 403 } : undefined)
    await add([createFile('film.mp4', big)])
    await uploaded()
    await ended()
    expect(states()).toEqual([['a/film.mp4', 'error']])
    service.fail = () => undefined
    service.requests.length = 0
    resumeUpload(fileUploads()[0]?.id ?? '')
    await ended()
    expect(states()).toEqual([['a/film.mp4', 'done']])
    expect(partsSent()).toBe(1)
    expect(isBig('team/a/film.mp4')).toBe(true)
  })

  /** Forgets everything but the stored record, like a reload. */
  async function reload() {
    const record = structuredClone([...stored])
    const parts = structuredClone([...service.uploads])
    for (const { id } of fileUploads()) removeUpload(id)
    await vi.waitFor(() => expect(service.requests.some((line) => line.startsWith('DELETE'))).toBe(true))
    stored.clear()
    for (const [id, upload] of record) stored.set(id, upload)
    for (const [id, upload] of parts) service.uploads.set(id, upload)
    service.fail = () => undefined
    service.requests.length = 0
  }

  it('resume after a reload once the same file is selected again', async () => {
    service.fail = (request) => (request.endsWith(' 3') ? { code: 'AccessDenied', status: 403 } : undefined)
    await add([createFile('film.mp4', big)])
    await ended()
    await reload()
    await restoreUploads(store)
    await restoreUploads(store)
    expect(fileUploads()).toMatchObject([{ key: 'a/film.mp4', state: 'paused', needsFile: true, loaded: 10 * MIB }])
    const { id = '' } = fileUploads()[0] ?? {}
    expect(resumeUpload(id)).toBe(false)
    expect(resumeWith(id, createFile('film.mp4', 'another'))).toBe(false)
    await add([createFile('film.mp4', big)])
    await ended()
    expect(states()).toEqual([['a/film.mp4', 'done']])
    expect(partsSent()).toBe(1)
    expect(isBig('team/a/film.mp4')).toBe(true)
    expect(stored.size).toBe(0)
  })

  it('begin again if the service has forgotten the parts', async () => {
    service.fail = (request) => (request.endsWith(' 3') ? { code: 'AccessDenied', status: 403 } : undefined)
    await add([createFile('film.mp4', big)])
    await ended()
    service.fail = () => undefined
    service.uploads.clear()
    resumeUpload(fileUploads()[0]?.id ?? '')
    await ended()
    expect(states()).toEqual([['a/film.mp4', 'done']])
    expect(isBig('team/a/film.mp4')).toBe(true)
  })

  it('discard their parts when they are cancelled, and keep them when they are paused', async () => {
    service.fail = (request) => (request.endsWith(' 2') ? { code: 'AccessDenied', status: 403 } : undefined)
    await add([createFile('film.mp4', big)])
    await ended()
    const { id = '' } = fileUploads()[0] ?? {}
    pauseUpload(id)
    expect([states()[0]?.[1], service.uploads.size, stored.size]).toEqual(['paused', 1, 1])
    cancelUpload(id)
    await vi.waitFor(() => expect([service.uploads.size, stored.size]).toEqual([0, 0]))
    expect(states()).toEqual([['a/film.mp4', 'cancelled']])
  })
})
