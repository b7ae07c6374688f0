/** Kinds of problems of a web address that was copied from a text, a table or a page. */
export type AddressIssueCode = 'invisible' | 'joined' | 'character' | 'escaped' | 'space' | 'doubled-scheme' | 'syntax'

/** Problem of a web address: errors keep it from being saved, warnings don't. */
export interface AddressIssue<Code extends string = AddressIssueCode> {
  code: Code
  severity: 'error' | 'warning'
  message: string
  /** Corrected address, with the label of the button that applies it. */
  fix?: { label: string; url: string }
}

/** Characters that nobody sees, by the message that names them. */
const INVISIBLE: readonly [characters: RegExp, message: string][] = [
  [/[\u200B\u2060]/g, 'The address contains a zero-width space, which is invisible.'],
  [/[\u200C\u200D]/g, 'The address contains a zero-width joiner, which is invisible.'],
  [/\uFEFF/g, 'The address contains a byte order mark, which is invisible.'],
  [/\u00AD/g, 'The address contains a soft hyphen, which is invisible.'],
  [
    /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g,
    'The address contains a text direction mark, which is invisible.',
  ],
  [/[\u00A0\u202F]/g, 'The address contains a no-break space, which looks like a space.'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: pasted texts contain them.
  [/[\u0000-\u0008\u000E-\u001F\u007F-\u009F]/g, 'The address contains a control character, which is invisible.'],
]

/** Other characters that nobody sees, without variation selectors, which change how an emoji looks. */
const OTHER_INVISIBLE = /(?![\uFE00-\uFE0F\u{E0100}-\u{E01EF}])[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu

const withoutInvisible = (text: string): string =>
  INVISIBLE.reduce((rest, [characters]) => rest.replace(characters, ''), text).replace(OTHER_INVISIBLE, '')

const BLANK = new RegExp(
  `\\s|${[...INVISIBLE.map(([characters]) => characters), OTHER_INVISIBLE].map(({ source }) => source).join('|')}`,
  'u',
)

/** Removes spaces and invisible characters around an address; pasted texts often end with one. */
export function trimAddress(text: string): string {
  const characters = [...text]
  let [start, end] = [0, characters.length]
  while (start < end && BLANK.test(characters[start] ?? '')) start += 1
  while (end > start && BLANK.test(characters[end - 1] ?? '')) end -= 1
  return characters.slice(start, end).join('')
}

/** Index at which the host of a URL ends, beginning from an index. */
export function hostEnd(url: string, start: number): number {
  const length = url.slice(start).search(/[/?#]/)
  return length === -1 ? url.length : start + length
}

/** Returns the start of a URL's host: after the scheme and the slashes; -1 if there is none. */
export const hostStart = (url: string): number => /^https?:\/\//i.exec(url)?.[0].length ?? -1

const error = (code: AddressIssueCode, message: string, fix?: AddressIssue['fix']): AddressIssue => ({
  code,
  severity: 'error',
  message,
  ...(fix && { fix }),
})

function invisibleIssue(url: string): AddressIssue | undefined {
  const messages = INVISIBLE.filter(([characters]) => url.search(characters) !== -1).map(([, message]) => message)
  const visiblePart = INVISIBLE.reduce((rest, [characters]) => rest.replace(characters, ''), url)
  const [other] = visiblePart.match(OTHER_INVISIBLE) ?? []
  if (other !== undefined) {
    const code = other.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    messages.push(`The address contains the character U+${code}, which is invisible.`)
  }
  if (messages.length === 0) return undefined
  return error('invisible', messages.join(' '), { label: 'Remove', url: withoutInvisible(url) })
}

/** Finds a second address after the first. A list of addresses in a parameter, such as `?u=https://a,https://b`, is one. */
function joinedIssue(url: string): AddressIssue | undefined {
  const at = url.search(/[\s,;|]https?:\/\//i)
  if (at === -1 || url.slice(Math.max(hostStart(url), 0), at).includes('://')) return undefined
  let end = at
  while (end > 0 && /[\s,;|]/.test(url.charAt(end - 1))) end -= 1
  return error('joined', 'The text contains two addresses. Enter one of them.', {
    label: 'Keep the first',
    url: url.slice(0, end),
  })
}

/** Full-width forms of characters that separate the parts of an address. */
const FULL_WIDTH: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...':/.?=&#%@'].map((one) => [String.fromCharCode(one.charCodeAt(0) + 0xfee0), one])),
  '\u3002': '.',
  '\uFF61': '.',
}
const FULL_WIDTH_CHARACTER = /[\uFF1A\uFF0F\uFF0E\uFF1F\uFF1D\uFF06\uFF03\uFF05\uFF20\u3002\uFF61]/g

function fullWidthIssue(url: string): AddressIssue | undefined {
  const [found] = url.match(FULL_WIDTH_CHARACTER) ?? []
  if (found === undefined) return undefined
  return error(
    'character',
    `The address contains ${found}, the full-width form of ${FULL_WIDTH[found]}. Replace it, or write it as ${encodeURIComponent(found)}.`,
    { label: 'Replace', url: url.replace(FULL_WIDTH_CHARACTER, (one) => FULL_WIDTH[one] ?? one) },
  )
}

/** Quotation marks and primes that text programs write. */
const TYPOGRAPHIC_QUOTE = /[\u00AB\u00BB\u2018-\u201F\u2032\u2033\u2039\u203A\u300C-\u300F]/g
const QUOTE = new RegExp(`${TYPOGRAPHIC_QUOTE.source}|["']`, 'g')

const encode = (character: string) => encodeURIComponent(character).replace("'", '%27')

function quoteIssue(url: string): AddressIssue | undefined {
  const [found] = url.match(QUOTE) ?? []
  if (found === undefined) return undefined
  const isQuote = (at: number) => url.at(at)?.match(QUOTE) !== null
  const inner = url.slice(isQuote(0) ? 1 : 0, isQuote(-1) ? -1 : undefined)
  const isAround = inner.length < url.length && inner.match(QUOTE) === null
  return error(
    'character',
    `The address contains the quotation mark ${found}. Remove it, or write it as ${encode(found)}.`,
    isAround ? { label: 'Remove', url: inner } : { label: 'Replace', url: url.replace(QUOTE, encode) },
  )
}

const ellipsisIssue = (url: string): AddressIssue | undefined =>
  url.includes('\u2026')
    ? error('character', 'The address contains …, so a part of it is probably cut off. Copy it again.')
    : undefined

/** Escaped characters of HTML that addresses in the source of a page contain. */
const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|equals|#0{0,5}\d{2,4}|#x0{0,5}[\da-f]{2,4});/gi
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  equals: '=',
}
/** Number of times that an address is unescaped at most. */
const MAX_ESCAPES = 5

function decodeEntity(entity: string): string {
  const name = entity.slice(1, -1).toLowerCase()
  if (!name.startsWith('#')) return NAMED[name] ?? entity
  return String.fromCodePoint(name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)))
}

