import * as z from 'zod'
import { isStorable } from '../text/stored-text.js'
import {
  type Expiry,
  LOGIN_MESSAGES,
  type LoginInput,
  MAX_PASSWORD_LENGTH,
  MAX_USERNAME_LENGTH,
  MIN_CREDENTIAL_LENGTH,
} from './session.js'

/** An `Expiry`. */
export const expirySchema = z.object({
  date: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d+)?$/),
  timezone_type: z.number().int(),
  timezone: z.string(),
}) satisfies z.ZodType<Expiry>

const { username: NO_EMAIL, password: NO_PASSWORD } = LOGIN_MESSAGES

/** The sign-in form and the body of POST /login. */
export const loginInputSchema = z.object({
  username: z
    .string(NO_EMAIL)
    .min(MIN_CREDENTIAL_LENGTH, NO_EMAIL)
    .max(MAX_USERNAME_LENGTH, NO_EMAIL)
    .refine(isStorable, NO_EMAIL),
  password: z.string(NO_PASSWORD).min(MIN_CREDENTIAL_LENGTH, NO_PASSWORD).max(MAX_PASSWORD_LENGTH, NO_PASSWORD),
  remember: z.boolean().default(false),
}) satisfies z.ZodType<LoginInput>
