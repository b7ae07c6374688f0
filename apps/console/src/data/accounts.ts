import {
  accountEndpoints,
  type ChangePasswordInput,
  type ForgotPasswordInput,
  type SignUpInput,
  type VerifyQuery,
  verifyInputOf,
} from '@placard/domain'
import { call } from './api.js'
import { thenSignedOut } from './session.js'

/** Asks for an account, or for another mail to confirm its address. Nobody is signed in afterwards. */
export const signUp = (body: SignUpInput): Promise<void> =>
  thenSignedOut(async () => void (await call(accountEndpoints.signUp, { body })))

/** Proves an address by what the link of a mail carries. Nobody is signed in afterwards. */
export const verifyEmail = (link: VerifyQuery): Promise<void> =>
  thenSignedOut(async () => void (await call(accountEndpoints.verify, { body: verifyInputOf(link) })))

/** Asks for a mail with a link to choose a new password. */
export async function forgotPassword(body: ForgotPasswordInput): Promise<void> {
  await call(accountEndpoints.forgotPassword, { body })
}

/** Chooses a new password by the link of a mail. Nobody is signed in afterwards. */
export const changePassword = (body: ChangePasswordInput): Promise<void> =>
  thenSignedOut(async () => void (await call(accountEndpoints.changePassword, { body })))
