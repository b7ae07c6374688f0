import type { AccessToken } from '@placard/domain/account'
import { encodeVerifyCode } from '@placard/domain/internal/account'
import { formatZonedMoment } from '@placard/domain/internal/schedule'
import type { Language } from '@placard/domain/report'
import type { Config } from '../config.js'
import { button, note, text } from './email-content.js'
import { quoted, renderEmail } from './email-template.js'
import { emailTexts } from './email-texts.js'
import type { EmailMessage } from './email-transport.js'

/** Returns a link to the console. The host comes from the settings, never from a request header. */
const createConsoleLink = ({ publicUrl }: Config, path: string, query: Record<string, string>) =>
  `${publicUrl}${path}?${new URLSearchParams(query)}`

/** Returns the email with the verification link of a new address. */
export function verificationEmail(config: Config, to: string, token: string, language: Language = 'en'): EmailMessage {
  const { verification: texts } = emailTexts(language)
  return renderEmail(config, {
    to,
    language,
    subject: texts.subject(config.company),
    blocks: [
      text(texts.text(config.company)),
      button(texts.button, createConsoleLink(config, '/signin', { verifyCode: encodeVerifyCode(to), code: token })),
      ...texts.notes.map(note),
    ],
  })
}

/** Returns the email to an account owner whose address was used to sign up again. */
export function existingAccountEmail(config: Config, to: string, language: Language = 'en'): EmailMessage {
  const { existingAccount: texts, signIn } = emailTexts(language)
  return renderEmail(config, {
    to,
    language,
    subject: texts.subject(config.company),
    blocks: [text(texts.text), button(signIn, `${config.publicUrl}/signin`), note(texts.note)],
  })
}

/** Returns the email with a link to reset the password. */
export function passwordResetEmail(config: Config, to: string, token: string, language: Language = 'en'): EmailMessage {
  const { passwordReset: texts } = emailTexts(language)
  return renderEmail(config, {
    to,
    language,
    subject: texts.subject(config.company),
    blocks: [
      text(texts.text),
      button(texts.button, createConsoleLink(config, '/forgotpassword', { forgotToken: token })),
      ...texts.notes.map(note),
    ],
  })
}

/** Outcome of a change of password for the user's sessions and access tokens. */
export interface EndedAccess {
  /** True if the session that changed the password goes on. */
  isSessionKept: boolean
  /** Number of access tokens that were valid. */
  tokens: number
  /** True if these were revoked. */
  areTokensRevoked: boolean
}

/** Returns the email that the password was changed, and what was ended with it. */
export function passwordChangedEmail(
  config: Config,
  to: string,
  { isSessionKept, tokens, areTokensRevoked }: EndedAccess,
  language: Language = 'en',
): EmailMessage {
  const { passwordChanged: texts, signIn } = emailTexts(language)
  const ofTokens = areTokensRevoked ? texts.revokedTokens : texts.keptTokens
  return renderEmail(config, {
    to,
    language,
    subject: texts.subject(config.company),
    blocks: [
      text(isSessionKept ? texts.keptSession : texts.endedSessions),
      ...(tokens > 0 ? [text(ofTokens(tokens))] : []),
      button(signIn, `${config.publicUrl}/signin`),
      note(texts.note),
    ],
  })
}

/** Returns the email to a user about a new access token of theirs. */
export function newAccessTokenEmail(
  config: Config,
  to: string,
  token: AccessToken,
  language: Language = 'en',
): EmailMessage {
  const { newToken: texts, ofReports } = emailTexts(language)
  const moment = (at: string) => formatZonedMoment(new Date(at), 'UTC', ofReports)
  const { name, access, campaignIDs, createdAt, expiresAt } = token
  const scope = campaignIDs === null ? texts.allCampaigns : texts.someCampaigns(campaignIDs.length)
  return renderEmail(config, {
    to,
    language,
    subject: texts.subject(config.company),
    blocks: [
      text(texts.text),
      {
        kind: 'facts',
        facts: [
          [texts.name, quoted(name)],
          [texts.access, texts.accesses[access]],
          [texts.campaigns, scope],
          [texts.created, moment(createdAt)],
          [texts.validUntil, moment(expiresAt)],
        ],
      },
      button(texts.button, `${config.publicUrl}/profile`),
      note(texts.note),
    ],
  })
}

/** Returns the email that invites a person. */
export function invitationEmail(config: Config, to: string, token: string, language: Language = 'en'): EmailMessage {
  const { invitation: texts } = emailTexts(language)
  return renderEmail(config, {
    to,
    language,
    subject: texts.subject(config.company),
    blocks: [
      text(texts.text(config.company)),
      button(texts.button, createConsoleLink(config, '/signup', { email: to, inviteToken: token })),
      note(texts.note),
    ],
  })
}
