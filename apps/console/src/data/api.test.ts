import { endpoints, TIMED_OUT } from '@placard/domain/api'
import { afterEach, expect, it, vi } from 'vitest'
import { call, callToEnd, cancelLoading, cancellable } from './api.js'

afterEach(() => vi.unstubAllGlobals())

it('cancels read requests, but not downloads', async () => {
  const waiting: AbortSignal[] = []
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    waiting.push(signal)
    return new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  const screen = expect(call(endpoints.mine)).rejects.toThrow(TIMED_OUT)
  const left = new AbortController()
  const download = callToEnd(endpoints.reportFile, { query: { file: 'a.csv' }, signal: left.signal })
  await vi.waitFor(() => expect(waiting).toHaveLength(2))
  cancelLoading()
  await screen
  expect(waiting.map(({ aborted }) => aborted)).toEqual([true, false])
  left.abort()
  await expect(download).rejects.toThrow()
})

it('cancels other requests of a screen', () => {
  const screen = new AbortController()
  const [shown, left, alone] = [cancellable(screen.signal), cancellable(AbortSignal.abort()), cancellable()]
  expect([shown, left, alone].map(({ aborted }) => aborted)).toEqual([false, true, false])
  cancelLoading()
  expect([shown.aborted, alone.aborted, cancellable(screen.signal).aborted]).toEqual([true, true, false])
})
