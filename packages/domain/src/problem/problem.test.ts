import { describe, expect, it } from 'vitest'
import { ApiError, canRetry, errorText } from './problem.js'

describe('errorText', () => {
  it('reads error.message, then message, then error', () => {
    expect(errorText({ error: { message: 'one' }, message: 'two' }, 'last')).toBe('one')
    expect(errorText({ error: {}, message: 'two' }, 'last')).toBe('two')
    expect(errorText({ error: 'three' }, 'last')).toBe('three')
    expect(errorText(new Error('thrown'), 'last')).toBe('thrown')
  })

  it('joins arrays by newlines', () => {
    expect(errorText({ error: { message: ['one', 'two'] } }, 'last')).toBe('one\ntwo')
  })

  it('falls back without a message', () => {
    for (const nothing of [undefined, null, {}, [], '', { message: '' }, { error: { message: [] } }, 7])
      expect(errorText(nothing, 'last')).toBe('last')
  })
})

describe('canRetry', () => {
  it('is false only for a request whose content is refused', () => {
    for (const status of [415, 422]) expect(canRetry(new ApiError('Refused.', { status }))).toBe(false)
    for (const status of [0, 400, 413, 429, 503]) expect(canRetry(new ApiError('Failed.', { status }))).toBe(true)
    expect(canRetry(new Error('Failed.'))).toBe(true)
  })
})
