import * as z from 'zod'
import { inFieldOrder } from '../problem/in-field-order.js'
import { MIN_CREDENTIAL_LENGTH } from '../session/session.js'
import { CONTROL_CHARACTER_IN_NAME, isPlainName, isStorable, UNSTORABLE } from '../text/stored-text.js'
import { decodeVerifyCode, UNVERIFIED } from './verify-code.js'

const MAX_EMAIL_LENGTH = 254
const MAX_NAME_LENGTH = 100
const MAX_PASSWORD_LENGTH = 1024
const MAX_TOKEN_LENGTH = 512

/** Every message of the account forms, so that client, server and tests say the same. */
export const ACCOUNT_MESSAGES = {
  email: 'Fill in your email',
  password: 'Fill in your password at least 6 characters long',
  repeat: 'Repeat your password',
  mismatch: 'Passwords do not match!',
  currentPassword: 'Fill in your current password',
  wrongPassword: 'That is not your current password',
  verifyCode: 'Invalid email!',
  verifyToken: 'Invalid URL!',
  names: 'Fill in your names',
  signUpEmail: 'Fill in your email correctly',
  signUpPassword: 'Fill in your password',
  signUpRepeat: 'Fill in both your passwords the same way',
  terms: 'You have to accept the terms!',
  nameLength: 'A name has at most 100 characters',
  commonPassword: 'This password is too common. Choose another one',
  unverified: UNVERIFIED,
  disabled: 'This account is disabled. Ask your administrator.',
  demoAccount: 'Demo accounts cannot sign in on a public server.',
  verifyLink: 'This link no longer works. If you have already used it, sign in. Otherwise request a new one.',
  resetLink: 'This link no longer works, or it belongs to another email. Request a new one.',
  inviteLink: 'This invitation no longer works, or it belongs to another email. Ask for a new one.',
  setupLink: 'This set-up link no longer works. Restart the server to get a new one.',
  setupEmail: 'This email already has an account. Use another one.',
} as const

/** What a server says that wants longer passwords than the forms do. */
export const passwordTooShort = (least: number): string => `Choose a password of at least ${least} characters`

/** What sign-up says to an address outside the company. */
export const onlyCompanyEmails = (domain: string): string => `Only ${domain} emails allowed!`

const text = (message: string, { min, max }: { min: number; max: number }) =>
  z.string(message).min(min, message).max(max, message)
const email = (message: string) =>
  z
    .string(message)
    .trim()
    .min(MIN_CREDENTIAL_LENGTH, message)
    .max(MAX_EMAIL_LENGTH, message)
    .refine(isStorable, message)
const password = (message: string) => text(message, { min: MIN_CREDENTIAL_LENGTH, max: MAX_PASSWORD_LENGTH })
const name = z
  .string(ACCOUNT_MESSAGES.names)
  .trim()
  .min(1, ACCOUNT_MESSAGES.names)
  .max(MAX_NAME_LENGTH, ACCOUNT_MESSAGES.nameLength)
  .refine(isStorable, UNSTORABLE)
  .refine(isPlainName, CONTROL_CHARACTER_IN_NAME)
const token = z
  .string(ACCOUNT_MESSAGES.verifyToken)
  .min(1, ACCOUNT_MESSAGES.verifyToken)
  .max(MAX_TOKEN_LENGTH, ACCOUNT_MESSAGES.verifyToken)

interface Passwords {
  password?: unknown
  confirmPassword?: unknown
}

/** Compares the two passwords even while other fields are wrong, but only once both are there. */
const samePasswords = (message: string) => ({
  path: ['confirmPassword'],
  message,
  when: ({ value }: { value: unknown }) => {
    const { confirmPassword } = (value ?? {}) as Passwords
    return typeof confirmPassword === 'string' && confirmPassword.length >= MIN_CREDENTIAL_LENGTH
  },
})
const areSame = (values: Passwords) => values.password === values.confirmPassword

const LOCAL_PART = /^[\w.+-]+$/
const HOST = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i

/**
 * Whether an address belongs to the company: its part after the only `@` is the domain or one below it. Only characters
 * that every mail program reads in the same way are allowed before it.
 */
export function isCompanyEmail(address: string, domain: string): boolean {
  const [local = '', host = '', ...more] = address.split('@')
  if (more.length > 0 || !LOCAL_PART.test(local) || !HOST.test(host)) return false
  return `.${host.toLowerCase()}`.endsWith(`.${domain}`)
}

/** The form of the forgot-password screen and the body of POST /forgotPassword. */
export const forgotPasswordSchema = z.object({ email: email(ACCOUNT_MESSAGES.email) })
export type ForgotPasswordInput = z.infer<typeof forgotPasswordSchema>

