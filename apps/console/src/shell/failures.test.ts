import { ApiError, TIMED_OUT, UNREACHABLE } from '@placard/domain/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { takeNotices } from '../state/notices.js'
import { reportFailure } from './failures.js'

beforeEach(() => {
  for (const { onClose } of takeNotices()) onClose?.('dismissed')
})

describe('reportFailure', () => {
  it('shows the same message once at a time', () => {
    reportFailure(new Error('one'))
    reportFailure(new Error('another'))
    const [said, ...more] = takeNotices()
    expect(said).toMatchObject({ type: 'error', title: 'Something went wrong', delay: 10_000 })
    expect(more).toEqual([])
    said?.onClose?.('expired')
    reportFailure('once more')
    const [again] = takeNotices()
    expect(again?.text).toBe(said?.text)
    again?.onClose?.('dismissed')
  })

  it('shows the message of a failed call, and nothing for a cancelled one', () => {
    reportFailure(new ApiError(TIMED_OUT, {}))
    reportFailure(new DOMException('over', 'AbortError'))
    expect(takeNotices()).toEqual([])
    reportFailure(new ApiError(UNREACHABLE, {}))
    const [said] = takeNotices()
    expect(said?.text).toBe(UNREACHABLE)
    said?.onClose?.('dismissed')
  })
})
