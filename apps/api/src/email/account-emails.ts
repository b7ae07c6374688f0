import { encodeVerifyCode } from '@placard/domain'
import type { Config } from '../config.js'
import { renderEmail } from './email-template.js'
import type { EmailMessage } from './email-transport.js'

/** Returns a link to the console. The host comes from the settings, never from a request header. */
const linkOf = ({ publicUrl }: Config, path: string, query: Record<string, string>) =>
  `${publicUrl}${path}?${new URLSearchParams(query)}`

/** Returns the email with the verification link of a new address. */
export const verificationEmail = (config: Config, to: string, token: string): EmailMessage =>
  renderEmail(config, {
    to,
    subject: `Confirm your email for ${config.company}`,
    before: [`Thanks for signing up for ${config.company}. Please confirm this email address and set your password.`],
    link: {
      text: 'Confirm your email',
      url: linkOf(config, '/signin', { verifyCode: encodeVerifyCode(to), code: token }),
    },
    after: [
      'This link expires in 24 hours and can be used once.',
      "If you didn't sign up, ignore this email. Without the link nobody can use your address.",
    ],
  })

/** Returns the email to an account owner whose address was used to sign up again. */
export const existingAccountEmail = (config: Config, to: string): EmailMessage =>
  renderEmail(config, {
    to,
    subject: `You already have an account with ${config.company}`,
    before: ['We received a sign-up with this address. It already has an account, and nothing was changed.'],
    link: { text: 'Sign in', url: `${config.publicUrl}/signin` },
    after: ["If you forgot your password, you can reset it there. If this wasn't you, ignore this email."],
  })

/** Returns the email with a link to reset the password. */
export const passwordResetEmail = (config: Config, to: string, token: string): EmailMessage =>
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

/** Returns the email that the password was changed. */
export const passwordChangedEmail = (config: Config, to: string): EmailMessage =>
  renderEmail(config, {
    to,
    subject: `Your password for ${config.company} was changed`,
    before: ['Your password was changed just now, and all devices were signed out.'],
    link: { text: 'Sign in', url: `${config.publicUrl}/signin` },
    after: ["If this wasn't you, reset your password now and tell your administrator."],
  })

/** Returns the email that invites a person. */
export const invitationEmail = (config: Config, to: string, token: string): EmailMessage =>
  renderEmail(config, {
    to,
    subject: `You're invited to ${config.company}`,
    before: [`You have been invited to the advertising console of ${config.company}.`],
    link: { text: 'Accept the invitation', url: linkOf(config, '/signup', { email: to, inviteToken: token }) },
    after: ["This link expires in 7 days and can be used once. If you didn't expect it, ignore this email."],
  })
