import { asObject } from '../text/as-object.js'

/** What an installation decides for its console: /config.json, read when the console starts. */
export interface ConsoleConfig {
  /** Where the API is: a path of this origin or an absolute URL. */
  apiBase: string
  /** The company that runs the console, as the menu and the footer name it. */
  company: string
  /** The company's domain: only its addresses may sign up without an invitation. */
  domain?: string | undefined
  /** Where tags point to: an absolute URL without a slash at its end. The console's own origin without it. */
  servingHost?: string | undefined
  /** The company's number in the IAB's Global Vendor List. */
  vendorID?: number | undefined
  /** The account whose side menu also has the entries for staff. */
  staffAccount?: string | undefined
  /** Least length of a new password, in characters. */
  minPassword: number
}

const DEFAULTS: ConsoleConfig = { apiBase: '/api', company: 'Placard', minPassword: 6 }

const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0
const RULES: Record<keyof ConsoleConfig, (value: unknown) => boolean> = {
  apiBase: isText,
  company: isText,
  domain: isText,
  servingHost: (value) => typeof value === 'string' && URL.canParse(value),
  vendorID: isCount,
  staffAccount: isText,
  minPassword: isCount,
}

/**
 * What an unreadable or missing /config.json means; whatever of a readable one is right counts. Read by hand, so that
 * the first screen need not wait for zod.
 */
export function parseConsoleConfig(source: unknown): ConsoleConfig {
  const found = Object.entries(asObject(source) ?? {})
  const right = found.filter(([name, value]) => Object.hasOwn(RULES, name) && RULES[name as keyof ConsoleConfig](value))
  return { ...DEFAULTS, ...Object.fromEntries(right) }
}
