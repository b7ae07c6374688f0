import { ApiError, TIMED_OUT } from '@placard/domain/api'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from './query-client.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Number of times that a query is sent which always fails with `error`. */
async function attempts(error: unknown): Promise<number> {
  queryClient.clear()
  const queryFn = vi.fn(() => Promise.reject(error))
  const result = queryClient.fetchQuery({ queryKey: ['fails'], queryFn }).catch(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  await result
  return queryFn.mock.calls.length
}

it.each([0, 502, 503])('retries once after status %i', async (status) => {
  expect(await attempts(new ApiError('No answer', { status }))).toBe(2)
})

it.each([
  ['a refusal', new ApiError('Not found', { status: 404 })],
  ['a fault of the server itself', new ApiError('The disk is full.', { status: 500 })],
  ['a cancelled request', new ApiError(TIMED_OUT, {})],
  ['an error of our own code', new TypeError('x is undefined')],
])('does not retry %s', async (_, error) => {
  expect(await attempts(error)).toBe(1)
})
