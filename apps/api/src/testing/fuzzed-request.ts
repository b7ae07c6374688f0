import type { Endpoint } from '@placard/domain/api'
import fc from 'fast-check'
import * as z from 'zod'

/** Generates requests: mostly close to the contract, sometimes far from it. */
export interface FuzzedRequest {
  query: Record<string, string>
  body: string
}

type Json = Record<string, unknown>

const HOSTILE_TEXT = [
  '',
  ' ',
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '\u0000',
  '\ud800',
  '🦊'.repeat(40),
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '=1+1',
  '__proto__',
  'constructor',
  '-0',
  'NaN',
  '1e309',
  '2025-02-30',
  '9'.repeat(40),
  'x'.repeat(5000),
]

const hostile = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE_TEXT, null, true, -1, 0, 1.5, 2 ** 53, -(2 ** 31) - 1, 1e300),
  fc.constant<unknown>([]),
  fc.constant<unknown>({}),
  fc.constant<unknown>(['a', 'b']),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
)

const bounds = (schema: Json, least: string, most: string, fallback: [number, number]): [number, number] => {
  const read = (key: string, other: number) => (typeof schema[key] === 'number' ? (schema[key] as number) : other)
  const low = read(least, fallback[0])
  return [low, Math.max(low, Math.min(read(most, fallback[1]), low + fallback[1]))]
}

function text(schema: Json, ids: string[]): fc.Arbitrary<unknown> {
  const [minLength, maxLength] = bounds(schema, 'minLength', 'maxLength', [0, 40])
  const any = fc.string({ unit: 'grapheme', minLength, maxLength })
  const known = fc.constantFrom(
    ...ids,
    'ada@placard.test',
    'UTC',
    'Asia/Kolkata',
    '2025-10-01',
    '+05:30',
    'true',
    '09:00',
  )
  const dates = fc.constantFrom('2025-10-07 00:00:00', '2025-10-13 23:59:59', '1759795260', '1760399999')
  return fc.oneof({ weight: 4, arbitrary: known }, { weight: 2, arbitrary: any }, { weight: 2, arbitrary: dates })
}

/** Generates values close to a JSON schema. */
function near(schema: Json, ids: string[], depth = 0): fc.Arbitrary<unknown> {
  const arbitrary = valid(schema, ids, depth)
  return fc.oneof({ weight: 12, arbitrary }, { weight: 1, arbitrary: hostile })
}

function valid(schema: Json, ids: string[], depth: number): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
  const choices = schema.anyOf ?? schema.oneOf
  if (Array.isArray(choices)) return fc.oneof(...choices.map((each: Json) => near(each, ids, depth + 1)))
  switch (schema.type) {
    case 'object':
      return object(schema, ids, depth)
    case 'array':
      return fc.array(near((schema.items ?? {}) as Json, ids, depth + 1), { maxLength: 3 })
    case 'integer':
    case 'number': {
      const [min, max] = bounds(schema, 'minimum', 'maximum', [0, 2_000_000_000])
      return fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    }
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return text(schema, ids)
    default:
      return hostile
  }
}

function object(schema: Json, ids: string[], depth: number): fc.Arbitrary<unknown> {
  const properties = (schema.properties ?? {}) as Record<string, Json>
  const required = new Set(Array.isArray(schema.required) ? (schema.required as string[]) : [])
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, each]) => {
      const value = near(each, ids, depth + 1)
      const left = { weight: required.has(name) ? 1 : 10, arbitrary: fc.constant(undefined) }
      return [name, fc.oneof({ weight: 20, arbitrary: value }, left)]
    }),
  )
  const extra = fc.option(fc.dictionary(fc.string({ maxLength: 12 }), hostile, { maxKeys: 2 }), { freq: 8, nil: {} })
  return fc.tuple(fc.record(fields), extra).map(([known, more]) => ({ ...more, ...known }))
}

const createSchema = (type: z.ZodType): Json =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Json

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Generates requests close to an endpoint's contract. `ids` are those of existing entities. */
export function fuzzedRequests(endpoint: Endpoint, ids: string[]): fc.Arbitrary<FuzzedRequest> {
  const query = near(createSchema(endpoint.query), ids).map((value) =>
    Object.fromEntries(
      Object.entries(typeof value === 'object' && value !== null ? value : {})
        .filter(([, each]) => each !== undefined)
        .map(([name, each]) => [name, asText(each)]),
    ),
  )
  const body = near(createSchema(endpoint.body), ids).map((value) => JSON.stringify(value) ?? 'null')
  const broken = fc.tuple(body, fc.nat(40)).map(([json, cut]) => json.slice(0, cut))
  return fc.record({
    query,
    body: fc.oneof({ weight: 15, arbitrary: body }, { weight: 1, arbitrary: broken }),
  })
}

const TARGET_PIECES = [
  ...['/', '//', '\\', '/.', '/..', '/%2e', '/%2E%2e', '/%2f', '%5c', '%5C', '%00', '%', '%zz', '%E0%A4%A', '%ff'],
  ...['/api', '/api/me', '/api/docs/static', '/serve', '/serve/click', '/serve/banner', '/uploads', '/files', '/share'],
  ...[
    '/assets',
    '/index.html',
    '/signin',
    '/x',
    'x',
    '.',
    ';',
    '?',
    '?x=1',
    '#',
    '@',
    ':',
    '*',
    '~',
    '|',
    '"',
    '\u00ff',
  ],
  ...['http://evil.test', 'https://evil.test/', 'javascript:', 'x'.repeat(200), 'x'.repeat(5000), '/__proto__'],
]

/** Generates request targets of raw requests: paths that no HTTP client would send. */
export const rawTargets: fc.Arbitrary<string> = fc
  .array(fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...TARGET_PIECES) }, fc.webPath(), fc.webUrl()), {
    minLength: 1,
    maxLength: 6,
  })
  .map((pieces) => (/^([/*]|https?:)/.test(pieces[0] ?? '') ? pieces.join('') : `/${pieces.join('')}`))
