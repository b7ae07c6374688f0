import * as z from 'zod'
import { dayInZone } from '../day/day.js'
import { dayFieldSchema } from '../day/day-schema.js'
import { LANGUAGES } from '../language/language-choice.js'
import { ENGLISH, type ReportTexts } from '../language/report-texts.js'
import type { ReportComparisonChoice } from '../report-range/comparison-choice.js'
import { rangeProblem } from '../report-range/report-range.js'
import { endOfLink, findLastDay } from '../share-token/link-defaults.js'
import {
  LINK_PRESETS,
  type LinkChanges,
  type LinkRange,
  type LinkSettings,
  linkSettingsSchema,
  MAX_LINK_NAME,
} from '../share-token/link-settings.js'
import { readOrigins } from '../share-token/origin.js'
import { REPORT_PARTS, reportPartSchema } from '../share-token/report-parts.js'

const MIN_PASSWORD = 8
const MAX_PASSWORD = 200

/** Value of a choice that is left to the viewer. */
const VIEWER = 'viewer'

const day = dayFieldSchema()
const { metric, logo } = linkSettingsSchema.shape

const fieldsSchema = z.object({
  name: z.string(),
  scope: z.enum(['campaign', 'creatives']),
  creativeIDs: z.array(z.string()),
  /** Parts that viewers get. */
  parts: z.array(reportPartSchema),
  withDiscrepancies: z.boolean(),
  dates: z.enum(['chosen', 'fixed', 'rolling']),
  from: day,
  to: day,
  start: day,
  end: day,
  preset: z.enum(LINK_PRESETS),
  zone: z.enum([VIEWER, 'one']),
  tzCode: z.string(),
  comparison: z.enum([VIEWER, 'off', 'previous', 'lastYear', 'custom']),
  metric: metric.unwrap(),
  theme: z.enum([VIEWER, 'light', 'dark']),
  language: z.enum([VIEWER, ...LANGUAGES]),
  /** Empty for none. */
  color: z.string(),
  logo: logo.unwrap(),
  /** Last day on which it opens. */
  expiresOn: day,
  passwordChange: z.enum(['keep', 'set', 'remove']),
  password: z.string(),
  /** Addresses of websites, separated by spaces, commas or lines. */
  sites: z.string(),
})

/** Fields of the form of a share link. */
export type LinkFields = z.infer<typeof fieldsSchema>

/** Link that a form edits. */
export interface EditedLink extends LinkSettings {
  hasPassword: boolean
  origins?: readonly string[]
}

/** Changes of a link and of the websites that may embed it. */
export interface LinkEdit extends LinkChanges {
  origins: string[]
}

/** Returns the fields of a link for its owner, who lives in `zone`. */
export function createLinkFields(link: EditedLink, zone: string): LinkFields {
  const { range, leftOut, creativeIDs, comparison, tzCode } = link
  return {
    name: link.name,
    scope: creativeIDs === null ? 'campaign' : 'creatives',
    creativeIDs: creativeIDs ?? [],
    parts: REPORT_PARTS.filter((part) => !leftOut.includes(part)),
    withDiscrepancies: link.withDiscrepancies,
    dates: range.kind,
    from: range.kind === 'chosen' ? range.from : null,
    to: range.kind === 'chosen' ? range.to : null,
    start: range.kind === 'fixed' ? range.start : null,
    end: range.kind === 'fixed' ? range.end : null,
    preset: range.kind === 'rolling' ? range.preset : 'last7',
    zone: tzCode === null ? VIEWER : 'one',
    tzCode: tzCode ?? zone,
    comparison: comparison?.mode ?? (range.kind === 'chosen' ? VIEWER : 'off'),
    metric: link.metric,
    theme: link.theme ?? VIEWER,
    language: link.language ?? VIEWER,
    color: link.color ?? '',
    logo: link.logo,
    expiresOn: findLastDay(link, zone),
    passwordChange: 'keep',
    password: '',
    sites: (link.origins ?? []).join('\n'),
  }
}

const splitLines = (text: string) => text.split(/[\s,]+/).filter(Boolean)
const chosen = <Value extends string>(value: Value | typeof VIEWER) => (value === VIEWER ? null : value)

function createRange({ dates, from, to, start, end, preset }: LinkFields): LinkRange {
  if (dates === 'rolling') return { kind: 'rolling', preset }
  return dates === 'fixed' ? { kind: 'fixed', start: start ?? '', end: end ?? '' } : { kind: 'chosen', from, to }
}

