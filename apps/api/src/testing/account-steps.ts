import { beforeEach } from 'vitest'
import { loginAttempt } from '../store/schema.js'
import type { EmailSink, ReceivedEmail } from './email-sink.js'
import type { Received, Sent, TestApp } from './test-app.js'

/** Password that satisfies every rule. */
export const PASSWORD = 'an engine of 1843'

/** Returns the request of the sign-up screen. */
export const form = (email: unknown, changes: object = {}): Sent => ({
  body: {
    firstName: 'Mary',
    lastName: 'Somerville',
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    termsChecked: true,
    ...changes,
  },
})

/** Returns the request of the sign-in screen. */
export const login = (username: string, password: string): Sent => ({
  body: { method: 'password', username, password, remember: false },
})

/** Returns the request of the verification screen when it is opened with an email's link. */
export const verificationLink = ({ searchParams }: URL, changes: object = {}) => ({
  body: {
    code: searchParams.get('verifyCode'),
    verifyToken: searchParams.get('code'),
    email: Buffer.from(searchParams.get('verifyCode') ?? '', 'base64').toString(),
    ...changes,
  },
})

/** Returns the cookies that a response sets, as the browser sends them. */
export const readCookies = ({ headers }: Received): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ')

/** Returns the request of the verification form. */
export const verification = (link: URL, changes: object = {}): Sent =>
  verificationLink(link, {
    firstName: 'Mary',
    lastName: 'Somerville',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    ...changes,
  })

/** Returns the request of the password reset screen when it is opened with an email's link. */
export const newPassword = ({ searchParams }: URL, username: unknown, password = PASSWORD): Sent => ({
  body: { username, password, confirmPassword: password, code: searchParams.get('forgotToken') },
})

/** Returns a function that delivers queued emails and returns the newest one to an address. */
export const newestMailIn =
  (sink: EmailSink) =>
  async ({ context }: TestApp, address: string): Promise<ReceivedEmail> => {
    await context.jobs.trigger('send-mail')
    const found = sink.to(address).at(-1)
    if (!found) throw new Error(`No mail to ${address}`)
    return found
  }

/** Before each test: delivers queued emails, empties the sink, and clears the counters of attempts. */
export function resetAccounts(api: () => TestApp, sink: EmailSink): void {
  beforeEach(async () => {
    const { db, jobs } = api().context
    await jobs.trigger('send-mail')
    sink.mails.length = 0
    await db.delete(loginAttempt)
  })
}
