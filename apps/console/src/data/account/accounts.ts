import type {
  ChangePasswordInput,
  ForgotPasswordInput,
  SignUpInput,
  VerificationLink,
  VerifyInput,
} from '@placard/domain/account'
import type { Verification } from '@placard/domain/internal/account'
import { accountEndpoints } from '@placard/domain/internal/api'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../api.js'
import { thenSignedOut } from './session.js'

/** Requests an account. Nobody is signed in afterwards. */
export const signUpMutation = mutationOptions({
  mutationFn: (body: SignUpInput) => thenSignedOut(async () => void (await call(accountEndpoints.signUp, { body }))),
})

/** Emails another verification link. */
export async function resendVerification(email: string): Promise<void> {
  await call(accountEndpoints.resendVerification, { body: { email } })
}

/** Returns the state of a verification link. Throws for a link that is not valid; changes nothing. */
export async function openVerificationLink(link: VerificationLink): Promise<Verification> {
  const { data } = await call(accountEndpoints.verification, { body: link })
  return data
}

/** Verifies an email by its link, with names and password or, in the browser that signed up, alone. Nobody is signed in afterwards. */
export const verifyEmailMutation = mutationOptions({
  mutationFn: (body: VerifyInput | VerificationLink) =>
    thenSignedOut(async () => void (await call(accountEndpoints.verify, { body }))),
})

/** Requests an email with a link to reset the password. */
export const forgotPasswordMutation = mutationOptions({
  mutationFn: async (body: ForgotPasswordInput) => void (await call(accountEndpoints.forgotPassword, { body })),
})

/** Sets a new password with the link of a reset email. Nobody is signed in afterwards. */
export const updatePasswordMutation = mutationOptions({
  mutationFn: (body: ChangePasswordInput) =>
    thenSignedOut(async () => void (await call(accountEndpoints.changePassword, { body }))),
})
