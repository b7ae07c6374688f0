import { hash, verify } from '@node-rs/argon2'
import { ACCOUNT_MESSAGES, passwordTooShort } from '@placard/domain'
import { dictionary } from '@zxcvbn-ts/language-common'
import type { Config } from '../config.js'
import { invalid, Refusal } from '../refusal.js'
import { randomSecret } from '../secrets.js'

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** So many at once: of Node's four threads the others stay free for files and names. */
const MAX_AT_ONCE = 2
/** More than this would only make everybody wait. */
const MAX_WAITING = 64

let running = 0
const waiting: (() => void)[] = []

/** Runs the costly work of passwords when its turn comes. Throws a `Refusal` when too much waits already. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_AT_ONCE) {
    if (waiting.length >= MAX_WAITING)
      throw new Refusal(429, 'Too many people are signing in right now. Try again in a moment.', { retryAfter: 2 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    // Whoever waits takes the place over; it never stands free in between.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** What the database keeps of a password. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST))

const decoy = hash(randomSecret(), COST)

/** Whether a password is the one of a hash. Without a hash (nobody has that e-mail) it takes as long to say no. */
export const checkPassword = (passwordHash: string | undefined, password: string): Promise<boolean> =>
  inTurn(async () => {
    const right = await verify(passwordHash ?? (await decoy), password)
    return right && passwordHash !== undefined
  })

const HOW_MANY_COMMON = 3000
const lists = new Map<number, Set<string>>()

/** The most common passwords that are long enough to be chosen here: the others are refused anyway. */
function commonPasswords(least: number): Set<string> {
  const known = lists.get(least)
  if (known) return known
  const made = new Set(
    dictionary['passwords-common'].filter((password) => password.length >= least).slice(0, HOW_MANY_COMMON),
  )
  lists.set(least, made)
  return made
}

/** Refuses a new password that is shorter than this server wants, or one that is tried first by whoever guesses. */
export function requireGoodPassword({ minPassword }: Config, password: string): void {
  const refuse = (message: string) => invalid([{ path: ['password'], message }])
  if (password.length < minPassword) throw refuse(passwordTooShort(minPassword))
  if (commonPasswords(minPassword).has(password.toLowerCase())) throw refuse(ACCOUNT_MESSAGES.commonPassword)
}
