import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../config.js'
import type { EmailPicture } from './email-content.js'

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
  /** Pictures that the html shows by their Content-IDs. */
  pictures?: readonly EmailPicture[]
}

/** Content of an attachment. */
export interface EmailAttachment {
  /** Opens the file from its start; called once for the size and once for sending. */
  open: () => Promise<Readable>
  contentType: string
}

interface OutgoingEmail {
  id: string
  createdAt: Date
  message: EmailMessage
  attachment?: EmailAttachment | undefined
}

/** Sends one email. The Message-ID is made from its id, so that a repetition after a crash can be recognised. */
export type SendEmail = (mail: OutgoingEmail) => Promise<void>

/** Timeout of each SMTP step, in ms. */
const STEP_MS = 20_000

/** Returns the pictures that the html names: another one would be shown below it. */
const shownPictures = ({ html, pictures = [] }: EmailMessage) =>
  pictures
    .filter(({ cid }) => html.includes(`src="cid:${cid}"`))
    .map(({ cid, contentType, content }) => ({
      cid,
      contentType,
      content: Buffer.from(content, 'base64'),
      contentDisposition: 'inline' as const,
      filename: `${cid.split('@')[0]}.${contentType === 'image/png' ? 'png' : 'jpg'}`,
    }))

const messageOptions = (
  { mailFrom, domain }: Config,
  { id, createdAt, message }: OutgoingEmail,
  attachments: { content: Readable; contentType: string }[],
) =>
  ({
    from: mailFrom,
    // An object, so that an address with a comma can never become two.
    to: { name: '', address: message.to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    attachments: [
      ...shownPictures(message),
      ...attachments.map((each) => ({ ...each, filename: message.attachmentName })),
    ],
    // Other encodings could fold long links.
    textEncoding: 'quoted-printable',
    messageId: `<${id}@${domain}>`,
    date: createdAt,
    // Auto-responders must not reply to these emails.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(message.unsubscribeUrl !== undefined && {
        // nodemailer would encode a host in Unicode, which mail programs do not read.
        'List-Unsubscribe': `<${new URL(message.unsubscribeUrl).href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }) satisfies SendMailOptions

/** Builds the message with its attachment and passes it to `use`. Closes the file, which is not read to its end when the server refuses the email. */
async function withMessage<Result>(
  config: Config,
  mail: OutgoingEmail,
  use: (options: ReturnType<typeof messageOptions>) => Promise<Result>,
): Promise<Result> {
  const { attachment } = mail
  const content = await attachment?.open()
  try {
    return await use(
      messageOptions(config, mail, attachment && content ? [{ content, contentType: attachment.contentType }] : []),
    )
  } finally {
    content?.destroy()
  }
}

const streamTransport = () => createTransport({ streamTransport: true, newline: 'windows' })

/** Returns the number of bytes of the encoded message, as SIZE counts them (RFC 1870). */
async function measureMessage(options: ReturnType<typeof messageOptions>): Promise<number> {
  const { message } = await streamTransport().sendMail(options)
  let bytes = 0
  for await (const chunk of message as AsyncIterable<Buffer>) bytes += chunk.length
  return bytes
}

function createSmtpTransport(config: Config, url: string): SendEmail {
  const transport = createTransport({
    url,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
  })
  return async (mail) => {
    // With its size, an email that is too large is refused before it is sent.
    const size = await withMessage(config, mail, measureMessage)
    await withMessage(config, mail, (options) =>
      transport.sendMail({ ...options, envelope: { from: options.from, to: options.to, size } }),
    )
  }
}

/** Writes emails to .eml files that any mail program opens. */
function createOutboxTransport(config: Config, print: (text: string) => void): SendEmail {
  const folder = outboxFolder(config)
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await withMessage(config, mail, (options) => transport.sendMail(options))
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
