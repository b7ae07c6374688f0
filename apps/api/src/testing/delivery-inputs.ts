import { REPORT_TYPES, SCHEDULE_FREQUENCIES } from '@placard/domain/internal/report'
import fc from 'fast-check'
import { createEnumInputs } from './campaign-inputs.js'
import { type FieldInputs, oddTexts, textsAround } from './odd-values.js'

const addresses = fc.stringMatching(/^[a-z]{3,8}@[a-z]{3,5}\.test$/)
const createList = (count: number) => Array.from({ length: count }, (_, index) => `p${index}@elsewhere.test`)
const emailsUpTo = (most: number): FieldInputs => ({
  right: fc.array(addresses, { minLength: 1, maxLength: 3 }),
  wrong: fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(createList(most + 1), createList(most + 1)) },
    {
      weight: 5,
      arbitrary: fc.array(fc.oneof(addresses, oddTexts, fc.constantFrom('ada@', 'a@b', `${'x'.repeat(250)}@b.test`)), {
        maxLength: 4,
      }),
    },
    { weight: 1, arbitrary: fc.constantFrom<unknown>([], [null], 'a@b.test', [['a@b.test']]) },
  ),
})

/** Valid and hostile inputs for the forms that reach other people. */
export const deliveryInputs = {
  schedule: {
    frequency: { ...createEnumInputs(SCHEDULE_FREQUENCIES), right: fc.constantFrom(...SCHEDULE_FREQUENCIES) },
    type: { ...createEnumInputs(REPORT_TYPES), right: fc.constantFrom(...REPORT_TYPES) },
    format: { ...createEnumInputs(['csv', 'xlsx']), right: fc.constantFrom('csv', 'xlsx', 'xlsx-pivot') },
    tzCode: {
      right: fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kathmandu'),
      wrong: fc.constantFrom('', '+05:30', 'Europe/Nowhere', 'GMT+25', 'Europe/Berlin '),
    },
    time: {
      right: fc.constantFrom('00:00', '09:00', '23:59'),
      wrong: fc.constantFrom('24:00', '9:00', '09:60', '09:00 ', ''),
    },
    recipients: emailsUpTo(50),
    withVideo: { right: fc.boolean(), wrong: fc.constantFrom<unknown>('true', 1, null, undefined) },
  },
  invite: {
    emails: emailsUpTo(100),
    role: { right: fc.constantFrom('advertiser', 'agency'), wrong: fc.constantFrom('admin', 'staff', '', 'Agency') },
  },
} satisfies Record<string, Record<string, FieldInputs>>

const texts = (...words: string[]) => fc.constantFrom<string | undefined>(...words, undefined)
/** Forms send no lone surrogates, because browsers replace them. */
const whole = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd')
const someText = fc
  .oneof(fc.constantFrom('', '-1', 'NaN', '1e9', '1000001', 'wide', ' 1 ', 'null'), oddTexts)
  .map(whole)

const rightUploads = fc.record({
  type: texts('image', 'video', 'font', 'archive'),
  width: texts('1', '300', '1e6'),
  height: texts('0', '250.5'),
  duration: texts('0', '1.5'),
  creativeID: fc.constantFrom('nobodysCreative', 'x'.repeat(24)),
  assets: texts('[]', '["a1"]', '[{"id":"a1"}]'),
})
const anyUploads = fc.record({
  type: fc.oneof(texts('image', 'video', 'font', 'archive'), someText),
  width: fc.oneof(texts('1', '300', '1e6'), texts('300.5'), someText),
  height: fc.oneof(texts('1', '250', '1e6'), texts('0'), someText),
  duration: fc.oneof(texts('0', '1.5'), texts('30'), someText),
  creativeID: fc.oneof(
    texts('nobodysCreative', 'x'.repeat(24)),
    texts('nobodysCreative'),
    textsAround(0, 24),
    someText,
  ),
  assets: fc.oneof(
    texts('[]', '["a1"]', '[{"id":"a1"}]'),
    fc.constantFrom('[', '{}', '[1]', '[""]', '"a1"', '[[]]'),
    someText,
  ),
})

/** Text fields of an upload; multipart has no other types. */
export const uploadInputs = fc.oneof({ weight: 1, arbitrary: rightUploads }, { weight: 4, arbitrary: anyUploads })
