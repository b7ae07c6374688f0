import type { Config } from '../config.js'
import type { Sealer } from '../secrets.js'
import { type ClaimedMail, claimMail, postponeMail, removeMail } from '../store/mail.js'
import type { Db } from '../store/store.js'
import { mailTransport, type SendMail } from './mail-transport.js'

const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 900_000
/** After this long a mail is given up, in ms. */
const GIVE_UP_MS = 3 * 24 * 3_600_000

/** Sends the mail that waits in the database. */
export interface Mailer {
  /** Sends what is due; answers when that is done. Never fails: what could not be sent stays for later. */
  poke: () => Promise<void>
  /** Ends after the mail that is being sent right now; the others stay for the next start. */
  close: () => Promise<void>
}

interface MailerParts {
  config: Config
  db: Db
  sealer: Sealer
  now: () => Date
  /** Where the operator reads. */
  say: (text: string) => void
}

/** What the operator may read of a failure: SMTP servers repeat addresses in their texts. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'for an unknown reason'
  const { code, responseCode } = cause as Error & { code?: unknown; responseCode?: unknown }
  return [code ?? cause.name, responseCode].filter((part) => part !== undefined).join(' ')
}

async function deliver({ db, now, say }: MailerParts, send: SendMail, mail: ClaimedMail): Promise<void> {
  const { id, message, tries, createdAt } = mail
  try {
    if (message === undefined) say(`Mail ${id} was given up: it was sealed with another secret.`)
    else if (message.to !== null) await send({ id, createdAt, message: { ...message, to: message.to } })
    await removeMail(db, id)
  } catch (cause) {
    if (now().getTime() - createdAt.getTime() >= GIVE_UP_MS) {
      await removeMail(db, id)
      return say(`Mail ${id} was given up after three days (${reasonOf(cause)}).`)
    }
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS)
    await postponeMail(db, id, new Date(now().getTime() + wait))
    say(`Mail ${id} could not be sent (${reasonOf(cause)}). Trying again in ${wait / 1000} seconds.`)
  }
}

/** Makes the sender of mail. It works when it is poked: after a commit, and every now and then for what failed. */
export function createMailer(parts: MailerParts): Mailer {
  const send = mailTransport(parts.config, parts.say)
  let closed = false
  let round = Promise.resolve()
  let waiting = false

  async function sendAll(): Promise<void> {
    try {
      for (let mail = await next(); mail; mail = await next()) await deliver(parts, send, mail)
    } catch (cause) {
      parts.say(`Mail could not be fetched from the database (${reasonOf(cause)}).`)
    }
  }
  const next = async () => (closed ? undefined : claimMail(parts.db, parts))

  return {
    poke() {
      // One more round after the running one is enough for everybody who pokes meanwhile.
      if (!waiting) {
        waiting = true
        round = round.then(() => {
          waiting = false
          return sendAll()
        })
      }
      return round
    },
    async close() {
      closed = true
      await round
    },
  }
}
