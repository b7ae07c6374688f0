import { ApiError } from '@placard/domain/api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitWhileBusy } from './wait-while-busy.js'

const refusal = (status: number, retryAfterMs?: number) => new ApiError('Later.', { status, retryAfterMs })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('waitWhileBusy', () => {
  it('sends a call again after the time that the server asks for, and says so', async () => {
    const send = vi.fn(async () => 'stored')
    send.mockRejectedValueOnce(refusal(429, 42_000)).mockRejectedValueOnce(refusal(503, 5_000))
    const onWait = vi.fn()
    const result = waitWhileBusy(send, { onWait })
    await vi.advanceTimersByTimeAsync(41_999)
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(send).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await result).toBe('stored')
    expect(onWait.mock.calls.flat()).toEqual([true, false, true, false])
  })

  it.each([
    ['a refusal of the content', refusal(422, 1_000)],
    ['a failure without a time', refusal(503)],
    ['another error', new Error('Broken')],
  ])('throws %s', async (_, error) => {
    const send = vi.fn(() => Promise.reject(error))
    await expect(waitWhileBusy(send)).rejects.toBe(error)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('gives up after ten waits', async () => {
    const send = vi.fn(() => Promise.reject(refusal(429, 1_000)))
    const result = expect(waitWhileBusy(send)).rejects.toMatchObject({ status: 429 })
    await vi.advanceTimersByTimeAsync(60_000)
    await result
    expect(send).toHaveBeenCalledTimes(11)
  })

  it('ends when it is cancelled', async () => {
    const controller = new AbortController()
    const send = vi.fn(() => Promise.reject(refusal(429, 60_000)))
    const result = expect(waitWhileBusy(send, controller)).rejects.toThrow('Cancelled')
    await vi.advanceTimersByTimeAsync(1_000)
    controller.abort(new Error('Cancelled'))
    await result
    await vi.advanceTimersByTimeAsync(120_000)
    expect(send).toHaveBeenCalledTimes(1)
  })
})
