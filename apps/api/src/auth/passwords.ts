import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../refusal.js'
import { randomSecret } from '../secrets.js'

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** More than this many checks at once would only make everybody wait, and take 19 MiB each. */
const MAX_WAITING = 64
let waiting = 0

/** What the database keeps of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST)

const decoy = hashPassword(randomSecret())

/** Whether a password is the one of a hash. Without a hash (nobody has that e-mail) it takes as long to say no. */
export async function checkPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  if (waiting >= MAX_WAITING)
    throw new Refusal(429, 'Too many people are signing in right now. Try again in a moment.', { retryAfter: 2 })
  waiting++
  try {
    const right = await verify(passwordHash ?? (await decoy), password)
    return right && passwordHash !== undefined
  } finally {
    waiting--
  }
}
