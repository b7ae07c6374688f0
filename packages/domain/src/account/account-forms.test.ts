import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { assetNameSchema } from '../asset/asset-formats.js'
import { campaignInputSchema } from '../campaign/campaign.js'
import { creativeInputSchema } from '../creative/creative.js'
import { loginInputSchema } from '../session/session.js'
import {
  changePasswordSchema,
  forgotPasswordSchema,
  isCompanyEmail,
  ownPasswordSchema,
  profileSchema,
  signUpSchema,
  verifySchema,
} from './account-forms.js'
import { decodeVerifyCode, encodeVerifyCode } from './verify-code.js'

const DOMAIN = 'placard.test'
const SIGN_UP = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@placard.test',
  password: 'engine',
  confirmPassword: 'engine',
  termsChecked: true,
}
const CHANGE = { username: 'a@b.de', password: 'engine', confirmPassword: 'engine', code: 'token' }
const VERIFY = {
  code: encodeVerifyCode('ada@placard.test'),
  verifyToken: 'token',
  email: 'ada@placard.test',
  firstName: 'Ada',
  lastName: 'Byron',
  password: 'engine',
  confirmPassword: 'engine',
}
const OWN = { currentPassword: 'x', password: 'engine', confirmPassword: 'engine' }
const LOGIN = { username: 'a@b.de', password: 'engine' }

const EMAIL = 'Fill in your email'
const PASSWORD = 'Fill in your password at least 6 characters long'
const BOTH = 'Fill in both your passwords the same way'
const ONLY = 'Only placard.test emails allowed!'
const NAMES = 'Fill in your names'

