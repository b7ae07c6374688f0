import * as z from 'zod'

/**
 * Reasons why an email was given up, as the person who waits for it reads them. Without the answer of the mail server,
 * which may contain addresses and names of machines.
 */
export const DELIVERY_PROBLEMS = {
  unknownAddress: 'The mail server says that this address does not exist.',
  mailboxDisabled: 'The mail server says that this mailbox is disabled.',
  addressRefused: 'The mail server accepts no emails for this address.',
  policy: 'The mail server refused the email because of its rules, for example against spam.',
  emailRefused: 'The mail server refused the email.',
  tooLarge: 'The mail server refused the email because of its size.',
  mailboxFull: 'The mailbox was full for three days.',
  notReached: 'The mail server accepted no email for three days.',
  ownServer: 'Our mail server accepted no emails for three days. Ask an administrator to check its settings.',
} as const

/** Reason why an email was given up. */
export type DeliveryProblem = keyof typeof DELIVERY_PROBLEMS

/** Problems of the address itself. It gets no further reports until somebody retries or changes it. */
const ADDRESS_PROBLEMS: readonly DeliveryProblem[] = ['unknownAddress', 'mailboxDisabled', 'addressRefused']

/** Returns whether a problem is one of the address itself, so that further emails would be refused too. */
export const isAddressProblem = (problem: DeliveryProblem): boolean => ADDRESS_PROBLEMS.includes(problem)

/** Email that was given up: when and why, as text. */
export const failedDeliverySchema = z.object({
  at: z.iso.datetime(),
  problem: z.string(),
})
export type FailedDelivery = z.infer<typeof failedDeliverySchema>
