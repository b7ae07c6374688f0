import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { fieldLabel, readInput } from './input-messages.js'

const listMessages = (schema: z.ZodType, input: unknown) =>
  readInput(schema, input).error?.issues.map(({ message }) => message) ?? []

describe('inputMessage', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['missing text', z.object({ campaignID: z.string() }), {}, 'Fill in the campaign'],
    ['empty text', z.object({ name: z.string().min(1) }), { name: '' }, 'Fill in the name'],
    ['a missing choice', z.object({ role: z.enum(['a', 'b']) }), {}, 'Fill in the role'],
    [
      'a missing switch',
      z.object({ withVideo: z.union([z.boolean(), z.null()]) }),
      {},
      'Fill in the video data setting',
    ],
    ['no text', z.object({ search: z.string() }), { search: 5 }, 'The search must be text'],
    ['no number', z.object({ start_dt: z.number() }), { start_dt: 'x' }, 'The start of the range must be a number'],
    ['no whole number', z.object({ version: z.int() }), { version: 1.5 }, 'The version must be a whole number'],
    ['no switch', z.object({ fluid: z.boolean() }), { fluid: 'x' }, 'The fluid must be true or false'],
    ['no list', z.object({ trackers: z.array(z.string()) }), { trackers: 7 }, 'The trackers must be a list'],
    ['another choice', z.object({ role: z.enum(['a', 'b']) }), { role: 'c' }, 'The role must be one of: a, b'],
    ['another constant', z.object({ type: z.literal('xlsx') }), { type: 'pdf' }, 'The type must be xlsx'],
    [
      'long text',
      z.object({ id: z.string().max(24) }),
      { id: 'x'.repeat(25) },
      'The ID must have at most 24 characters',
    ],
    [
      'a short list',
      z.object({ emails: z.array(z.string()).min(1) }),
      { emails: [] },
      'The emails must have at least 1 entry',
    ],
    [
      'a large number',
      z.object({ 'paginate[size]': z.number().max(9) }),
      { 'paginate[size]': 10 },
      'The page size must be at most 9',
    ],
    ['a pattern', z.object({ file: z.string().regex(/^a+$/) }), { file: 'b' }, 'Fill in the file correctly'],
    ['a date', z.object({ date: z.iso.date() }), { date: 'x' }, 'The date must be a date such as 2025-10-31'],
    ['an entry of a list', z.object({ emails: z.array(z.email()) }), { emails: ['x'] }, 'The emails must be an email'],
    [
      'no union',
      z.object({ switch: z.union([z.boolean(), z.number()]) }),
      { switch: 'x' },
      'Fill in the switch correctly',
    ],
    ['no object at all', z.object({}), 7, 'Fill in the request correctly'],
  ])('names the field and its rule: %s', (_, schema, input, message) => {
    expect(listMessages(schema, input)).toEqual([message])
  })

  it('keeps the message of the schema', () => {
    expect(listMessages(z.object({ name: z.string('Fill in a name') }), {})).toEqual(['Fill in a name'])
  })

  it('formats field names as readable labels', () => {
    expect(fieldLabel(['data', 'first_name'])).toBe('first name')
    expect(fieldLabel(['lastName', 0])).toBe('last name')
    expect(fieldLabel([])).toBe('request')
  })

  it('lists the issues of a refinement at the place of their field', () => {
    const schema = z
      .object({ trackers: z.string(), size: z.number().max(9, 'At most 9') })
      .superRefine((_, context) => context.addIssue({ code: 'custom', path: ['trackers'], message: 'Use a pixel' }))
    expect(listMessages(schema, { trackers: 'x', size: 10 })).toEqual(['Use a pixel', 'At most 9'])
  })
})
