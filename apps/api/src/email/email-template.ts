import type { Config } from '../config.js'
import type { EmailContent } from './email-content.js'
import { emailHtml } from './email-html.js'
import { emailPlainText } from './email-plain-text.js'
import type { EmailMessage } from './email-transport.js'

/** Renders an email as text and html. */
export function renderEmail({ company }: Pick<Config, 'company'>, content: EmailContent): EmailMessage {
  const { to, subject, unsubscribeUrl, pictures = [] } = content
  return {
    to,
    subject,
    text: emailPlainText(company, content),
    html: emailHtml(company, content),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
    ...(pictures.length > 0 && { pictures }),
  }
}

const LONGEST_QUOTE = 400
const [ISOLATE, END_OF_ISOLATE] = ['\u2068', '\u2069']

/**
 * Prepares text that users typed for an email: on one line, truncated, and bidi-isolated, so that a right-to-left
 * name does not affect the text around it.
 */
export function quoted(text: string): string {
  const line = text
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
  return `${ISOLATE}${[...line].slice(0, LONGEST_QUOTE).join('')}${END_OF_ISOLATE}`
}
