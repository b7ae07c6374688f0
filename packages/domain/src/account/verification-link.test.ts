import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../problem/problem.js'
import { parseVerificationLink, type VerifyQuery } from './account-forms.js'
import { encodeVerifyCode } from './verify-code.js'

const catchRefusal = (query: VerifyQuery): unknown => {
  try {
    return parseVerificationLink(query)
  } catch (refusal) {
    return refusal
  }
}
const readRefusalMessage = (query: VerifyQuery) => {
  const refusal = catchRefusal(query)
  return refusal instanceof ApiError ? [refusal.status, refusal.message] : refusal
}
const ADA = encodeVerifyCode('ada@placard.test')

describe('parseVerificationLink', () => {
  it('returns the request, with the email decoded from the code', () => {
    expect(parseVerificationLink({ verifyCode: ADA, code: 'token' })).toEqual({
      code: ADA,
      verifyToken: 'token',
      email: 'ada@placard.test',
    })
  })

  it.each<[VerifyQuery, string]>([
    [{ verifyCode: '12345', code: 'token' }, 'Invalid email!'],
    [{ verifyCode: 'not base64 at all', code: 'token' }, 'Invalid email!'],
    [{ verifyCode: encodeVerifyCode('a@b.c'), code: 'token' }, 'Invalid email!'],
    [{ verifyCode: ADA }, 'Invalid URL!'],
    [{ verifyCode: ADA, code: '' }, 'Invalid URL!'],
    [{}, 'Invalid email!\nInvalid URL!'],
    [{ verifyCode: null, code: null }, 'Invalid email!\nInvalid URL!'],
  ])('rejects %j before any request: %s', (query, expected) =>
    expect(readRefusalMessage(query)).toEqual([400, expected]),
  )

  it('throws nothing else for any input (property)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (verifyCode, code) => {
        const found = catchRefusal({ verifyCode, code })
        expect(found instanceof ApiError || (found as { code: string }).code === verifyCode).toBe(true)
      }),
    )
  })
})
