import { MAX_ID_LENGTH } from '../id/id.js'
import { asObject, type Fields } from '../text/as-object.js'
import { countCharacters } from '../text/count-characters.js'
import { ROLES, type User } from '../user/user.js'
import type { Expiry, Session } from './session.js'

const isText = (value: unknown): value is string => typeof value === 'string'

function userOf(value: unknown): User | undefined {
  const { id, first_name, last_name, email, role } = asObject(value) ?? {}
  if (!isText(id) || id === '' || countCharacters(id) > MAX_ID_LENGTH) return undefined
  if (!isText(first_name) || !isText(last_name) || !isText(email)) return undefined
  const known = ROLES.find((one) => one === role)
  return known && { id, first_name, last_name, email, role: known }
}

function expiryOf(value: unknown): Expiry | undefined {
  const { date, timezone_type, timezone } = asObject(value) ?? {}
  if (!isText(date) || !/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d+)?$/.test(date)) return undefined
  if (typeof timezone_type !== 'number' || !Number.isSafeInteger(timezone_type) || !isText(timezone)) return undefined
  return { date, timezone_type, timezone }
}

const areTimes = ({ lastRequest, lastLogin, clockOffset }: Fields) =>
  [lastRequest, lastLogin, clockOffset].every(Number.isFinite)

/** What a browser stored, as a session: undefined for what is damaged. By hand, so that the first screen need not wait for zod. */
export function readSession(value: unknown): Session | undefined {
  const fields = asObject(value)
  const user = userOf(fields?.user)
  const expiry = expiryOf(fields?.expiry)
  if (!fields || !user || !expiry || !areTimes(fields)) return undefined
  const { location, lastRequest, lastLogin, clockOffset } = fields as Partial<Session> & Fields
  return {
    user,
    expiry,
    ...('location' in fields && { location }),
    lastRequest: lastRequest as number,
    lastLogin: lastLogin as number,
    clockOffset: clockOffset as number,
  }
}