/** Returns the comparison; what the form cannot choose, such as matching weekdays, stays. */
function readComparison({ comparison, dates }: LinkFields, link: EditedLink): ReportComparisonChoice | null {
  if (comparison === VIEWER) return dates === 'chosen' ? null : { mode: 'off' }
  if (link.comparison?.mode === comparison) return link.comparison
  return comparison === 'previous' || comparison === 'lastYear'
    ? { mode: comparison, matchWeekday: false }
    : { mode: 'off' }
}

function createEdit(fields: LinkFields, link: EditedLink, zone: string): LinkEdit {
  const { expiresOn, passwordChange, password } = fields
  const isSameDay = expiresOn === findLastDay(link, zone)
  return {
    name: fields.name.trim(),
    creativeIDs: fields.scope === 'campaign' ? null : fields.creativeIDs,
    leftOut: REPORT_PARTS.filter((part) => !fields.parts.includes(part)),
    withDiscrepancies: fields.withDiscrepancies,
    range: createRange(fields),
    tzCode: fields.zone === 'one' ? fields.tzCode : null,
    comparison: readComparison(fields, link),
    metric: fields.metric,
    theme: chosen(fields.theme),
    language: chosen(fields.language),
    color: fields.color === '' ? null : fields.color.toLowerCase(),
    logo: fields.logo,
    expiresAt: isSameDay ? link.expiresAt : expiresOn && endOfLink(expiresOn, zone),
    ...(passwordChange === 'set' && { password }),
    ...(passwordChange === 'remove' && { password: null }),
    origins: readOrigins(splitLines(fields.sites)).origins,
  }
}

interface LinkFormRules {
  /** Link that is edited. */
  link: EditedLink
  /** Zone of its owner, in which the last day ends. */
  zone: string
  now: Date
  /** Language of the messages. @default English */
  texts?: ReportTexts
}

/** Returns the problems of fields, by the name of the field. */
function findProblems(fields: LinkFields, { link, zone, now, texts = ENGLISH }: LinkFormRules) {
  const { from, to, start, end, expiresOn, passwordChange, password } = fields
  const isFixed = fields.dates === 'fixed'
  const read = readOrigins(splitLines(fields.sites), texts)
  const willHavePassword = passwordChange === 'set' || (passwordChange === 'keep' && link.hasPassword)
  const isNewDay = expiresOn !== null && expiresOn !== findLastDay(link, zone)
  const isSet = passwordChange === 'set'
  const words = texts.linkProblems
  const problems: Partial<Record<keyof LinkFields, string | undefined | false>> = {
    name: fields.name.trim().length > MAX_LINK_NAME && words.longName(MAX_LINK_NAME),
    creativeIDs: fields.scope === 'creatives' && fields.creativeIDs.length === 0 && words.noCreative,
    start: isFixed && start === null && words.noFirstDay,
    end: isFixed && (end === null ? words.noLastDay : start !== null && rangeProblem({ start, end }, texts)),
    to: fields.dates === 'chosen' && from !== null && to !== null && from > to && words.wrongOrder,
    color: !/^(#[0-9a-f]{6})?$/i.test(fields.color) && words.notAColor,
    expiresOn: isNewDay && expiresOn < dayInZone(now, zone) && texts.chooseTodayOrLater,
    password:
      isSet &&
      (password.length < MIN_PASSWORD
        ? words.shortPassword(MIN_PASSWORD)
        : password.length > MAX_PASSWORD && words.longPassword(MAX_PASSWORD)),
    sites: read.problem ?? (read.origins.length > 0 && willHavePassword && words.passwordAndSites),
  }
  return problems
}

/** Returns the schema of a link's form, whose output are the changes to send. */
export const linkFieldsSchema = (rules: LinkFormRules): z.ZodType<LinkEdit, LinkFields> =>
  fieldsSchema
    .superRefine((fields, context) => {
      for (const [path, message] of Object.entries(findProblems(fields, rules)))
        if (message) context.addIssue({ code: 'custom', path: [path], message })
    })
    .transform((fields) => createEdit(fields, rules.link, rules.zone))

const FIELD_OF: Readonly<Record<string, keyof LinkFields>> = {
  leftOut: 'parts',
  'range.from': 'from',
  'range.to': 'to',
  'range.start': 'start',
  'range.end': 'end',
  'range.preset': 'preset',
  range: 'dates',
  expiresAt: 'expiresOn',
  origins: 'sites',
}

/** Returns the field of the form that shows a problem of the server, by the path of the setting. */
export function findLinkField(path: string): string {
  const setting = Object.keys(FIELD_OF).find((known) => path === known || path.startsWith(`${known}.`))
  return setting ? (FIELD_OF[setting] as string) : path
}
