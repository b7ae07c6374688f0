import fc from 'fast-check'

const ODD_TEXTS = [
  '',
  ' ',
  '      ',
  '\t\n\r\n \t',
  '\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0',
  '\u200b\u200b\u200b\u200b\u200b\u200b',
  'a\u0000bcdef',
  '\ud800 alone',
  '👩‍👩‍👧‍👦👩‍👩‍👧‍👦',
  'e\u0301e\u0301e\u0301',
  '\u202egro.live',
  'ada@placard.test\r\nBcc: eve@evil.test',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '=1+1',
  '%00%00',
  '../../../etc/passwd',
  'null',
  'true',
  '1e309',
]

/** Texts at, below and above these lengths, of letters, of anything, of spaces, and with spaces around. */
export const textsAround = (...limits: number[]): fc.Arbitrary<string> =>
  fc
    .constantFrom(...limits.flatMap((limit) => [Math.max(0, limit - 1), limit, limit + 1]))
    .chain((length) =>
      fc.oneof(
        fc.constantFrom('x'.repeat(length), 'ß'.repeat(length), ' '.repeat(length), ` ${'x'.repeat(length)} `),
        fc.string({ unit: 'grapheme', minLength: Math.min(length, 30), maxLength: Math.min(length, 30) }),
      ),
    )

/** Texts that often break programs. */
export const oddTexts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.integer({ min: 2_000, max: 30_000 }).map((length) => 'x'.repeat(length)),
)

/** Returns false for values with keys that make the server reject the whole body before reading it. */
const isReadable = (value: unknown) => !/"(__proto__|constructor)"/.test(JSON.stringify(value) ?? '')

/** Values that are not strings; undefined means a missing field. */
export const notTexts: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(undefined, undefined, null, true, false, 0, -1, 6, 1.5, 2 ** 53, 1e300),
  fc.constantFrom<unknown>([], {}, ['ada@placard.test'], { length: 6 }, { toString: 'ada@placard.test' }, [[[]]]),
  fc.jsonValue({ maxDepth: 3 }).filter(isReadable),
)

/** Same for list items, which cannot be missing. */
export const notTextsInside: fc.Arbitrary<unknown> = notTexts.filter((value) => value !== undefined)

/** Valid values of a field, and invalid ones of each kind. */
export interface FieldInputs {
  right: fc.Arbitrary<unknown>
  wrong: fc.Arbitrary<unknown>
}

/** Placeholder for the value of the previous field. */
export const SAME_AS_PASSWORD = 'the password, once more'

function completed<Values extends Record<string, unknown>>(values: Values): Values {
  return 'confirmPassword' in values && values.confirmPassword === SAME_AS_PASSWORD
    ? { ...values, confirmPassword: values.password }
    : values
}

const record = (fields: Record<string, FieldInputs>, pick: (field: FieldInputs) => fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, pick(field)]))).map(completed)

/** Inputs of a form: some valid, most with one or more invalid fields, a few not even objects. */
export const formInputs = (fields: Record<string, FieldInputs>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: record(fields, ({ right }) => right) },
    {
      weight: 20,
      arbitrary: record(fields, ({ right, wrong }) =>
        fc.oneof(
          { weight: 4, arbitrary: right },
          { weight: 4, arbitrary: wrong },
          { weight: 1, arbitrary: oddTexts },
          { weight: 1, arbitrary: notTexts },
        ),
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(null, [], {}, 'a text', 7, true, [{}]) },
  )
