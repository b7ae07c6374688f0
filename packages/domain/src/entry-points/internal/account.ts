// Names of account that only Placard's packages and apps use. They may change in any release.
export type { CreatedAccessToken } from '../../access-token/access-token.js'
export {
  ACCESS_TOKEN_MESSAGES,
  ACCESS_TOKEN_PREFIX,
  isTokenExpired,
  MAX_ACCESS_TOKENS,
  TOKEN_ACCESS_LABELS,
  TOKEN_LIFETIMES,
  TOKEN_PASSWORD_RULE,
} from '../../access-token/access-token.js'
export type { SignOutEverywhereInput, Verification } from '../../account/account-forms.js'
export { isCompanyEmail, parseLinkAlone } from '../../account/account-forms.js'
export { MIN_CREDENTIAL_LENGTH, onlyCompanyEmails, passwordTooShort } from '../../account/credentials.js'
export { decodeVerifyCode, EMAIL_VERIFIED, encodeVerifyCode, UNVERIFIED } from '../../account/verify-code.js'
export type {
  AccountState,
  AdminUser,
  AdminUserChange,
  OwnedItems,
  UndeliveredInvitation,
} from '../../admin/admin.js'
export {
  ACCOUNT_STATE_LABELS,
  accountState,
  CANNOT_TAKE_OVER,
  cannotSeeCampaigns,
  INVITATION_DAYS,
  INVITATION_MS,
  INVITE_RESULT_LABELS,
  invalidAddresses,
  LAST_ADMIN,
  MAX_INVITED_AT_ONCE,
  USER_NOT_FOUND,
} from '../../admin/admin.js'
export type { Expiry, Session } from '../../session/session.js'
export {
  DEFAULT_SESSION_MS,
  expiryMoment,
  isSessionFresh,
  isSessionValid,
  readSession,
  SIGN_IN_FALLBACK,
  SIGN_UP_FALLBACK,
  toExpiry,
  VERIFICATION_FALLBACK,
  WELCOME_BACK_MS,
} from '../../session/session.js'
export type { Role } from '../../user/user.js'
export {
  fullName,
  languageOfUser,
  mayListAllCampaigns,
  mayManageUsers,
  ONLY_ADMINISTRATORS,
  ROLE_NAMES,
  ROLE_RIGHTS,
  roleSchema,
  userSchema,
} from '../../user/user.js'
