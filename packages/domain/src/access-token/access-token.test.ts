import { describe, expect, it } from 'vitest'
import { ACCESS_TOKEN_MESSAGES, newAccessTokenSchema } from './access-token.js'

describe('newAccessTokenSchema', () => {
  const read = (days: unknown) => newAccessTokenSchema.safeParse({ name: 'Export', access: 'read', days })

  it('accepts a number of days', () => {
    for (const days of [1, 30, 365]) expect(read(days).data?.days).toBe(days)
  })

  it.each([['30'], [[30]], [['30']], [true], [null], [undefined], [''], [0], [366], [1.5], [Number.NaN]])(
    'refuses %j days',
    (days) => {
      expect(read(days).error?.issues.map(({ message }) => message)).toEqual([ACCESS_TOKEN_MESSAGES.lifetime])
    },
  )
})