const listMessages = (schema: z.ZodType, data: unknown) =>
  (schema.safeParse(data).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

/** Section 5 of the specification, row by row: invalid input and its only message. */
const ROWS: [form: string, schema: z.ZodType, right: object, wrong: object, said: string[]][] = [
  ['Login', loginInputSchema, LOGIN, { username: '12345' }, [`username: ${EMAIL}`]],
  ['Login', loginInputSchema, LOGIN, { password: '12345' }, [`password: ${PASSWORD}`]],
  ['Forgot password', forgotPasswordSchema, { email: 'a@b.de' }, { email: '12345' }, [`email: ${EMAIL}`]],
  ['Change password', changePasswordSchema, CHANGE, { username: '12345' }, [`username: ${EMAIL}`]],
  [
    'Change password',
    changePasswordSchema,
    CHANGE,
    { password: '12345', confirmPassword: '12345' },
    [`password: ${PASSWORD}`, 'confirmPassword: Repeat your password'],
  ],
  [
    'Change password',
    changePasswordSchema,
    CHANGE,
    { confirmPassword: '12345' },
    ['confirmPassword: Repeat your password'],
  ],
  [
    'Change password',
    changePasswordSchema,
    CHANGE,
    { confirmPassword: 'engines' },
    ['confirmPassword: Passwords do not match!'],
  ],
  ['Own password', ownPasswordSchema, OWN, { currentPassword: '' }, ['currentPassword: Fill in your current password']],
  [
    'Own password',
    ownPasswordSchema,
    OWN,
    { confirmPassword: 'another one' },
    ['confirmPassword: Passwords do not match!'],
  ],
  ['Change password', changePasswordSchema, CHANGE, { code: '' }, ['code: Invalid URL!']],
  ['Verify', verifySchema, VERIFY, { code: '12345' }, ['code: Invalid email!']],
  ['Verify', verifySchema, VERIFY, { code: '', email: '' }, ['code: Invalid email!']],
  ['Verify', verifySchema, VERIFY, { code: encodeVerifyCode('a@b.c') }, ['code: Invalid email!']],
  ['Verify', verifySchema, VERIFY, { lastName: ' ' }, [`lastName: ${NAMES}`]],
  [
    'Verify',
    verifySchema,
    VERIFY,
    { password: '12345', confirmPassword: '12345' },
    [`password: ${PASSWORD}`, 'confirmPassword: Repeat your password'],
  ],
  ['Verify', verifySchema, VERIFY, { confirmPassword: 'engines' }, ['confirmPassword: Passwords do not match!']],
  ['Verify', verifySchema, VERIFY, { verifyToken: '' }, ['verifyToken: Invalid URL!']],
  ['Verify', verifySchema, VERIFY, { verifyToken: undefined }, ['verifyToken: Invalid URL!']],
  ['Sign-up', signUpSchema(DOMAIN), SIGN_UP, { firstName: '' }, [`firstName: ${NAMES}`]],
  ['Sign-up', signUpSchema(DOMAIN), SIGN_UP, { lastName: '  ' }, [`lastName: ${NAMES}`]],
  [
    'Sign-up',
    signUpSchema(DOMAIN),
    SIGN_UP,
    { email: '1@b.c' },
    ['email: Fill in your email correctly', `email: ${ONLY}`],
  ],
  ['Sign-up', signUpSchema(DOMAIN), SIGN_UP, { email: 'ada@elsewhere.test' }, [`email: ${ONLY}`]],
  [
    'Sign-up',
    signUpSchema(DOMAIN),
    SIGN_UP,
    { password: '12345', confirmPassword: '12345' },
    ['password: Fill in your password', `confirmPassword: ${BOTH}`],
  ],
  ['Sign-up', signUpSchema(DOMAIN), SIGN_UP, { confirmPassword: '12345' }, [`confirmPassword: ${BOTH}`]],
  ['Sign-up', signUpSchema(DOMAIN), SIGN_UP, { confirmPassword: 'engines' }, [`confirmPassword: ${BOTH}`]],
  ['Sign-up', signUpSchema(DOMAIN), SIGN_UP, { termsChecked: false }, ['termsChecked: You have to accept the terms!']],
]

describe('account forms', () => {
  it.each(ROWS)('%s: reports the exact problem (%#)', (_, schema, right, wrong, said) => {
    expect(listMessages(schema, right)).toEqual([])
    expect(listMessages(schema, { ...right, ...wrong })).toEqual(said)
  })

  it.each(ROWS)('%s: rejects lists and objects in place of texts (%#)', (_, schema, right, wrong) => {
    for (const field of Object.keys(wrong))
      for (const value of [['a@placard.test', 'b@evil.test'], { $ne: null }, null, 7])
        expect(schema.safeParse({ ...right, [field]: value }).success).toBe(false)
  })

  it('reports all problems at once', () => {
    expect(listMessages(signUpSchema(DOMAIN), {})).toEqual([
      `firstName: ${NAMES}`,
      `lastName: ${NAMES}`,
      'email: Fill in your email correctly',
      'password: Fill in your password',
      `confirmPassword: ${BOTH}`,
      'termsChecked: You have to accept the terms!',
    ])
  })

  it('accepts an email outside the company with an invitation', () => {
    const outside = { ...SIGN_UP, email: 'noor@elsewhere.test' }
    expect(listMessages(signUpSchema(DOMAIN), { ...outside, inviteToken: 'token' })).toEqual([])
    expect(listMessages(signUpSchema(DOMAIN), { ...outside, inviteToken: '' })).not.toEqual([])
  })

  it.each(['Ada\r\nBcc: eve@evil.test', 'Ada\u0007', 'Ada\u0085', 'Ada\u2028Byron'])(
    'rejects the name %j',
    (firstName) => {
      const said = 'Take out the line break or other control character'
      expect(listMessages(signUpSchema(DOMAIN), { ...SIGN_UP, firstName })).toEqual([`firstName: ${said}`])
      expect(listMessages(verifySchema, { ...VERIFY, firstName })).toEqual([`firstName: ${said}`])
      const profile = { first_name: firstName, last_name: 'Byron' }
      expect(listMessages(profileSchema, profile)).toEqual([`first_name: ${said}`])
      expect(listMessages(campaignInputSchema, { name: firstName })).toEqual([`name: ${said}`])
      expect(listMessages(creativeInputSchema, { name: firstName })).toEqual([`name: ${said}`])
      expect(assetNameSchema.safeParse(`${firstName}.png`).success).toBe(false)
    },
  )

  it('limits the length of every text', () => {
    const long = 'x'.repeat(3000)
    expect(listMessages(signUpSchema(DOMAIN), { ...SIGN_UP, firstName: long })).toEqual([
      'firstName: A name has at most 100 characters',
    ])
    expect(listMessages(loginInputSchema, { username: long, password: long })).toEqual([
      `username: ${EMAIL}`,
      `password: ${PASSWORD}`,
    ])
  })
})

describe('isCompanyEmail', () => {
  it.each(['ada@placard.test', 'Ada.B+ads@PLACARD.TEST', 'a@mail.placard.test', 'x_y-z@placard.test'])(
    'accepts %s',
    (address) => expect(isCompanyEmail(address, DOMAIN)).toBe(true),
  )

  it.each([
    '@placard.test',
    'placard.test',
    'a@placard.test.evil.com',
    'a@evil.com?placard.test',
    '"x@placard.test"@evil.com',
    'a@evil.com,b@placard.test',
    'a@evil.com b@placard.test',
    'a%evil.com@placard.test',
    'evil.com!a@placard.test',
    'a@placard\u3002test',
    'a@\u217Clacard.test',
    'a@placard.test.',
    'a@.placard.test',
    'a@x..placard.test',
    'a@-.placard.test',
    'a@notplacard.test',
    'a@placard.test\r\nBcc: b@evil.com',
    'a\u0000@placard.test',
    '\u212A@placard.test',
    '<a@placard.test>',
    'a(@placard.test',
  ])('rejects %j', (address) => expect(isCompanyEmail(address, DOMAIN)).toBe(false))

  it('rejects everything that an email program could read as another address (property)', () => {
    const pieces = fc.constantFrom(
      '@',
      '.',
      ',',
      ' ',
      '\r\n',
      '"',
      '<',
      '>',
      '%',
      '!',
      'placard.test',
      'evil.com',
      'a',
      'é',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 8 }), (parts) => {
        const address = parts.join('')
        if (isCompanyEmail(address, DOMAIN)) expect(address).toMatch(/^[\w.+-]+@([a-z0-9-]+\.)*placard\.test$/i)
      }),
      { numRuns: 5000 },
    )
  })

  it('accepts every plain name at the domain, in any case (property)', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w.+-]{1,20}$/), fc.boolean(), (local, upper) => {
        const address = `${local}@${DOMAIN}`
        expect(isCompanyEmail(upper ? address.toUpperCase() : address, DOMAIN)).toBe(true)
      }),
    )
  })
})

describe('verifyCode', () => {
  it('is the base64 of the email', () => {
    expect(encodeVerifyCode('ada@placard.test')).toBe('YWRhQHBsYWNhcmQudGVzdA==')
  })

  it('round-trips every email (property)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (address) => {
        expect(decodeVerifyCode(encodeVerifyCode(address))).toBe(address)
      }),
    )
  })

  it('never throws for any link (property)', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (code) => typeof decodeVerifyCode(code) !== 'object'))
    expect(decodeVerifyCode('%%%')).toBeUndefined()
    expect(decodeVerifyCode('/////w==')).toBeUndefined()
  })
})
