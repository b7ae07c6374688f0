import * as z from 'zod'
import { webUrlSchema } from '../tracker/tracker.js'
import { LANDING_PAGE_NOT_HTTPS, LANDING_PAGE_VALUES, type LandingPageValue } from './landing-page.js'

/** Kinds of problems of a landing page. */
export type LandingPageIssueCode =
  | 'invisible'
  | 'space'
  | 'doubled-scheme'
  | 'http'
  | 'host-macro'
  | 'syntax'
  | 'mixed-script'
  | 'unknown-value'

/** Problem of a landing page: errors keep it from being saved, warnings don't. */
export interface LandingPageIssue {
  code: LandingPageIssueCode
  severity: 'error' | 'warning'
  message: string
  /** Corrected address, with the label of the button that applies it. */
  fix?: { label: string; url: string }
}

/** Message for a required landing page that is empty. */
export const LANDING_PAGE_MISSING = 'Fill in the landing page'

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

const withoutInvisible = (text: string): string =>
  INVISIBLE.reduce((rest, [characters]) => rest.replace(characters, ''), text)

/** Index at which the host of a URL ends, beginning from an index. */
function hostEnd(url: string, start: number): number {
  const length = url.slice(start).search(/[/?#]/)
  return length === -1 ? url.length : start + length
}

/** Returns the start of a URL's host: after the scheme and the slashes; -1 if there is none. */
const hostStart = (url: string): number => /^https?:\/\//i.exec(url)?.[0].length ?? -1

/** A scheme as people mistype it: 'https//', 'https:/'. */
const MISTYPED_SCHEME = /^https?(?::\/?|\/\/?)(?=[^/:])/i

/**
 * Adds `https://` to an address without a scheme, such as 'shop.example.com/x' or 'shop.example.com:8080', and removes
 * spaces around it. Anything else stays as typed, because a guess could change where it leads.
 */
export function completeLandingPage(text: string): string {
  const typed = text.trim()
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
  return webUrlSchema.safeParse(completed).success && URL.canParse(completed) ? completed : typed
}

function invisibleIssue(url: string): LandingPageIssue | undefined {
  const messages = INVISIBLE.filter(([characters]) => url.search(characters) !== -1).map(([, message]) => message)
  if (messages.length === 0) return undefined
  return {
    code: 'invisible',
    severity: 'error',
    message: messages.join(' '),
    fix: { label: 'Remove', url: withoutInvisible(url) },
  }
}

function spaceIssue(url: string): LandingPageIssue | undefined {
  if (!/\s/.test(url)) return undefined
  const start = hostStart(url)
  const end = hostEnd(url, Math.max(start, 0))
  if (/\s/.test(url.slice(0, end)))
    return {
      code: 'space',
      severity: 'error',
      message: 'The address contains a space.',
      fix: { label: 'Remove', url: url.replace(/\s/g, '') },
    }
  return {
    code: 'space',
    severity: 'error',
    message: 'The address contains a space. Browsers write it as %20.',
    fix: { label: 'Replace with %20', url: url.replace(/\s/g, '%20') },
  }
}

/** Finds a second scheme behind the first: 'https://https://shop.example', 'https://http//shop.example'. */
function schemeIssue(url: string): LandingPageIssue | undefined {
  const start = hostStart(url)
  if (start === -1) {
    const mistyped = MISTYPED_SCHEME.exec(url)?.[0]
    if (mistyped === undefined) return undefined
    return {
      code: 'syntax',
      severity: 'error',
      message: 'The address must start with https://, with a colon and two slashes.',
      fix: { label: 'Use https://', url: `https://${url.slice(mistyped.length)}` },
    }
  }
  let rest = url.slice(start)
  for (let scheme = repeatedScheme(rest); scheme > 0; scheme = repeatedScheme(rest)) rest = rest.slice(scheme)
  if (rest.length === url.length - start) return undefined
  return {
    code: 'doubled-scheme',
    severity: 'error',
    message: 'The address starts with https:// or http:// twice.',
    fix: { label: 'Remove one', url: `https://${rest.replace(/^\/+/, '')}` },
  }
}

/** Returns the length of a scheme at the start of a host; 0 if there is none. */
const repeatedScheme = (rest: string): number => /^https?(?::\/{0,3}(?!\d)|\/\/)/i.exec(rest)?.[0].length ?? 0

function hostIssue(url: string, start: number): LandingPageIssue | undefined {
  const host = url.slice(start, hostEnd(url, start))
  const macro = /\{\{?[^{}]{0,40}\}?|%%?[A-Za-z_]{2,40}|\[[A-Za-z_]{1,40}\]|\$\{?/.exec(host)?.[0]
  if (macro === undefined || host.includes('@')) return undefined
  return {
    code: 'host-macro',
    severity: 'error',
    message: `The name of the site can't contain ${macro}. Use macros and values after the first slash.`,
  }
}

function errorIssue(url: string): LandingPageIssue | undefined {
  const found = invisibleIssue(url) ?? spaceIssue(url) ?? schemeIssue(url)
  if (found) return found
  const start = hostStart(url)
  const inHost = start === -1 ? undefined : hostIssue(url, start)
  if (inHost) return inHost
  const problem = webUrlSchema.safeParse(url).error?.issues[0]?.message
  if (problem !== undefined) return { code: 'syntax', severity: 'error', message: problem }
  if (!URL.canParse(url))
    return {
      code: 'syntax',
      severity: 'error',
      message: 'The name of the site is invalid. Check it for typing errors.',
    }
  if (/^https:/i.test(url)) return undefined
  return {
    code: 'http',
    severity: 'error',
    message: LANDING_PAGE_NOT_HTTPS,
    fix: { label: 'Use https://', url: `https://${url.slice(start)}` },
  }
}

const NO_VALUE = `{{${LANDING_PAGE_VALUES.join('}}, {{')}}}`

function unknownValueIssues(url: string): LandingPageIssue[] {
  const names = [...url.matchAll(/\{\{([^{}]{1,60})\}\}/g)].map(([, name = '']) => name)
  return [...new Set(names)]
    .filter((name) => !LANDING_PAGE_VALUES.includes(name as LandingPageValue))
    .map((name) => ({
      code: 'unknown-value',
      severity: 'warning',
      message: `{{${name}}} isn't filled in when the ad is published. These are: ${NO_VALUE}`,
    }))
}

const LOOK_ALIKES = [
  [/\p{Script=Cyrillic}/u, 'The name of the site mixes Latin and Cyrillic letters, which look alike. Check it.'],
  [/\p{Script=Greek}/u, 'The name of the site mixes Latin and Greek letters, which look alike. Check it.'],
] as const

function mixedScriptIssues(url: string): LandingPageIssue[] {
  const start = hostStart(url)
  const labels = url.slice(start, hostEnd(url, start)).split('.')
  return LOOK_ALIKES.filter(([letters]) =>
    labels.some((one) => letters.test(one) && /\p{Script=Latin}/u.test(one)),
  ).map(([, message]) => ({ code: 'mixed-script', severity: 'warning', message }))
}

/** Checks a landing page as typed: its first error, or else its warnings. An empty one has no problems. */
export function landingPageIssues(url: string): LandingPageIssue[] {
  if (url === '') return []
  const error = errorIssue(url)
  return error ? [error] : [...mixedScriptIssues(url), ...unknownValueIssues(url)]
}

/** Returns the host of an international name as it is sent, such as 'xn--mnchen-3ya.de'; undefined for others. */
export function asciiHost(url: string): string | undefined {
  const start = hostStart(url)
  const host = start === -1 ? undefined : URL.parse(url)?.host
  const typed = url.slice(start, hostEnd(url, start)).toLowerCase()
  return host?.includes('xn--') && host !== typed ? host : undefined
}

const addError = (url: string, context: Pick<z.RefinementCtx, 'addIssue'>): void => {
  const error = errorIssue(url)
  if (error) context.addIssue({ code: 'custom', message: error.message })
}

/** Landing page of a campaign or creative, as the API takes it. */
export const landingPageSchema: z.ZodType<string, string> = z
  .string('Fill in a web address that starts with https://')
  .trim()
  .superRefine(addError)
  .pipe(webUrlSchema)

/** Landing page of a form, as typed: it is completed, and an empty one is valid. */
export const landingPageFieldSchema: z.ZodType<string, string> = z
  .string()
  .transform(completeLandingPage)
  .superRefine((url, context) => {
    if (url !== '') addError(url, context)
  })