/** The form of the change-password screen and the body of POST /changePassword; `code` comes from the mail's link. */
export const changePasswordSchema = inFieldOrder(
  z
    .object({
      username: email(ACCOUNT_MESSAGES.email),
      password: password(ACCOUNT_MESSAGES.password),
      confirmPassword: text(ACCOUNT_MESSAGES.repeat, { min: MIN_CREDENTIAL_LENGTH, max: MAX_PASSWORD_LENGTH }),
      code: token,
    })
    .refine(areSame, samePasswords(ACCOUNT_MESSAGES.mismatch)),
)
export type ChangePasswordInput = z.infer<typeof changePasswordSchema>

/** The form of a signed-in user's new password and the body of PUT /v1/user/password. */
export const ownPasswordSchema = inFieldOrder(
  z
    .object({
      currentPassword: text(ACCOUNT_MESSAGES.currentPassword, { min: 1, max: MAX_PASSWORD_LENGTH }),
      password: password(ACCOUNT_MESSAGES.password),
      confirmPassword: text(ACCOUNT_MESSAGES.repeat, { min: MIN_CREDENTIAL_LENGTH, max: MAX_PASSWORD_LENGTH }),
    })
    .refine(areSame, samePasswords(ACCOUNT_MESSAGES.mismatch)),
)
export type OwnPasswordInput = z.infer<typeof ownPasswordSchema>

const isEmailCode = (code: string) => {
  const address = decodeVerifyCode(code)?.trim() ?? ''
  return address.length >= MIN_CREDENTIAL_LENGTH && address.length <= MAX_EMAIL_LENGTH && isStorable(address)
}

/** Link of a verification email: the body of POST /verification. `email` is what `code` decodes to. */
export const verificationLinkSchema = z.object({
  code: z
    .string(ACCOUNT_MESSAGES.verifyCode)
    .max(MAX_TOKEN_LENGTH, ACCOUNT_MESSAGES.verifyCode)
    .refine(isEmailCode, ACCOUNT_MESSAGES.verifyCode),
  verifyToken: token,
  // The code says all that is wrong with the address, so that its message is not shown twice.
  email: z.string(ACCOUNT_MESSAGES.verifyCode).trim().optional(),
})
export type VerificationLink = z.infer<typeof verificationLinkSchema>

/** The verification form and the body of POST /verify: the link, and what its reader decides about the account. */
export const verifySchema = inFieldOrder(
  z
    .object({
      ...verificationLinkSchema.shape,
      firstName: name,
      lastName: name,
      password: password(ACCOUNT_MESSAGES.password),
      confirmPassword: text(ACCOUNT_MESSAGES.repeat, { min: MIN_CREDENTIAL_LENGTH, max: MAX_PASSWORD_LENGTH }),
    })
    .refine(areSame, samePasswords(ACCOUNT_MESSAGES.mismatch)),
)
export type VerifyInput = z.infer<typeof verifySchema>

/**
 * The sign-up form and the body of POST /signup. With the company's domain only its addresses are accepted, unless the
 * token of an invitation or of the first set-up is sent along.
 */
export const signUpSchema = (domain?: string) =>
  inFieldOrder(
    z
      .object({
        firstName: name,
        lastName: name,
        email: email(ACCOUNT_MESSAGES.signUpEmail).refine(
          (address) => /^[^\s@]+@[^\s@]+$/.test(address),
          ACCOUNT_MESSAGES.signUpEmail,
        ),
        password: password(ACCOUNT_MESSAGES.signUpPassword),
        confirmPassword: password(ACCOUNT_MESSAGES.signUpRepeat),
        termsChecked: z.literal(true, ACCOUNT_MESSAGES.terms),
        inviteToken: token.optional(),
        /** Token of the server's console, which makes the first administrator. */
        setupToken: token.optional(),
      })
      .refine(
        ({ email: address, inviteToken, setupToken }) =>
          !domain || inviteToken !== undefined || setupToken !== undefined || isCompanyEmail(address, domain),
        {
          path: ['email'],
          message: onlyCompanyEmails(domain ?? ''),
          when: ({ value }) => typeof (value as { email?: unknown } | undefined)?.email === 'string',
        },
      )
      .refine(areSame, samePasswords(ACCOUNT_MESSAGES.signUpRepeat)),
  )
export type SignUpInput = z.infer<ReturnType<typeof signUpSchema>>

/** The profile form and the body of PUT /v1/user. */
export const profileSchema = z.object({ first_name: name, last_name: name })
export type ProfileInput = z.infer<typeof profileSchema>
