import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** Received email. */
export interface ReceivedEmail {
  /** Recipients of the SMTP envelope. */
  to: string[]
  headers: Record<string, string>
  text: string
  html: string
  /** First link in the text. */
  link: URL
  raw: string
}

/** Reply of an SMTP server, such as '550 5.1.1 No such mailbox'; undefined accepts. */
type Reply = string | undefined

/** Refusals of the server. */
export interface SinkRules {
  /** Reply to MAIL FROM. */
  sender?: Reply
  /** Reply to RCPT TO. */
  recipient?: (address: string) => Reply
  /** Reply to an email that was received. */
  data?: (raw: string, address: string) => Reply
  /** Number of bytes that SIZE announces (RFC 1870). @default none */
  size?: number
}

/** SMTP server on 127.0.0.1 that stores what it receives. */
export interface EmailSink {
  url: string
  mails: ReceivedEmail[]
  /** Returns the emails to an address, oldest first. */
  to: (address: string) => ReceivedEmail[]
  /** Behavior: accepts emails, reports that it is busy, or drops the connection after storing the email. */
  mood: 'takes' | 'busy' | 'forgetful'
  /** Rules by which it refuses emails; none at first. */
  rules: SinkRules
  /** MAIL FROM commands with their SIZE, in bytes. */
  sizes: (number | undefined)[]
  /** Numbers of bytes of the emails whose content was sent, the refused ones included. */
  received: number[]
  /** Stops listening, like a mail server that is down. */
  down: () => Promise<void>
  up: () => Promise<void>
}

const decoded = (body: string) =>
  Buffer.from(
    body
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8')

function parseHeaders(head: string): Record<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
}

/** Parses an email with text and html. */
export function readMail(raw: string, to: string[] = []): ReceivedEmail {
  const split = (part: string) => {
    const end = part.indexOf('\r\n\r\n')
    return { headers: parseHeaders(part.slice(0, end).trimStart()), body: part.slice(end + 4) }
  }
  const { headers, body } = split(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? ''
  const parts = body.split(`--${boundary}`).map(split)
  const readBody = (type: string) => {
    const part = parts.find((each) => each.headers['content-type']?.startsWith(type))
    return decoded(part?.body ?? '').trim()
  }
  const text = readBody('text/plain')
  const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'http://no-link.invalid')
  return { to, headers, text, html: readBody('text/html'), link, raw }
}

/** Returns the error with which smtp-server sends a reply; null to accept. It sends the enhanced code by itself. */
function createError(reply: Reply): Error | null {
  if (reply === undefined) return null
  const error = new Error(reply.slice(4))
  return Object.assign(error, { responseCode: Number(reply.slice(0, 3)) })
}

/** Starts the SMTP server, on a free port or a given one. */
export async function startEmailSink(port = 0): Promise<EmailSink> {
  let server: SMTPServer | undefined
  const sink: EmailSink = {
    url: '',
    mails: [],
    mood: 'takes',
    rules: {},
    sizes: [],
    received: [],
    to: (address) => sink.mails.filter((mail) => mail.to.includes(address)),
    down: () => new Promise((resolve) => server?.close(resolve)),
    async up() {
      server = new SMTPServer({
        disabledCommands: ['AUTH', 'STARTTLS'],
        closeTimeout: 100,
        // Only the rules send enhanced status codes.
        hideENHANCEDSTATUSCODES: true,
        onMailFrom(address, __, done) {
          const { SIZE } = (address.args || {}) as { SIZE?: string }
          sink.sizes.push(SIZE === undefined ? undefined : Number(SIZE))
          done(createError(sink.mood === 'busy' ? '451 try again later' : sink.rules.sender))
        },
        onRcptTo: ({ address }, _, done) => done(createError(sink.rules.recipient?.(address))),
        onData(stream, { envelope }, done) {
          const chunks: Buffer[] = []
          stream.on('data', (chunk: Buffer) => chunks.push(chunk))
          stream.on('end', () => {
            const to = envelope.rcptTo.map(({ address }) => address)
            const raw = Buffer.concat(chunks)
            sink.received.push(raw.length)
            const refusal = createError(sink.rules.data?.(raw.toString('latin1'), to[0] ?? ''))
            if (refusal) return done(refusal)
            sink.mails.push(readMail(raw.toString('utf8'), to))
            done(createError(sink.mood === 'forgetful' ? '451 lost' : undefined))
          })
        },
      })
      // Read for each connection.
      Object.defineProperty(server.options, 'size', { get: () => sink.rules.size })
      // A killed sender resets its connection.
      server.on('error', () => undefined)
      const listening = server.listen(port, '127.0.0.1')
      await new Promise((resolve) => listening.once('listening', resolve))
      port = (listening.address() as AddressInfo).port
      sink.url = `smtp://127.0.0.1:${port}`
    },
  }
  await sink.up()
  return sink
}