/** Returns what an escaped character stands for, encoded unless it can be part of an address. */
function unescaped(entity: string): string {
  const character = decodeEntity(entity)
  return /[\w\-.~:/?#[\]@!$&()*+,;=%]/.test(character) ? character : encode(character.replace(/\p{Cs}/u, '\uFFFD'))
}

function entityIssue(url: string): AddressIssue | undefined {
  const [found] = url.match(ENTITY) ?? []
  if (found === undefined) return undefined
  let fixed = url
  for (let times = 0; times < MAX_ESCAPES; times += 1) fixed = fixed.replace(ENTITY, unescaped)
  return error('escaped', `The address contains ${found}, which is escaped HTML. Write ${unescaped(found)} instead.`, {
    label: 'Replace',
    url: fixed,
  })
}

function spaceIssue(url: string): AddressIssue | undefined {
  if (!/\s/.test(url)) return undefined
  const start = hostStart(url)
  const end = hostEnd(url, Math.max(start, 0))
  if (/\s/.test(url.slice(0, end)))
    return error('space', 'The address contains a space.', { label: 'Remove', url: url.replace(/\s/g, '') })
  return error('space', 'The address contains a space. Browsers write it as %20.', {
    label: 'Replace with %20',
    url: url.replace(/\s/g, '%20'),
  })
}

/** A scheme as people mistype it: 'https//', 'https:/'. */
const MISTYPED_SCHEME = /^https?(?::\/?|\/\/?)(?=[^/:])/i

/** Returns the length of a scheme at the start of a host; 0 if there is none. */
const repeatedScheme = (rest: string): number => /^https?(?::\/{0,3}(?!\d)|\/\/)/i.exec(rest)?.[0].length ?? 0

/** Finds a second scheme behind the first: 'https://https://shop.example', 'https://http//shop.example'. */
function schemeIssue(url: string): AddressIssue | undefined {
  const start = hostStart(url)
  if (start === -1) {
    const mistyped = MISTYPED_SCHEME.exec(url)?.[0]
    if (mistyped === undefined) return undefined
    return error('syntax', 'The address must start with https://, with a colon and two slashes.', {
      label: 'Use https://',
      url: `https://${url.slice(mistyped.length)}`,
    })
  }
  let rest = url.slice(start)
  for (let scheme = repeatedScheme(rest); scheme > 0; scheme = repeatedScheme(rest)) rest = rest.slice(scheme)
  if (rest.length === url.length - start) return undefined
  return error('doubled-scheme', 'The address starts with https:// or http:// twice.', {
    label: 'Remove one',
    url: `https://${rest.replace(/^\/+/, '')}`,
  })
}

/** Returns the first error of an address that copying or typing causes; undefined if there is none. */
export const addressError = (url: string): AddressIssue | undefined =>
  invisibleIssue(url) ??
  joinedIssue(url) ??
  fullWidthIssue(url) ??
  quoteIssue(url) ??
  ellipsisIssue(url) ??
  entityIssue(url) ??
  spaceIssue(url) ??
  schemeIssue(url)

const DASH = /[\u2010-\u2015\u2212]/g

/** Returns what may be wrong in an address but can also be meant: dashes that text programs write for hyphens. */
export function addressWarnings(url: string): AddressIssue[] {
  const [dash] = url.match(DASH) ?? []
  if (dash === undefined) return []
  return [
    {
      code: 'character',
      severity: 'warning',
      message: `The address contains the dash ${dash}. Text programs write it for a hyphen. Check it.`,
      fix: { label: 'Replace with -', url: url.replace(DASH, '-') },
    },
  ]
}
