import type { Config } from '../config.js'
import type { EmailMessage } from './email-transport.js'

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

/** Content of an email: paragraphs, a table of names and values, links, more paragraphs, and a link to unsubscribe. */
export interface EmailContent {
  to: string
  subject: string
  before: string[]
  facts?: readonly (readonly [name: string, value: string])[]
  link?: { text: string; url: string }
  /** Link above `link`. */
  download?: { text: string; url: string }
  after?: string[]
  /** Page to unsubscribe from these emails; also sent as a header. */
  unsubscribeUrl?: string
}

/**
 * Renders an email as text and html. The html has no colors or sizes, so that it is readable in light and dark
 * mode. Text that users typed has to be `quoted`.
 */
export function renderEmail(
  { company }: Pick<Config, 'company'>,
  { to, subject, before, facts = [], link, download, after = [], unsubscribeUrl }: EmailContent,
): EmailMessage {
  const paragraph = (text: string) => `<p>${escaped(text)}</p>`
  const row = ([name, value]: readonly [string, string]) =>
    `<tr><th scope="row" align="left">${escaped(name)}</th><td align="right">${escaped(value)}</td></tr>`
  const table = facts.length > 0 ? `<table cellpadding="4">\n${facts.map(row).join('\n')}\n</table>` : ''
  const anchor = (to: EmailContent['link']) => (to ? `<p><a href="${escaped(to.url)}">${escaped(to.text)}</a></p>` : '')
  const address = (to: EmailContent['link']) => (to ? `${to.text}:\n${to.url}` : '')
  const unsubscribe = unsubscribeUrl === undefined ? undefined : { text: 'Unsubscribe', url: unsubscribeUrl }
  const body = [
    ...before.map(paragraph),
    table,
    anchor(download),
    anchor(link),
    ...after.map(paragraph),
    anchor(unsubscribe),
    paragraph(company),
  ]
  const lines = facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  return {
    to,
    subject,
    text: [...before, lines, address(download), address(link), ...after, address(unsubscribe), company]
      .filter(Boolean)
      .join('\n\n'),
    html: `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head><body>\n${body.filter(Boolean).join('\n')}\n</body></html>`,
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
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
