import { hash, verify } from '@node-rs/argon2'
import { ACCOUNT_MESSAGES } from '@placard/domain/account'
import { passwordTooShort } from '@placard/domain/internal/account'
import { dictionary } from '@zxcvbn-ts/language-common'
import pLimit from 'p-limit'
import type { Config } from './config.js'
import { invalid, Refusal } from './refusal.js'
import { randomSecret } from './secrets.js'

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Number of hashes computed at once. Node has four threads for blocking work; the others stay free for files and DNS. */
const CONCURRENCY = 2
/** Number of hashes that may wait. A longer queue would only make everybody wait. */
const MAX_WAITING = 64

const limit = pLimit(CONCURRENCY)

/** Runs expensive password work in a queue. Throws a `Refusal` when the queue is full. */
async function enqueue<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= MAX_WAITING)
    throw new Refusal('too-many', 'Too many people are signing in right now. Try again in a moment.', { retryAfter: 2 })
  return limit(work)
}

/** Returns the hash to store for a password. */
export const hashPassword = (password: string): Promise<string> => enqueue(() => hash(password, COST))

const decoy = hash(randomSecret(), COST)

/**
 * Returns whether a password matches a hash. Takes equally long without a hash (unknown email), so that timing
 * reveals no accounts.
 */
export const checkPassword = (passwordHash: string | undefined, password: string): Promise<boolean> =>
  enqueue(async () => {
    const right = await verify(passwordHash ?? (await decoy), password)
    return right && passwordHash !== undefined
  })

const HOW_MANY_COMMON = 3000
const lists = new Map<number, Set<string>>()

/** Returns the most common passwords of at least this length; shorter ones are refused anyway. */
function commonPasswords(least: number): Set<string> {
  const list = lists.get(least)
  if (list) return list
  const newList = new Set(
    dictionary['passwords-common'].filter((password) => password.length >= least).slice(0, HOW_MANY_COMMON),
  )
  lists.set(least, newList)
  return newList
}

/** Throws a `Refusal` for a new password that is too short for this server or too common. */
export function requireGoodPassword({ minPassword }: Config, password: string): void {
  const refuse = (message: string) => invalid([{ path: ['password'], message }])
  if (password.length < minPassword) throw refuse(passwordTooShort(minPassword))
  if (commonPasswords(minPassword).has(password.toLowerCase())) throw refuse(ACCOUNT_MESSAGES.commonPassword)
}
