import { describe, expect, it } from 'vitest'
import { classifySmtpError, smtpErrorCodes } from './smtp-failure.js'

/** Creates an error as nodemailer does. */
function smtpError(response: string, command: string, code = 'EENVELOPE'): Error {
  const error = new Error(`Failed: ${response}`)
  return Object.assign(error, { code, command, response, responseCode: Number(response.slice(0, 3)) })
}
const findKind = (cause: unknown) => {
  const { kind, problem } = classifySmtpError(cause)
  return `${kind} ${problem}`
}

describe('classifySmtpError', () => {
  it.each([
    ['RCPT TO', '550 5.1.1 <ida@kunde.test>: Recipient address rejected', 'refused unknownAddress'],
    ['RCPT TO', '550-5.1.1 The email account does not exist.\n550 5.1.1 Learn more', 'refused unknownAddress'],
    ['RCPT TO', '556 5.1.10 Recipient address has null MX', 'refused unknownAddress'],
    ['RCPT TO', '556 No mail here', 'refused unknownAddress'],
    ['RCPT TO', '550 5.4.1 Recipient address rejected: Access denied', 'refused addressRefused'],
    ['RCPT TO', '550 no such user', 'refused addressRefused'],
    ['RCPT TO', '551 User not local', 'refused addressRefused'],
    ['RCPT TO', '553 Mailbox name not allowed', 'refused addressRefused'],
    ['RCPT TO', '550 5.2.1 Account disabled', 'refused mailboxDisabled'],
    ['DATA', '550 5.1.1 User unknown', 'refused unknownAddress'],
    ['RCPT TO', '554 5.7.1 Relay access denied', 'refused policy'],
    ['RCPT TO', '554 Relay access denied', 'refused policy'],
    ['DATA', '550 5.7.1 Message looks like spam', 'refused policy'],
    ['DATA', '554 Transaction failed', 'refused emailRefused'],
    ['DATA', '550 5.6.0 Bad content', 'refused emailRefused'],
    ['MAIL FROM', '554 Transaction failed', 'refused emailRefused'],
    ['DATA', '552 5.3.4 Message too big', 'tooLarge tooLarge'],
    ['MAIL FROM', '552 5.3.4 Message size exceeds fixed limit', 'tooLarge tooLarge'],
    ['MAIL FROM', '552 Message size exceeds maximum permitted', 'tooLarge tooLarge'],
    ['RCPT TO', '552-5.2.3 Larger than this mailbox accepts\n552 5.2.3 .', 'tooLarge tooLarge'],
    ['RCPT TO', '552 5.2.2 Mailbox full', 'temporary mailboxFull'],
    ['DATA', '552 5.2.2 Over quota', 'temporary mailboxFull'],
    ['RCPT TO', '552 Mailbox full', 'temporary mailboxFull'],
    ['RCPT TO', '450 4.2.0 Greylisted', 'temporary notReached'],
    ['RCPT TO', '452 4.2.2 Mailbox full', 'temporary mailboxFull'],
    ['DATA', '451 Try again', 'temporary notReached'],
    ['CONN', '421 4.7.0 Too many connections', 'temporary notReached'],
    ['MAIL FROM', '530 5.7.0 Must issue a STARTTLS command first', 'ownServer ownServer'],
    ['MAIL FROM', '553 5.1.8 Domain of sender address does not exist', 'ownServer ownServer'],
    ['MAIL FROM', '550 5.7.60 Client is not allowed to send as this sender', 'ownServer ownServer'],
    ['RCPT TO', '550 5.1.8 Sender rejected', 'ownServer ownServer'],
    ['EHLO', '550 Go away', 'ownServer ownServer'],
    ['CONN', '554 5.7.1 Your address is blocked', 'ownServer ownServer'],
  ])('after %s takes %j for %s', (command, response, expected) => {
    expect(findKind(smtpError(response, command))).toBe(expected)
  })

  it('takes a rejected sign-in and certificates for faults of our own', () => {
    expect(findKind(smtpError('535 5.7.8 Authentication failed', 'AUTH PLAIN', 'EAUTH'))).toBe('ownServer ownServer')
    expect(findKind(smtpError('454 4.7.0 Temporary authentication failure', 'AUTH PLAIN', 'EAUTH'))).toBe(
      'ownServer ownServer',
    )
    const expired = Object.assign(new Error('expired'), { code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' })
    expect(findKind(expired)).toBe('ownServer ownServer')
  })

  it('takes errors of the connection for temporary', () => {
    for (const code of ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ENOFILE', 'EPROTOCOL', undefined])
      expect(findKind(Object.assign(new Error('failed'), { code, command: 'CONN' }))).toBe('temporary notReached')
    expect(findKind('text')).toBe('temporary notReached')
  })

  it('knows what nodemailer refuses without asking the server', () => {
    const local = (message: string, code: string, command: string) =>
      Object.assign(new Error(message), { code, command })
    expect(findKind(local('Message size larger than allowed 20000', 'EMESSAGE', 'MAIL FROM'))).toBe('tooLarge tooLarge')
    expect(findKind(local('Invalid recipient "a\\r\\nb"', 'EENVELOPE', 'API'))).toBe('refused addressRefused')
    expect(findKind(local('No recipients defined', 'EENVELOPE', 'API'))).toBe('refused addressRefused')
    expect(findKind(local('Invalid sender "a<b"', 'EENVELOPE', 'API'))).toBe('ownServer ownServer')
  })
})

it('smtpErrorCodes names no addresses', () => {
  expect(smtpErrorCodes(smtpError('550 5.1.1 <ida@kunde.test> unknown', 'RCPT TO'))).toBe('EENVELOPE 550 5.1.1')
  expect(smtpErrorCodes(Object.assign(new Error('a@b.test'), { code: 'ECONNECTION' }))).toBe('ECONNECTION')
  expect(smtpErrorCodes(new TypeError('a@b.test'))).toBe('TypeError')
  expect(smtpErrorCodes('a@b.test')).toBe('for an unknown reason')
})
