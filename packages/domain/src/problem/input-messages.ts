import type * as z from 'zod'

/** Labels of fields whose names are not readable. */
const LABELS: Readonly<Record<string, string>> = {
  campaignID: 'campaign',
  creativeID: 'creative',
  liveIDs: 'live IDs',
  fallbackCreative: 'fallback creative',
  sharedToken: 'share link',
  shareToken: 'share link',
  start_dt: 'start of the range',
  end_dt: 'end of the range',
  compare_dt: 'start of the comparison',
  tz: 'time zone',
  tzCode: 'time zone',
  tzOffset: 'offset',
  withVideo: 'video data setting',
  withVideoData: 'video data setting',
  'paginate[page]': 'page',
  'paginate[size]': 'page size',
  termsChecked: 'consent to the terms',
  url: 'web address',
  html: 'HTML',
  id: 'ID',
}

/** Splits a name into words: `firstName` and `first_name` become 'first name'. */
const spaced = (name: string) =>
  name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()

/** Returns the label of the innermost field of a path; a list entry has the label of its list. */
export function fieldLabel(path: readonly PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === 'string')
  return name === undefined ? 'request' : (LABELS[name] ?? spaced(name))
}

const NOUNS: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  string: 'text',
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an email',
  url: 'a web address',
  date: 'a date such as 2025-10-31',
  datetime: 'a time such as 2025-10-31T09:00:00Z',
}

const plurals = new Intl.PluralRules('en-US')
const UNITS = { character: { one: 'character', other: 'characters' }, entry: { one: 'entry', other: 'entries' } }

function formatSize(count: number | bigint, origin: string): string {
  const unit = UNITS[origin === 'string' ? 'character' : 'entry']
  return `${count} ${plurals.select(Number(count)) === 'one' ? unit.one : unit.other}`
}

function bound(kind: 'at least' | 'at most', count: number | bigint, origin: string): string {
  return ['number', 'int', 'bigint', 'date'].includes(origin)
    ? `must be ${kind} ${count}`
    : `must have ${kind} ${formatSize(count, origin)}`
}

/** Sentence about the field of an issue; undefined for issues that say only that a value is invalid. */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return NOUNS[issue.expected] && `must be ${NOUNS[issue.expected]}`
    case 'too_small':
      return bound('at least', issue.minimum, issue.origin)
    case 'too_big':
      return bound('at most', issue.maximum, issue.origin)
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of: ' : ''}${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return FORMATS[issue.format] && `must be ${FORMATS[issue.format]}`
    default:
      return undefined
  }
}

const isMissing = ({ code, input }: z.core.$ZodRawIssue) =>
  (code === 'invalid_type' || code === 'invalid_value' || code === 'invalid_union') && input === undefined

const isEmptyText = (issue: z.core.$ZodRawIssue) => issue.code === 'too_small' && issue.input === ''

/**
 * Message of a missing or invalid field whose schema has no message of its own. Names the field and its rule, because
 * Zod's messages are for developers.
 */
export const inputMessage = (issue: z.core.$ZodRawIssue): string => {
  const label = fieldLabel(issue.path ?? [])
  if (isMissing(issue) || isEmptyText(issue)) return `Fill in the ${label}`
  const predicate = describeIssue(issue)
  return predicate === undefined ? `Fill in the ${label} correctly` : `The ${label} ${predicate}`
}

/**
 * Parses input like `safeParse`, with readable messages in the order of the schema's fields. Zod lists the issues of a
 * refinement last, whichever field they name.
 */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown) {
  const read = schema.safeParse(input, { error: inputMessage })
  if (read.error && 'shape' in schema) {
    const fields = Object.keys(schema.shape as object)
    const place = ({ path: [field] }: z.core.$ZodIssue) => fields.indexOf(String(field))
    read.error.issues.sort((one, other) => place(one) - place(other))
  }
  return read
}
