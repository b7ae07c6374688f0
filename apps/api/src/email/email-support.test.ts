import { caniemail, rawData } from 'caniemail'
import { expect, it } from 'vitest'
import { readConfig } from '../config.js'
import { sampleEmails } from '../testing/sample-emails.js'
import { STYLE_SHEETS } from './email-styles.js'

// Their own dark mode comes instead, and links open in a new tab anyway.
const SCHEME = ['color-scheme CSS property', 'color-scheme meta tag']
const WEB = [...SCHEME, 'target attribute']

/**
 * Mail programs that are checked, with the features that each may lack because nothing depends on them: themes, round
 * corners, lines under links, further ways to hide the preview line, and the break of long names without spaces (the
 * email gets wider instead).
 */
const CLIENTS = {
  'outlook.windows': [
    '@media',
    'Attribute selector',
    'border-radius',
    ...SCHEME,
    'max-height property',
    'opacity',
    'outline',
    'overflow',
    'text-decoration-line',
  ],
  'gmail.desktop-webmail': WEB,
  'gmail.android': WEB,
  'apple-mail.macos': [],
  'apple-mail.ios': ['color-scheme meta tag'],
  'samsung-email.android': ['color-scheme meta tag'],
  'yahoo.desktop-webmail': [...SCHEME, 'height property', 'target attribute', 'word-break'],
  // Shows no style sheet at all, and drops what tells readers the direction: names have isolates of their own.
  'gmx.desktop-webmail': [
    '!important keyword',
    '<style> element',
    'Attribute selector',
    'Type selector',
    'border-radius',
    ...SCHEME,
    'dir attribute',
    'lang attribute',
    'opacity',
    'role attribute',
    'target attribute',
    'text-decoration-line',
    'word-break',
  ],
  'outlook.outlook-com': WEB,
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
function findSupport(slug: string, client: Client): string | undefined {
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
    findSupport('css-at-media-prefers-color-scheme', client)?.startsWith('y'),
  )
  expect(known).toEqual(['apple-mail.macos', 'apple-mail.ios', 'samsung-email.android', 'outlook.outlook-com'])
})
