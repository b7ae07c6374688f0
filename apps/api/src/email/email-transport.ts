import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../config.js'

/** Time in ms for which an email stays in the outbox: the longest lifetime of a link, that of an invitation. */
const RETENTION_MS = 7 * 24 * 3_600_000

/** Folder that emails are written to without a mail server. */
export const outboxFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox')

/** Deletes old emails from the outbox, since the links and reports in them should not stay readable for ever. */
export async function removeOldOutboxEmails(config: Pick<Config, 'dataDir'>, now: Date): Promise<void> {
  const folder = outboxFolder(config)
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((each) => /^\w+\.eml(\.part)?$/.test(each))) {
    const file = join(folder, name)
    const written = await stat(file).catch(() => undefined)
    if (written && now.getTime() - written.mtimeMs > RETENTION_MS) await rm(file, { force: true })
  }
}

/** Email to send. */
export interface EmailMessage {
  to: string
  subject: string
  text: string
  html: string
  /** File name of the attachment. */
  attachmentName?: string
  /** URL where a POST unsubscribes the reader (RFC 8058); mail programs show a button for it. */
  unsubscribeUrl?: string
}

/** Content of an attachment. */
export interface EmailAttachment {
  content: Readable
  contentType: string
}

/** Sends one email. The Message-ID is made from its id, so that a repetition after a crash can be recognised. */
export type SendEmail = (mail: {
  id: string
  createdAt: Date
  message: EmailMessage
  attachment?: EmailAttachment | undefined
}) => Promise<void>

/** Timeout of each SMTP step, in ms. */
const STEP_MS = 20_000

const messageOptions = (
  { mailFrom, domain }: Config,
  { id, createdAt, message, attachment }: Parameters<SendEmail>[0],
) =>
  ({
    from: mailFrom,
    // An object, so that an address with a comma can never become two.
    to: { name: '', address: message.to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    ...(attachment && { attachments: [{ ...attachment, filename: message.attachmentName }] }),
    // Other encodings could fold long links.
    textEncoding: 'quoted-printable',
    messageId: `<${id}@${domain}>`,
    date: createdAt,
    // Auto-responders must not reply to these emails.
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

function createSmtpTransport(config: Config, url: string): SendEmail {
  const transport = createTransport({
    url,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
  })
  return async (mail) => {
    await transport.sendMail(messageOptions(config, mail))
  }
}

/** Writes emails to .eml files that any mail program opens. */
function createOutboxTransport(config: Config, print: (text: string) => void): SendEmail {
  const folder = outboxFolder(config)
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await transport.sendMail(messageOptions(config, mail))
    const file = join(folder, `${mail.id}.eml`)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(`${file}.part`, message as Buffer, { mode: 0o600 })
    renameSync(`${file}.part`, file)
    print(`An email was written to ${file}, since PLACARD_SMTP_URL names no mail server.`)
  }
}

/** Returns the function that sends email: by SMTP if configured, else to files in the data folder. */
export const createEmailTransport = (config: Config, print: (text: string) => void): SendEmail =>
  config.smtpUrl === undefined ? createOutboxTransport(config, print) : createSmtpTransport(config, config.smtpUrl)
