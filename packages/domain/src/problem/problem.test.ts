import { describe, expect, it } from 'vitest'
import { errorText } from './problem.js'

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
