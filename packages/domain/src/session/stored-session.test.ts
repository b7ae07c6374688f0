import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { userSchema } from '../user/user-schema.js'
import type { Session } from './session.js'
import { expirySchema } from './session-schema.js'
import { readSession } from './stored-session.js'

/** The same said once more, in another way. */
const sessionSchema: z.ZodType<Session> = z.object({
  user: userSchema,
  expiry: expirySchema,
  location: z.unknown(),
  lastRequest: z.number(),
  lastLogin: z.number(),
  clockOffset: z.number(),
})

const RIGHT = {
  user: { id: 'u1', first_name: 'Ada', last_name: 'Byron', email: 'ada@placard.test', role: 'staff' },
  expiry: { date: '2025-10-14 10:00:00.000000', timezone_type: 3, timezone: 'UTC' },
  location: { city: 'London' },
  lastRequest: 1,
  lastLogin: 2,
  clockOffset: -3,
}

describe('a stored session', () => {
  it('comes back as it was, without what does not belong to it', () => {
    expect(readSession({ ...RIGHT, more: 1, user: { ...RIGHT.user, more: 1 } })).toEqual(RIGHT)
  })

  it('is taken or left as a schema of it takes or leaves it', () => {
    const odd = fc.oneof(
      fc.constantFrom(
        '',
        'x'.repeat(24),
        'x'.repeat(25),
        '😀'.repeat(24),
        0,
        1.5,
        1e300,
        Number.NaN,
        Infinity,
        null,
        undefined,
        [],
        {},
      ),
      fc.constantFrom('admin', 'owner', '2025-10-14 10:00:00', '2025-10-14T10:00:00', '2025-10-14 10:00:00.'),
    )
    const nearly = (fields: object): fc.Arbitrary<object> =>
      fc.record(
        Object.fromEntries(
          Object.entries(fields).map(([name, value]) => {
            const right = name === 'user' || name === 'expiry' ? nearly(value) : fc.constant(value)
            return [name, fc.oneof({ weight: 14, arbitrary: right }, { weight: 1, arbitrary: odd })]
          }),
        ),
      )
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: nearly(RIGHT) }, fc.json().map(String), odd), (value) => {
        expect(readSession(value)).toEqual(sessionSchema.safeParse(value).data)
      }),
      { numRuns: 3000 },
    )
  })
})
