import * as z from 'zod'
import { isStorable, UNSTORABLE } from '../text/stored-text.js'
import { type AddressIssue, addressError, addressWarnings, hostEnd, trimAddress } from './address-issues.js'

const MAX_URL_LENGTH = 2048

/** Message for a text that is no web address. */
export const NO_WEB_ADDRESS = 'Fill in a web address that starts with https://'

const NO_CREDENTIALS = 'Take the user name and the password out of the address'
/** Credentials before the host, which browsers send to the server or warn about. */
const CREDENTIALS = /^https?:\/\/[^/?#]*@/i

/** Refuses credentials in a URL. */
export const withoutCredentials = (url: z.ZodString): z.ZodString =>
  url.refine((text) => !CREDENTIALS.test(text), NO_CREDENTIALS)

const createUrlSchema = (text: z.ZodString): z.ZodString =>
  text
    .max(MAX_URL_LENGTH, 'The address is too long')
    .refine(isStorable, UNSTORABLE)
    .regex(/^https?:\/\/[^\s/?#"'<>\\^`{|}]+([/?#][^\s"'<>\\^`]*)?$/i, NO_WEB_ADDRESS)

/** Schema of a stored URL: earlier versions accepted more than `webUrlSchema` does. */
export const storedUrlSchema = createUrlSchema(z.string(NO_WEB_ADDRESS).trim())

/**
 * Adds `https://` to an address without a scheme, such as 'shop.example.com/x' or 'shop.example.com:8080', and removes
 * spaces and invisible characters around it. Anything else stays as typed, because a guess could change where it leads.
 */
export function completeWebAddress(text: string): string {
  const typed = trimAddress(text)
  const isRelative = typed.startsWith('//')
  const address = isRelative ? typed.slice(2) : typed
  const host = address.slice(0, hostEnd(address, 0))
  const [name = '', port = '80', ...rest] = host.split(':')
  if (
    !name.slice(0, -1).includes('.') ||
    name.startsWith('.') ||
    name.includes('@') ||
    !/^\d{1,5}$/.test(port) ||
    rest.length > 0
  )
    return typed
  const completed = `https://${address}`
  return storedUrlSchema.safeParse(completed).success && URL.canParse(completed) ? completed : typed
}

/**
 * Web URL. It may contain macros such as `%%CACHEBUSTER%%` or `[TIMESTAMP]`, so only its scheme and host are validated,
 * and what copying from texts and pages leaves in it is refused; a missing `https://` is added.
 */
export const webUrlSchema = withoutCredentials(
  createUrlSchema(
    z
      .string(NO_WEB_ADDRESS)
      .overwrite(completeWebAddress)
      .superRefine((url, context) => {
        const found = addressError(url)
        // Later checks would say less about the same text.
        if (found) context.addIssue({ code: 'custom', message: found.message, continue: false })
      }),
  ),
)

/** Checks a web address as typed: its first error, or else its warnings. An empty one has no problems. */
export function webAddressIssues(url: string): AddressIssue[] {
  if (url === '') return []
  const found = addressError(url)
  return found ? [found] : addressWarnings(url)
}
