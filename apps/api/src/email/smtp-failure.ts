import type { DeliveryProblem } from '@placard/domain/internal/schedule'

/**
 * Meaning of an error while sending:
 * - `temporary`: the same email may be accepted later. `problem` is the reason when it was not accepted for days.
 * - `tooLarge`: the email is larger than the server accepts.
 * - `ownServer`: the server does not accept us, whoever the recipient is: sign-in, certificate or sender.
 * - `refused`: a permanent refusal of this email or its recipient.
 */
export type SmtpFailure =
  | { kind: 'temporary' | 'ownServer' | 'refused'; problem: DeliveryProblem }
  | { kind: 'tooLarge'; problem: 'tooLarge' }

const TOO_LARGE: SmtpFailure = { kind: 'tooLarge', problem: 'tooLarge' }
const OWN_SERVER: SmtpFailure = { kind: 'ownServer', problem: 'ownServer' }
const NOT_REACHED: SmtpFailure = { kind: 'temporary', problem: 'notReached' }
const MAILBOX_FULL: SmtpFailure = { kind: 'temporary', problem: 'mailboxFull' }
const refused = (problem: DeliveryProblem): SmtpFailure => ({ kind: 'refused', problem })

/** Fields that nodemailer adds to errors. */
interface SmtpError {
  code?: unknown
  originalCode?: unknown
  responseCode?: unknown
  response?: unknown
  command?: unknown
  message?: unknown
}

const OWN_CODES = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'EREQUIRETLS', 'ECONFIG'])
/** Reply codes for a missing or rejected sign-in (RFC 4954, RFC 3207). */
const OWN_REPLIES = new Set([530, 534, 535, 538])
/** Enhanced codes for the sender's address and system (RFC 3463, X.1.7 and X.1.8). */
const SENDER_CODES = new Set(['1.7', '1.8'])
const CERTIFICATE_ERROR = /^(?:CERT_|ERR_TLS_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_|HOSTNAME_MISMATCH)/
const ENHANCED = /^\d{3}[ -][45]\.(\d{1,3})\.(\d{1,3})\b/

const isOwnError = ({ code, originalCode }: SmtpError) =>
  OWN_CODES.has(String(code)) || CERTIFICATE_ERROR.test(String(originalCode)) || CERTIFICATE_ERROR.test(String(code))

/** Classifies errors that nodemailer raises without an answer of the server. */
function classifyLocalError({ code, message, command }: SmtpError): SmtpFailure {
  if (code === 'EMESSAGE' && command === 'MAIL FROM') return TOO_LARGE
  if (code !== 'EENVELOPE') return NOT_REACHED
  return String(message).startsWith('Invalid sender') ? OWN_SERVER : refused('addressRefused')
}

/**
 * Classifies a permanent reply by its enhanced status code (RFC 3463); undefined where the reply code has to decide.
 * A full mailbox (X.2.2) is permanent by its digit, but gets emptied, so it is retried.
 */
function classifyEnhanced(subject: string, detail: string): SmtpFailure | undefined {
  const code = `${subject}.${detail}`
  if (code === '2.2') return MAILBOX_FULL
  if (code === '2.3' || code === '3.4') return TOO_LARGE
  if (SENDER_CODES.has(code)) return OWN_SERVER
  if (code === '2.1') return refused('mailboxDisabled')
  if (subject === '1') return refused('unknownAddress')
  if (subject === '2' || subject === '4') return refused('addressRefused')
  if (subject === '7') return refused('policy')
  return subject === '3' || subject === '5' || subject === '6' ? refused('emailRefused') : undefined
}

/** Classifies a permanent reply without an enhanced status code by the command that it answers (RFC 5321, 4.2 and 4.3.2). */
function classifyReply(reply: number, command: string): SmtpFailure {
  if (reply === 552) return command === 'RCPT TO' ? MAILBOX_FULL : TOO_LARGE
  if (reply === 556) return refused('unknownAddress')
  if (command === 'MAIL FROM' && (reply === 501 || reply === 553)) return OWN_SERVER
  // Servers that refuse to relay answer 554 here; the address may be right.
  if (command === 'RCPT TO') return refused(reply === 554 ? 'policy' : 'addressRefused')
  return refused('emailRefused')
}

/**
 * Classifies an error of a mail server by reply code, enhanced status code and command. Replies 5xx are permanent, 4xx
 * and errors of the connection are temporary (RFC 5321, 4.2.1).
 */
export function classifySmtpError(cause: unknown): SmtpFailure {
  if (!(cause instanceof Error)) return NOT_REACHED
  const error: SmtpError = cause
  const command = String(error.command)
  const reply = Number(error.responseCode)
  const [, subject = '', detail = ''] = ENHANCED.exec(String(error.response)) ?? []
  if (reply >= 400 && reply < 500) {
    if (error.code === 'EAUTH') return OWN_SERVER
    return subject === '2' && detail === '2' ? MAILBOX_FULL : NOT_REACHED
  }
  if (isOwnError(error) || OWN_REPLIES.has(reply)) return OWN_SERVER
  if (!(reply >= 500 && reply < 600)) return classifyLocalError(error)
  if (command !== 'MAIL FROM' && command !== 'RCPT TO' && command !== 'DATA') return OWN_SERVER
  // Rules against the sender answer MAIL FROM; those against an email answer later commands.
  if (command === 'MAIL FROM' && subject === '7') return OWN_SERVER
  return classifyEnhanced(subject, detail) ?? classifyReply(reply, command)
}

/** Returns the codes of an error, which may be logged: mail servers repeat addresses in their texts. */
export function smtpErrorCodes(cause: unknown): string {
  if (!(cause instanceof Error)) return 'for an unknown reason'
  const { code, responseCode, response }: SmtpError = cause
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1]
  return [code ?? cause.name, responseCode, enhanced].filter((part) => part !== undefined).join(' ')
}
