import { describe, expect, it } from 'vitest'
import { dayFieldSchema } from './day-schema.js'

const TODAY = '2025-10-14'

describe('dayFieldSchema', () => {
  const said = (value: unknown, options = {}) => dayFieldSchema(options).safeParse(value).error?.issues[0]?.message

  it('accepts days and an empty field', () => {
    expect(said('2024-02-29')).toBeUndefined()
    expect(said(null)).toBeUndefined()
  })

  it('rejects invalid days, days outside the bounds, and a missing required day', () => {
    expect(said('soon')).toBe('Write a day like 30 Sep 2025')
    expect(said('2025-02-29')).toBe('Write a day like 30 Sep 2025')
    expect(said('')).toBe('Write a day like 30 Sep 2025')
    expect(said('2025-10-13', { min: TODAY, today: TODAY })).toBe('Choose today or later')
    expect(said(null, { required: 'Select a start date' })).toBe('Select a start date')
  })
})
