import { computeContrast } from '@placard/domain/internal/share'
import { LANGUAGES } from '@placard/domain/report'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.js'
import { HOSTILE_NAMES } from '../testing/hostile-names.js'
import { sampleEmails } from '../testing/sample-emails.js'
import { englishEmails } from './email-messages.js'
import { BRAND_COLOR, DARK, LIGHT, STYLE_SHEETS } from './email-styles.js'
import { quoted } from './email-template.js'
import type { EmailMessage } from './email-transport.js'
import { germanEmails } from './german-emails.js'

const config = readConfig({}, '.')
/** Size beyond which Gmail shows the beginning of an email only. */
const GMAIL_BYTES = 102 * 1024

/** Emails with names that users type. */
const NAMED = ['report', 'test', 'notSent', 'undelivered', 'newToken'] as const

/** Returns tags and the names of their attributes, without texts and values. */
// The preview line of a short text is filled with blanks, in an element of their own.
const readSkeleton = (html: string) =>
  [
    ...html
      .replace(/<div>[^<>]*<\/div><\/div>/, '</div>')
      .matchAll(/<(\/?[a-z!][\w-]*)((?: [\w-]+(?:="[^"]*")?)*) ?\/?>/gi),
  ].map(([, tag, attributes = '']) => `${tag}${attributes.replace(/="[^"]*"/g, '')}`)
const listCIDs = ({ html }: EmailMessage) => [...html.matchAll(/src="cid:([^"]+)"/g)].map(([, cid]) => cid)
const textsIn = (messages: object): string[] =>
  Object.values(messages).flatMap((value) =>
    typeof value === 'string' ? [value] : typeof value === 'object' ? textsIn(value as object) : [],
  )

describe.each(LANGUAGES)('emails in %s', async (language) => {
  const samples = await sampleEmails(config, language, 'Spring')
  const emails = Object.entries(samples).map(([kind, write]) => [kind, write()] as const)

  it.each(emails)('%s: says its language, and needs nothing from other servers', (_, { html, subject }) => {
    expect(html).toMatch(/^<!doctype html><html dir="ltr" lang="(en|de)">/)
    expect(new Set([...html.matchAll(/ lang="(\w+)"/g)].map(([, lang]) => lang))).toEqual(new Set([language]))
    expect(html).toContain(`<title>${subject.replaceAll("'", '&#x27;')}</title>`)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toMatch(/<script|<link|src="http|url\(|@import|@font-face/)
    expect(Buffer.byteLength(html)).toBeLessThan(GMAIL_BYTES)
  })

  it.each(emails)('%s: has everything in its text, and each picture once', (_, email) => {
    const { html, text, pictures = [], unsubscribeUrl } = email
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
    for (const url of links) expect(text.split('\n')).toContain(url)
    expect(links.includes(unsubscribeUrl ?? '')).toBe(unsubscribeUrl !== undefined)
    const shown = listCIDs(email)
    expect(new Set(shown).size).toBe(shown.length)
    expect(pictures.map(({ cid }) => cid)).toEqual(expect.arrayContaining(shown))
  })

  it('has the figures of pictures in their alternative texts', () => {
    const { html, text } = samples.report()
    const trend = /<img[^>]* alt="([^"]{20,})"/.exec(html)?.[1] ?? ''
    expect(trend).toContain(language === 'de' ? '231.544' : '231,544')
    expect(text).toContain(trend.split('. ')[1])
  })
})

it(`shows ${HOSTILE_NAMES.length} hostile names as text in every field`, async () => {
  const plain = await sampleEmails(config, 'en', 'Spring')
  const skeletons = new Map(NAMED.map((kind) => [kind, readSkeleton(plain[kind]().html)]))
  for (const name of HOSTILE_NAMES) {
    const samples = await sampleEmails(config, 'en', name)
    for (const kind of NAMED) {
      const { html, subject, text } = samples[kind]()
      expect(readSkeleton(html), `${kind} with ${JSON.stringify(name)}`).toEqual(skeletons.get(kind))
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u)
      // Each isolate is closed, so that names do not turn the text around them.
      for (const line of text.split('\n'))
        expect(line.match(/\u2068/g)?.length ?? 0).toBe(line.match(/\u2069/g)?.length ?? 0)
      expect(text).not.toMatch(/[\u202a-\u202e\u2066\u2067]/)
    }
    expect(samples.report().text).toContain(`: ${quoted(name)}\n`)
  }
})

it('has a German text for each English one', () => {
  const same = textsIn(germanEmails).filter((text) => textsIn(englishEmails).includes(text))
  expect(same).toEqual(['Name'])
  expect(Object.keys(germanEmails)).toEqual(Object.keys(englishEmails))
})

it('needs its style sheets for dark mode only', () => {
  const conditions = STYLE_SHEETS.flatMap((sheet) => sheet.match(/@media[^{]+/g) ?? [])
  expect(conditions).toEqual(['@media (prefers-color-scheme:dark)'])
  const properties = new Set(
    STYLE_SHEETS.flatMap((sheet) => [...sheet.matchAll(/[{;]([a-z-]+):/g)].map(([, name]) => name)),
  )
  expect([...properties].toSorted()).toEqual(['background-color', 'border-color', 'color', 'color-scheme'])
})

it.each([
  ['light', LIGHT],
  ['dark', DARK],
])('has legible texts in %s mode', (_, colors) => {
  for (const tone of ['ink', 'soft', 'up', 'down', 'link'] as const)
    expect(computeContrast(colors[tone], colors.paper), tone).toBeGreaterThanOrEqual(4.5)
  expect(computeContrast(BRAND_COLOR, '#ffffff')).toBeGreaterThanOrEqual(4.5)
})
