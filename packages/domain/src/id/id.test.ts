import { describe, expect, it } from 'vitest'
import { createId, createTemporaryId, isShareToken, isTemporaryId } from './id.js'

describe('ids', () => {
  it('are short enough never to be taken for a share token', () => {
    expect(createId()).toMatch(/^[A-Za-z0-9]{20}$/)
    expect(isShareToken(createId())).toBe(false)
    expect(isShareToken('x'.repeat(24))).toBe(false)
    expect(isShareToken('x'.repeat(25))).toBe(true)
  })

  it('are new each time', () => {
    expect(new Set(Array.from({ length: 1000 }, createId)).size).toBe(1000)
  })

  it('are marked as long as the server has not seen them', () => {
    expect(createTemporaryId()).toMatch(/^new_[A-Za-z0-9]{14}$/)
    expect(isTemporaryId(createTemporaryId())).toBe(true)
    expect(isTemporaryId(createId())).toBe(false)
  })
})
