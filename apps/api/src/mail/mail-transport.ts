import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../config.js'
import { outboxFolder } from './outbox.js'

/** A mail as it waits to be sent. */
export interface MailMessage {
  to: string
  subject: string
  text: string
  html: string
  /** What the file that goes with it is called. */
  attachmentName?: string
  /** Where a POST unsubscribes the reader; mail programs show a button for it (RFC 8058). */
  unsubscribeUrl?: string
}

/** The bytes of a file that goes with a mail. */
export interface MailAttachment {
  content: Readable
  contentType: string
}

/** Hands one mail over. Its id makes the Message-ID, so that a repetition after a crash is recognised as one. */
export type SendMail = (mail: {
  id: string
  createdAt: Date
  message: MailMessage
  attachment?: MailAttachment | undefined
}) => Promise<void>

/** So long each step of the talk with the SMTP server may take, in ms. */
const STEP_MS = 20_000

const optionsOf = ({ mailFrom, domain }: Config, { id, createdAt, message, attachment }: Parameters<SendMail>[0]) =>
  ({
    from: mailFrom,
    // As an object, so that an address with a comma in it can never become two.
    to: { name: '', address: message.to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    ...(attachment && { attachments: [{ ...attachment, filename: message.attachmentName }] }),
    // Otherwise long links could be folded.
    textEncoding: 'quoted-printable',
    messageId: `<${id}@${domain}>`,
    date: createdAt,
    // Whoever answers mails of themselves (absent, on holiday) shall not answer these.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(message.unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${message.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }) satisfies SendMailOptions

function sendBySmtp(config: Config, url: string): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
  })
  return async (mail) => {
    await transport.sendMail(optionsOf(config, mail))
  }
}

/** Without SMTP every mail becomes a file that any mail program opens. */
function writeToOutbox(config: Config, say: (text: string) => void): SendMail {
  const folder = outboxFolder(config)
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await transport.sendMail(optionsOf(config, mail))
    const file = join(folder, `${mail.id}.eml`)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(`${file}.part`, message as Buffer, { mode: 0o600 })
    renameSync(`${file}.part`, file)
    say(`A mail was written to ${file}, since PLACARD_SMTP_URL names no mail server.`)
  }
}

/** How this server sends mail: by SMTP when it is configured, else into the data folder. */
export const mailTransport = (config: Config, say: (text: string) => void): SendMail =>
  config.smtpUrl === undefined ? writeToOutbox(config, say) : sendBySmtp(config, config.smtpUrl)
