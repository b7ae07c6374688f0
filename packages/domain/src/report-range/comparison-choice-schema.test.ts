import { describe, expect, it } from 'vitest'
import { comparisonChoiceSchema } from './report-query.js'

describe('comparisonChoiceSchema', () => {
  it('parses stored choices and rejects others', () => {
    expect(comparisonChoiceSchema.parse({ mode: 'previous' })).toEqual({ mode: 'previous', matchWeekday: false })
    expect(comparisonChoiceSchema.parse({ mode: 'custom', start: '2025-09-01' })).toEqual({
      mode: 'custom',
      start: '2025-09-01',
    })
    for (const wrong of [{ mode: 'custom' }, { mode: 'custom', start: '2025-02-30' }, { mode: 'never' }, 'previous'])
      expect(comparisonChoiceSchema.safeParse(wrong).success).toBe(false)
  })
})
