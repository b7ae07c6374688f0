import { ACCOUNT_MESSAGES, passwordTooShort } from '@placard/domain'
import { dictionary } from '@zxcvbn-ts/language-common'
import type { Config } from '../config.js'
import { invalid } from '../refusal.js'

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
