import { caniemail, rawData } from 'caniemail'
import { expect, it } from 'vitest'
import { readConfig } from '../config.js'
import { sampleEmails } from '../testing/sample-emails.js'
import { STYLE_SHEETS } from './email-styles.js'

/** Mail programs that are checked, with the features that each may lack because nothing depends on them. */
const CLIENTS = {
  'outlook.windows': [],
  'gmail.desktop-webmail': [],
  'gmail.android': [],
  'apple-mail.macos': [],
  'apple-mail.ios': [],
  'samsung-email.android': [],
  'yahoo.desktop-webmail': [],
  'gmx.desktop-webmail': [],
  'outlook.outlook-com': [],
} as const satisfies Record<string, readonly string[]>
type Client = keyof typeof CLIENTS

const emails = Object.values(await sampleEmails(readConfig({}, '.'), 'en', 'Spring')).map((write) => write())

it.each(Object.keys(CLIENTS) as Client[])('emails use nothing that %s lacks, except for decoration', (client) => {
  const lacking = new Set<string>()
  for (const { html } of emails) {
    const { issues } = caniemail({ clients: [client], html })
    for (const found of issues.errors.values()) for (const { title } of found) lacking.add(title)
  }
  expect([...lacking].toSorted()).toEqual(CLIENTS[client])
})

/** Returns the support of the newest version; the table's order is that of spelling, so that 9 is after 12. */
function supportOf(slug: string, client: Client): string | undefined {
  const [family = '', platform = ''] = client.split('.')
  const stats = new Map(Object.entries(rawData.data.find((feature) => feature.slug === slug)?.stats ?? {}))
  const ofFamily = new Map(Object.entries<Record<string, string>>(stats.get(family) ?? {}))
  const versions = Object.entries(ofFamily.get(platform) ?? {})
  return versions.toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })).at(-1)?.[1]
}

// The linter does not read conditions of media queries.
it('the condition of dark mode is known to the mail programs that do not invent their own', () => {
  expect(STYLE_SHEETS.join()).toContain('prefers-color-scheme')
  const known = (Object.keys(CLIENTS) as Client[]).filter((client) =>
    supportOf('css-at-media-prefers-color-scheme', client)?.startsWith('y'),
  )
  expect(known).toEqual(['apple-mail.macos', 'apple-mail.ios', 'samsung-email.android', 'outlook.outlook-com'])
})
