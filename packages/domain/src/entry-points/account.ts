// Entry point `@placard/domain/account`: people who sign in: their account, password, profile and access tokens.
export type { AccessToken, NewAccessToken, TokenAccess } from '../access-token/access-token.js'
export { newAccessTokenSchema } from '../access-token/access-token.js'
export type {
  ChangePasswordInput,
  ForgotPasswordInput,
  OwnPasswordInput,
  ProfileInput,
  SignUpInput,
  VerificationLink,
  VerifyInput,
  VerifyQuery,
} from '../account/account-forms.js'
export {
  changePasswordSchema,
  forgotPasswordSchema,
  ownPasswordSchema,
  parseVerificationLink,
  profileSchema,
  signUpSchema,
  verificationLinkSchema,
  verifySchema,
} from '../account/account-forms.js'
export { ACCOUNT_MESSAGES } from '../account/credentials.js'
export type { InviteInput, InviteResult } from '../admin/admin.js'
export { inviteSchema, isEmail } from '../admin/admin.js'
export type { LoginInput } from '../session/session.js'
export { loginInputSchema } from '../session/session.js'
export type { User } from '../user/user.js'
