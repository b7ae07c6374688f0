import * as z from 'zod'
import {
  type AddressIssue,
  type AddressIssueCode,
  addressError,
  addressWarnings,
  hostEnd,
  hostStart,
} from '../web-address/address-issues.js'
import { completeWebAddress, NO_WEB_ADDRESS, webUrlSchema } from '../web-address/web-address.js'
import { LANDING_PAGE_NOT_HTTPS, LANDING_PAGE_VALUES, type LandingPageValue } from './landing-page.js'

/** Kinds of problems of a landing page. */
export type LandingPageIssueCode = AddressIssueCode | 'http' | 'host-macro' | 'mixed-script' | 'unknown-value'

/** Problem of a landing page: errors keep it from being saved, warnings don't. */
export type LandingPageIssue = AddressIssue<LandingPageIssueCode>

/**
 * Adds `https://` to a landing page without a scheme, such as 'shop.example.com/x', and removes spaces and invisible
 * characters around it. Anything else stays as typed.
 */
export const completeLandingPage = (text: string): string => completeWebAddress(text)

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
  const found = addressError(url)
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
  return error ? [error] : [...addressWarnings(url), ...mixedScriptIssues(url), ...unknownValueIssues(url)]
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
  .string(NO_WEB_ADDRESS)
  .overwrite(completeWebAddress)
  .superRefine(addError)
  .pipe(webUrlSchema)

/** Landing page of a form, as typed: it is completed, and an empty one is valid. */
export const landingPageFieldSchema: z.ZodType<string, string> = z
  .string()
  .transform(completeWebAddress)
  .superRefine((url, context) => {
    if (url !== '') addError(url, context)
  })

/** Landing page of a form that needs one. */
export const requiredLandingPageSchema: z.ZodType<string, string> = landingPageFieldSchema.refine(
  (url) => url !== '',
  'Fill in the landing page',
)
