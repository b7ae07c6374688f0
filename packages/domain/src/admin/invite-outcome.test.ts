import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  INVITATION_DAYS,
  INVITE_RESULT_LABELS,
  type InviteResult,
  invalidAddresses,
  inviteResultSchema,
} from './admin.js'

const results = (...each: InviteResult['result'][]): InviteResult[] =>
  each.map((result, index) => ({ email: `p${index}@agency.example`, result }))

describe('invitation results', () => {
  it('return the invalid addresses in order (property)', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...inviteResultSchema.shape.result.options)), (each) => {
        const given = results(...each)
        const kept = invalidAddresses(given)
        expect(kept).toEqual([...kept].sort((a, b) => Number(a.match(/\d+/)) - Number(b.match(/\d+/))))
        for (const { email, result } of given) expect(kept.includes(email)).toBe(result === 'not-an-email')
      }),
    )
  })

  it('expire after whole days, as the email says', () => expect(INVITATION_DAYS).toBe(7))

  it('have labels for every result of the server', () => {
    expect(Object.keys(INVITE_RESULT_LABELS).sort()).toEqual([...inviteResultSchema.shape.result.options].sort())
  })
})
