import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Endpoint } from '../endpoints/endpoint.js'
import { ApiError, TIMED_OUT } from '../problem/problem.js'
import type { ReportFile } from '../report/report-file.js'
import type { ApiCaller } from './api-caller.js'
import { makeHandOverPack, orAborted, waitForFile } from './make-report-file.js'

const file = (changes: Partial<ReportFile>): ReportFile => ({
  file: 'a/b.xlsx',
  name: 'Report.xlsx',
  state: 'working',
  progress: 0,
  ...changes,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Waits for a file with the given next states; returns the times of the requests and the result. */
async function waitThrough(answers: (Partial<ReportFile> | Error)[], controller = new AbortController()) {
  const start = Date.now()
  const asked: number[] = []
  const seen: number[] = []
  const ended = waitForFile(file({ state: 'waiting' }), {
    ask: async () => {
      asked.push(Date.now() - start)
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return file(answer ?? {})
    },
    signal: controller.signal,
    onProgress: ({ progress }) => seen.push(progress),
  }).then(
    (ready) => ready.state,
    (failure: unknown) => (failure instanceof ApiError ? failure.message : String(failure)),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return { ended: await ended, asked, seen }
}

it('polls after 300 ms, then less often, up to every 2 s', async () => {
  const answers = [...Array.from({ length: 9 }, (_, index) => ({ progress: index * 10 })), { state: 'ready' as const }]
  const { ended, asked, seen } = await waitThrough(answers)
  expect(ended).toBe('ready')
  const waits = asked.map((moment, index) => moment - (asked[index - 1] ?? 0))
  expect(waits[0]).toBe(300)
  expect(waits).toEqual([...waits].sort((a, b) => a - b))
  expect(Math.max(...waits)).toBe(2000)
  expect(seen).toEqual([0, 0, 10, 20, 30, 40, 50, 60, 70, 80, 0])
})

it('does not poll a file that is ready', async () => {
  const ask = vi.fn()
  const options = { ask, signal: new AbortController().signal, onProgress: vi.fn() }
  expect(await waitForFile(file({ state: 'ready' }), options)).toMatchObject({ state: 'ready' })
  expect(ask).not.toHaveBeenCalled()
})

it('stops polling when cancelled', async () => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), 1000)
  const { ended, asked } = await waitThrough([], controller)
  expect(ended).toBe(TIMED_OUT)
  expect(Math.max(...asked)).toBeLessThanOrEqual(1000)
})

it.each([
  [{ state: 'cancelled' as const }, TIMED_OUT],
  [{ state: 'failed' as const }, 'Report.xlsx could not be made.'],
  [new ApiError('This file is no longer there.', { status: 404 }), 'This file is no longer there.'],
])('rejects with the server’s error %j', async (answer, message) => {
  expect((await waitThrough([{ progress: 5 }, answer])).ended).toBe(message)
})

it('survives a short network failure, but not a long one', async () => {
  const broken = new ApiError('The server could not be reached.', { status: 0 })
  const gone = Array.from({ length: 3 }, () => broken)
  expect((await waitThrough([...gone, { progress: 50 }, ...gone, { state: 'ready' }])).ended).toBe('ready')
  expect((await waitThrough([...gone, broken, { state: 'ready' }])).ended).toBe(broken.message)
})

it('limits the first request like the others', async () => {
  const controller = new AbortController()
  const waiting = orAborted(new Promise(() => undefined), controller.signal)
  controller.abort()
  await expect(waiting).rejects.toThrow(TIMED_OUT)
  await expect(orAborted(Promise.resolve('late'), controller.signal)).rejects.toThrow(TIMED_OUT)
  expect(await orAborted(Promise.resolve('there'), new AbortController().signal)).toBe('there')
})

/** Calls a server that knows one pack, and lists the paths and inputs of the calls. */
function packServer(states: Partial<ReportFile>[]) {
  const calls: [string, object | undefined][] = []
  const call = (async (endpoint: Endpoint, input?: { body?: object; query?: object }) => {
    calls.push([`${endpoint.method} ${endpoint.path}`, input?.body ?? input?.query])
    return { status: 200, data: endpoint.method === 'DELETE' ? null : file(states.shift() ?? {}) }
  }) as ApiCaller['call']
  return { calls, client: { call } }
}

const PACK = { campaignID: 'campaign1', creativeIDs: ['creative1'], platforms: ['Xandr' as const] }

it('requests a hand-over pack and follows it', async () => {
  const { calls, client } = packServer([{ state: 'waiting' }, { progress: 50 }, { state: 'ready', progress: 100 }])
  const seen: number[] = []
  const made = makeHandOverPack(client, PACK, {
    signal: new AbortController().signal,
    onProgress: ({ progress }) => seen.push(progress),
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect(await made).toMatchObject({ state: 'ready' })
  expect(seen).toEqual([0, 50, 100])
  expect(calls[0]).toEqual(['POST /v1/campaign/handOver', PACK])
})

it('cancels a hand-over pack on the server', async () => {
  const { calls, client } = packServer([{ state: 'waiting' }])
  const controller = new AbortController()
  const made = makeHandOverPack(client, PACK, { signal: controller.signal, onProgress: () => {} })
  const ended = expect(made).rejects.toThrow(TIMED_OUT)
  setTimeout(() => controller.abort(), 100)
  await vi.advanceTimersByTimeAsync(1000)
  await ended
  expect(calls.at(-1)).toEqual(['DELETE /v1/reportFile', { file: 'a/b.xlsx' }])
})
