import * as z from 'zod'
import { CONTROL_CHARACTER_IN_NAME, isPlainName, isStorable, UNSTORABLE } from '../text/stored-text.js'
import { UNVERIFIED } from './verify-code.js'

/** Shortest email and shortest password, in characters. A server may ask for longer passwords. */
export const MIN_CREDENTIAL_LENGTH = 6

/** Longest email, in characters. */
export const MAX_EMAIL_LENGTH = 254

/** Longest password, in characters. */
export const MAX_PASSWORD_LENGTH = 1024

const MAX_PERSON_NAME_LENGTH = 100

/** Messages of the sign-in and account forms, shared by client, server and tests. */
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

/** Message of a server whose shortest password is longer than that of the forms. */
export const passwordTooShort = (least: number): string => `Choose a password of at least ${least} characters`

/** Message of sign-up for an address outside the company. */
export const onlyCompanyEmails = (domain: string): string => `Only ${domain} emails allowed!`

/** Schema of a text of `min` to `max` characters with one message for everything that can be wrong. */
const boundedText = (message: string, { min, max }: { min: number; max: number }) =>
  z.string(message).min(min, message).max(max, message)

/** Schema of an email in the account forms. */
export const emailSchema = (message: string) =>
  z
    .string(message)
    .trim()
    .min(MIN_CREDENTIAL_LENGTH, message)
    .max(MAX_EMAIL_LENGTH, message)
    .refine(isStorable, message)

/** Schema of the email of an existing account, which is compared as it was typed. */
export const usernameSchema = boundedText(ACCOUNT_MESSAGES.email, {
  min: MIN_CREDENTIAL_LENGTH,
  max: MAX_EMAIL_LENGTH,
}).refine(isStorable, ACCOUNT_MESSAGES.email)

/** Schema of a password. */
export const passwordSchema = (message: string, min = MIN_CREDENTIAL_LENGTH) =>
  boundedText(message, { min, max: MAX_PASSWORD_LENGTH })

/** Schema of a first or last name. */
export const personNameSchema = z
  .string(ACCOUNT_MESSAGES.names)
  .trim()
  .min(1, ACCOUNT_MESSAGES.names)
  .max(MAX_PERSON_NAME_LENGTH, ACCOUNT_MESSAGES.nameLength)
  .refine(isStorable, UNSTORABLE)
  .refine(isPlainName, CONTROL_CHARACTER_IN_NAME)
