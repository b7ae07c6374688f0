import { verifyCodeOf } from '@placard/domain'
import type { Config } from '../config.js'
import { letterMail } from './letter.js'
import type { MailMessage } from './mail-transport.js'

/** A link of ours. Its host is configured: no header of a request has a say in it. */
const linkOf = ({ publicUrl }: Config, path: string, query: Record<string, string>) =>
  `${publicUrl}${path}?${new URLSearchParams(query)}`

/** To a new address: proves it. */
export const verifyMail = (config: Config, to: string, token: string): MailMessage =>
  letterMail(config, {
    to,
    subject: `Confirm your email for ${config.company}`,
    before: [`Somebody, we hope you, has signed up for ${config.company} with this address.`],
    link: {
      text: 'Confirm your email',
      url: linkOf(config, '/signin', { verifyCode: verifyCodeOf(to), code: token }),
    },
    after: [
      'The link works once, for 24 hours.',
      'If it was not you, delete this mail and do not follow the link: whoever signed up also chose the password.',
    ],
  })

/** To the owner of an account whose address was used to sign up again. */
export const hasAccountMail = (config: Config, to: string): MailMessage =>
  letterMail(config, {
    to,
    subject: `You already have an account with ${config.company}`,
    before: [
      'Somebody, perhaps you, tried to sign up with this address. It already has an account; nothing was changed.',
    ],
    link: { text: 'Sign in', url: `${config.publicUrl}/signin` },
    after: ['If you forgot the password, choose a new one from there. If it was not you, there is nothing to do.'],
  })

/** To the owner of an account: lets them choose a new password. */
export const resetMail = (config: Config, to: string, token: string): MailMessage =>
  letterMail(config, {
    to,
    subject: `Choose a new password for ${config.company}`,
    before: ['Somebody, perhaps you, asked for a new password for this address.'],
    link: { text: 'Choose a new password', url: linkOf(config, '/forgotpassword', { forgotToken: token }) },
    after: [
      'The link works once, for 30 minutes.',
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
  })

/** To the owner of an account whose password was changed. */
export const passwordChangedMail = (config: Config, to: string): MailMessage =>
  letterMail(config, {
    to,
    subject: `Your password for ${config.company} was changed`,
    before: ['Your password was changed just now, and every browser was signed out.'],
    link: { text: 'Sign in', url: `${config.publicUrl}/signin` },
    after: ['If it was not you, choose a new password at once and tell your administrator.'],
  })

/** To somebody from outside who is invited. */
export const inviteMail = (config: Config, to: string, token: string): MailMessage =>
  letterMail(config, {
    to,
    subject: `You are invited to ${config.company}`,
    before: [`${config.company} invites you to its advertising console.`],
    link: { text: 'Accept the invitation', url: linkOf(config, '/signup', { email: to, inviteToken: token }) },
    after: ['The link works once, for 7 days. If you did not expect it, there is nothing to do.'],
  })
