import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { uploadFieldsSchema } from '../asset/asset.js'
import { liveIDsSchema } from '../endpoints/reports.js'
import { validationError } from '../problem/problem.js'
import { loginInputSchema } from '../session/session.js'
import { changePasswordSchema, forgotPasswordSchema, signUpSchema, verifySchema } from './account-forms.js'
import { encodeVerifyCode } from './verify-code.js'

const FORMS = {
  Login: { schema: loginInputSchema, right: { username: 'a@b.de', password: 'engine' } },
  'Forgot password': { schema: forgotPasswordSchema, right: { email: 'a@b.de' } },
  'Change password': {
    schema: changePasswordSchema,
    right: { username: 'a@b.de', password: 'engine', confirmPassword: 'engine', code: 'token' },
  },
  Verify: {
    schema: verifySchema,
    right: {
      code: encodeVerifyCode('ada@placard.test'),
      verifyToken: 'token',
      email: 'ada@placard.test',
      firstName: 'Ada',
      lastName: 'Byron',
      password: 'engine',
      confirmPassword: 'engine',
    },
  },
  'Sign-up': {
    schema: signUpSchema('placard.test'),
    right: {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@placard.test',
      password: 'engine',
      confirmPassword: 'engine',
      termsChecked: true,
    },
  },
} satisfies Record<string, { schema: z.ZodType; right: object }>

/** The specification's table, row by row: form, rule, message, and invalid values. */
const RULES: [form: keyof typeof FORMS, rule: string, message: string, wrong: [field: string, value: unknown][]][] = [
  [
    'Login',
    'username at least 6 chars',
    'Fill in your email',
    [
      ['username', ''],
      ['username', '12345'],
      ['username', undefined],
    ],
  ],
  [
    'Login',
    'password at least 6',
    'Fill in your password at least 6 characters long',
    [
      ['password', ''],
      ['password', '12345'],
      ['password', null],
    ],
  ],
  [
    'Forgot password',
    'email at least 6',
    'Fill in your email',
    [
      ['email', ''],
      ['email', '12345'],
      ['email', '  1@b.c  '],
    ],
  ],
  [
    'Change password',
    'username at least 6',
    'Fill in your email',
    [
      ['username', ''],
      ['username', '12345'],
    ],
  ],
  [
    'Change password',
    'password at least 6',
    'Fill in your password at least 6 characters long',
    [
      ['password', ''],
      ['password', '12345'],
    ],
  ],
  [
    'Change password',
    'confirmation at least 6',
    'Repeat your password',
    [
      ['confirmPassword', ''],
      ['confirmPassword', '12345'],
    ],
  ],
  [
    'Change password',
    'password and confirmation match',
    'Passwords do not match!',
    [
      ['confirmPassword', 'engines'],
      ['confirmPassword', 'Engine'],
    ],
  ],
  [
    'Verify',
    'code at least 6 chars',
    'Invalid email!',
    [
      ['code', ''],
      ['code', '12345'],
    ],
  ],
  [
    'Verify',
    'a verify token is needed',
    'Invalid URL!',
    [
      ['verifyToken', ''],
      ['verifyToken', undefined],
    ],
  ],
  [
    'Sign-up',
    'first and last name required',
    'Fill in your names',
    [
      ['firstName', ''],
      ['lastName', ''],
      ['firstName', ' '],
      ['lastName', undefined],
    ],
  ],
  [
    'Sign-up',
    'email at least 6',
    'Fill in your email correctly',
    [
      ['email', ''],
      ['email', 'a@b.c'],
      ['email', undefined],
    ],
  ],
  [
    'Sign-up',
    'email contains the company domain after the first character',
    'Only placard.test emails allowed!',
    [
      ['email', 'ada@elsewhere.test'],
      ['email', 'placard.test'],
      ['email', '@placard.test'],
    ],
  ],
  [
    'Sign-up',
    'password at least 6',
    'Fill in your password',
    [
      ['password', ''],
      ['password', '12345'],
    ],
  ],
  [
    'Sign-up',
    'confirmation at least 6 and equal',
    'Fill in both your passwords the same way',
    [
      ['confirmPassword', ''],
      ['confirmPassword', '12345'],
      ['confirmPassword', 'engines'],
    ],
  ],
  [
    'Sign-up',
    'terms ticked',
    'You have to accept the terms!',
    [
      ['termsChecked', false],
      ['termsChecked', undefined],
    ],
  ],
]

const findProblems = (schema: z.ZodType, data: object) => {
  const { error } = schema.safeParse(data)
  return error ? validationError(error, data).problems : []
}

describe('validation rules of the specification', () => {
  it.each(RULES)('%s: %s: %s', (form, _, message, wrong) => {
    const { schema, right } = FORMS[form]
    expect(findProblems(schema, right)).toEqual([])
    for (const [field, value] of wrong)
      expect(findProblems(schema, { ...right, [field]: value })).toContainEqual({ path: field, message })
  })

  it.each([
    ['A report by creative needs at least one live id', liveIDsSchema, '', 'No live ids set'],
    [
      'Asset upload needs campaign and creative',
      uploadFieldsSchema,
      { creativeID: '' },
      'Incorrect campaign or creative!',
    ],
    ['Asset upload needs campaign and creative', uploadFieldsSchema, {}, 'Incorrect campaign or creative!'],
  ])('%s (%#)', (_, schema, wrong, message) => {
    expect(schema.safeParse(wrong).error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  it('report all problems at once, in field order', () => {
    const { schema } = FORMS['Sign-up']
    const wrong = { firstName: '', lastName: '', email: 'ada@evil.test', password: '1', confirmPassword: 'engine' }
    expect(findProblems(schema, wrong).map(({ path }) => path)).toEqual([
      'firstName',
      'lastName',
      'email',
      'password',
      'confirmPassword',
      'termsChecked',
    ])
    const late = { username: '', password: 'engine', confirmPassword: 'engines', code: '' }
    expect(findProblems(changePasswordSchema, late).map(({ message }) => message)).toEqual([
      'Fill in your email',
      'Passwords do not match!',
      'Invalid URL!',
    ])
  })
})
