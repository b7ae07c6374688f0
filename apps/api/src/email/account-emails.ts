import {
  type AccessToken,
  encodeVerifyCode,
  formatZonedMoment,
  type Language,
  TOKEN_ACCESS_LABELS,
} from '@placard/domain'
import type { Config } from '../config.js'
import { quoted, renderEmail } from './email-template.js'
import type { EmailMessage } from './email-transport.js'

/** Returns a link to the console. The host comes from the settings, never from a request header. */
const linkOf = ({ publicUrl }: Config, path: string, query: Record<string, string>) =>
  `${publicUrl}${path}?${new URLSearchParams(query)}`

/** Returns the email with the verification link of a new address. */
export const verificationEmail = (config: Config, to: string, token: string, _language?: Language): EmailMessage =>
  renderEmail(config, {
    to,
    subject: `Confirm your email for ${config.company}`,
    before: [`Thanks for signing up for ${config.company}. Please confirm this email address.`],
    link: {
      text: 'Confirm your email',
      url: linkOf(config, '/signin', { verifyCode: encodeVerifyCode(to), code: token }),
    },
    after: [
      'This link expires in 24 hours and can be used once. Open it in the browser in which you signed up; in any other, you choose your password again.',
      "If you didn't sign up, ignore this email. Without the link nobody can use your address.",
    ],
  })

/** Returns the email to an account owner whose address was used to sign up again. */
export const existingAccountEmail = (config: Config, to: string, _language?: Language): EmailMessage =>
  renderEmail(config, {
    to,
    subject: `You already have an account with ${config.company}`,
    before: ['We received a sign-up with this address. It already has an account, and nothing was changed.'],
    link: { text: 'Sign in', url: `${config.publicUrl}/signin` },
    after: ["If you forgot your password, you can reset it there. If this wasn't you, ignore this email."],
  })

/** Returns the email with a link to reset the password. */
export const passwordResetEmail = (config: Config, to: string, token: string, _language?: Language): EmailMessage =>
  renderEmail(config, {
    to,
    subject: `Reset your password for ${config.company}`,
    before: ['We received a request to reset your password.'],
    link: { text: 'Set a new password', url: linkOf(config, '/forgotpassword', { forgotToken: token }) },
    after: [
      'This link expires in 30 minutes and can be used once.',
      "If you didn't request this, ignore this email. Your password stays as it is.",
    ],
  })

/** Outcome of a change of password for the user's sessions and access tokens. */
export interface EndedAccess {
  /** True if the session that changed the password goes on. */
  isSessionKept: boolean
  /** Number of access tokens that were valid. */
  tokens: number
  /** True if these were revoked. */
  areTokensRevoked: boolean
}

const countTokens = (count: number) => `${count} access ${count === 1 ? 'token' : 'tokens'}`

/** Returns the sentences about access tokens after a change of password; none without tokens. */
function tokenSentences({ tokens, areTokensRevoked }: EndedAccess): string[] {
  if (tokens === 0) return []
  return areTokensRevoked
    ? [`Your ${countTokens(tokens)} ${tokens === 1 ? 'was' : 'were'} revoked. Programs that used them have no access.`]
    : [
        `Your ${countTokens(tokens)} still ${tokens === 1 ? 'works' : 'work'}. Revoke those that you don't know in your profile.`,
      ]
}

/** Returns the email that the password was changed, and what was ended with it. */
export const passwordChangedEmail = (
  config: Config,
  to: string,
  ended: EndedAccess,
  _language?: Language,
): EmailMessage =>
  renderEmail(config, {
    to,
    subject: `Your password for ${config.company} was changed`,
    before: [
      ended.isSessionKept
        ? 'Your password was changed just now in your profile, and all other devices were signed out.'
        : 'Your password was changed just now, and all devices were signed out.',
      ...tokenSentences(ended),
    ],
    link: { text: 'Sign in', url: `${config.publicUrl}/signin` },
    after: [
      "If this wasn't you, reset your password now, choose to revoke your access tokens there, and tell your administrator.",
    ],
  })

const scopeText = ({ campaignIDs }: AccessToken) =>
  campaignIDs === null
    ? 'All campaigns that you can open'
    : `${campaignIDs.length} ${campaignIDs.length === 1 ? 'campaign' : 'campaigns'}`

/** Returns the email to a user about a new access token of theirs. */
export const newAccessTokenEmail = (
  config: Config,
  to: string,
  token: AccessToken,
  _language?: Language,
): EmailMessage =>
  renderEmail(config, {
    to,
    subject: `New access token for ${config.company}`,
    before: [
      'An access token was created for your account. A program that has it can use the account without your password.',
    ],
    facts: [
      ['Name', quoted(token.name)],
      ['Access', TOKEN_ACCESS_LABELS[token.access]],
      ['Campaigns', scopeText(token)],
      ['Created', formatZonedMoment(new Date(token.createdAt), 'UTC')],
      ['Valid until', formatZonedMoment(new Date(token.expiresAt), 'UTC')],
    ],
    link: { text: 'Your access tokens', url: `${config.publicUrl}/profile` },
    after: [
      "If this wasn't you, somebody else uses your account: revoke the token, change your password, and tell your administrator.",
    ],
  })

/** Returns the email that invites a person. */
export const invitationEmail = (config: Config, to: string, token: string, _language?: Language): EmailMessage =>
  renderEmail(config, {
    to,
    subject: `You're invited to ${config.company}`,
    before: [`You have been invited to the advertising console of ${config.company}.`],
    link: { text: 'Accept the invitation', url: linkOf(config, '/signup', { email: to, inviteToken: token }) },
    after: ["This link expires in 7 days and can be used once. If you didn't expect it, ignore this email."],
  })
