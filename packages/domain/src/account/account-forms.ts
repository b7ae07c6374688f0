import * as z from 'zod'
import { LANGUAGES } from '../language/language-choice.js'
import { validationError } from '../problem/problem.js'
import { inFieldOrder } from '../problem/problem-schema.js'
import { isStorable } from '../text/stored-text.js'
import {
  ACCOUNT_MESSAGES,
  emailSchema,
  MAX_EMAIL_LENGTH,
  MIN_CREDENTIAL_LENGTH,
  onlyCompanyEmails,
  passwordSchema,
  personNameSchema,
} from './credentials.js'
import { decodeVerifyCode } from './verify-code.js'

const MAX_TOKEN_LENGTH = 512

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
 * True when an address belongs to the company: its part after the only `@` is the domain or one below it. Only
 * characters that every mail program reads in the same way are allowed before it.
 */
export function isCompanyEmail(address: string, domain: string): boolean {
  const [local = '', host = '', ...more] = address.split('@')
  if (more.length > 0 || !LOCAL_PART.test(local) || !HOST.test(host)) return false
  return `.${host.toLowerCase()}`.endsWith(`.${domain}`)
}

/** Also revokes the user's access tokens, which otherwise stay valid, because scripts would stop. @default false */
const revokeTokens = z.boolean().optional()

/** Body of POST /v1/user/signOutEverywhere. */
export const signOutEverywhereSchema = z.object({ revokeTokens })
export type SignOutEverywhereInput = z.infer<typeof signOutEverywhereSchema>

/** Forgot-password form and body of POST /forgotPassword. */
export const forgotPasswordSchema = z.object({ email: emailSchema(ACCOUNT_MESSAGES.email) })
export type ForgotPasswordInput = z.infer<typeof forgotPasswordSchema>

/** Form of the change-password screen and body of POST /changePassword; `code` comes from the email's link. */
export const changePasswordSchema = inFieldOrder(
  z
    .object({
      username: emailSchema(ACCOUNT_MESSAGES.email),
      password: passwordSchema(ACCOUNT_MESSAGES.password),
      confirmPassword: passwordSchema(ACCOUNT_MESSAGES.repeat),
      code: token,
      revokeTokens,
    })
    .refine(areSame, samePasswords(ACCOUNT_MESSAGES.mismatch)),
)
export type ChangePasswordInput = z.infer<typeof changePasswordSchema>

/** Form of a signed-in user's new password and body of PUT /v1/user/password. */
export const ownPasswordSchema = inFieldOrder(
  z
    .object({
      currentPassword: passwordSchema(ACCOUNT_MESSAGES.currentPassword, 1),
      password: passwordSchema(ACCOUNT_MESSAGES.password),
      confirmPassword: passwordSchema(ACCOUNT_MESSAGES.repeat),
      revokeTokens,
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
  // Problems of the address are reported on the code, so that the message is not shown twice.
  email: z.string(ACCOUNT_MESSAGES.verifyCode).trim().optional(),
})
export type VerificationLink = z.infer<typeof verificationLinkSchema>

/** State of a valid verification link. */
export const verificationSchema = z.object({
  /** Names of the sign-up that the link belongs to; empty if it belongs to none. */
  firstName: z.string(),
  lastName: z.string(),
  /** True for the browser that signed up: POST /verify then takes the link alone. */
  isSameBrowser: z.boolean(),
})
export type Verification = z.infer<typeof verificationSchema>

/**
 * Verification form: the link, and the decision about the account. Body of POST /verify, which takes the link alone
 * from the browser that signed up.
 */
export const verifySchema = inFieldOrder(
  z
    .object({
      ...verificationLinkSchema.shape,
      firstName: personNameSchema,
      lastName: personNameSchema,
      password: passwordSchema(ACCOUNT_MESSAGES.password),
      confirmPassword: passwordSchema(ACCOUNT_MESSAGES.repeat),
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
        firstName: personNameSchema,
        lastName: personNameSchema,
        email: emailSchema(ACCOUNT_MESSAGES.signUpEmail).refine(
          (address) => /^[^\s@]+@[^\s@]+$/.test(address),
          ACCOUNT_MESSAGES.signUpEmail,
        ),
        password: passwordSchema(ACCOUNT_MESSAGES.signUpPassword),
        confirmPassword: passwordSchema(ACCOUNT_MESSAGES.signUpRepeat),
        termsChecked: z.literal(true, ACCOUNT_MESSAGES.terms),
        inviteToken: token.optional(),
        /** Token that the server prints on its console, which creates the first administrator. */
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

const CHOICES = ['firstName', 'lastName', 'password', 'confirmPassword'] as const

/** Parses a body of POST /verify that has neither names nor password; undefined for any other. */
export function parseLinkAlone(body: unknown): VerificationLink | undefined {
  const { data } = verificationLinkSchema.safeParse(body)
  return data && CHOICES.every((field) => (body as Record<string, unknown>)[field] === undefined) ? data : undefined
}

/** Profile form and body of PUT /v1/user. */
export const profileSchema = z.object({
  first_name: personNameSchema,
  last_name: personNameSchema,
  /** Language of the user's emails; without it, it does not change. */
  language: z.enum(LANGUAGES).optional(),
})
export type ProfileInput = z.infer<typeof profileSchema>

/** Query of the link in a verification email. */
export interface VerifyQuery {
  /** The address, as base64. */
  verifyCode?: string | null | undefined
  /** The token. */
  code?: string | null | undefined
}

/** Parses the query of a verification link. Throws an `ApiError` if it is invalid. */
export function parseVerificationLink({ verifyCode, code }: VerifyQuery): VerificationLink {
  const data = {
    code: verifyCode ?? '',
    verifyToken: code ?? '',
    email: decodeVerifyCode(verifyCode ?? '') ?? '',
  }
  const checked = verificationLinkSchema.safeParse(data)
  if (checked.success) return checked.data
  throw validationError(checked.error, data)
}
