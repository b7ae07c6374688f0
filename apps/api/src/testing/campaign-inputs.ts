import { CREATIVE_TYPES, GLOBAL_LAYOUT, IN_BANNER_VIDEO, type LayoutOption } from '@placard/domain/creative'
import { TRACKER_KINDS } from '@placard/domain/internal/creative'
import { PLATFORM_NAMES } from '@placard/domain/tags'
import fc from 'fast-check'
import { type FieldInputs, notTexts, notTextsInside, oddTexts, textsAround } from './odd-values.js'

const name: FieldInputs = {
  right: fc.constantFrom('Spring', ' Frühjahr ', '春', 'x'.repeat(200), '=1+1'),
  wrong: textsAround(0, 1, 200),
}

const day = fc.constantFrom('2025-10-01', '2025-10-14', '2024-02-29', '2025-12-31')
const noDay = fc.oneof(
  fc.constantFrom<unknown>('2025-02-29', '2025-13-01', '2025-1-1', '14.10.2025', '', 20_251_014, {
    date: '2025-10-01',
  }),
  oddTexts,
)
const moment = (date: fc.Arbitrary<unknown>) => fc.oneof(fc.constant(null), fc.record({ date }))
const flight: FieldInputs = {
  right: fc.oneof(
    fc.constantFrom<unknown>(undefined, { start: null, end: null }, { start: { date: '2025-10-01' } }),
    fc.record({ start: fc.constant({ date: '2025-01-01' }), end: moment(day) }),
  ),
  wrong: fc.record(
    { start: moment(fc.oneof(day, noDay)), end: moment(fc.oneof(day, day, noDay)) },
    { requiredKeys: [] },
  ),
}

const side: FieldInputs = {
  right: fc.constantFrom<unknown>(1, 300, 8192, undefined),
  wrong: fc.constantFrom<unknown>(0, -1, 1.5, 8193, 2 ** 53, 1e300, Number.NaN, '300', '', null),
}
/** Valid enum values, and some that are almost valid. */
export const createEnumInputs = (words: readonly string[]): FieldInputs => ({
  right: fc.constantFrom<unknown>(...words, undefined),
  wrong: fc.constantFrom<unknown>(
    '',
    'banner',
    ' Banner',
    'Adform ',
    '__proto__',
    'toString',
    ...words.map((word) => `${word} `),
  ),
})

const address = fc.constantFrom(
  'https://t.example/x',
  'http://t.example?c=%%CACHEBUSTER%%',
  'https://t.example/[TIMESTAMP]',
  ' https://t.example ',
)
const noAddress = fc.oneof(
  fc.constantFrom(
    'javascript:alert(1)',
    't.example:port',
    'ftp://t.example',
    'https://',
    'https://a b',
    'https://t.example/"x',
    'https://t.example/\0',
  ),
  textsAround(2048 - 'https://t.example/'.length).map((path) => `https://t.example/${path}`),
  oddTexts,
)
const tracker = (url: fc.Arbitrary<unknown>, type: fc.Arbitrary<unknown>) => fc.record({ type, url })
const ways = fc.constantFrom('pixel', 'script', 'redirect')
const right = tracker(address, ways)
const wrong = fc.oneof(
  tracker(noAddress, ways),
  tracker(address, fc.constantFrom<unknown>('image', '', null)),
  notTextsInside,
)
const kinds = fc.constantFrom(...TRACKER_KINDS)
const trackers: FieldInputs = {
  right: fc.oneof(
    fc.constantFrom<unknown>(undefined, {}),
    fc.dictionary(kinds, fc.array(right, { maxLength: 3 }), { maxKeys: 4 }),
  ),
  wrong: fc.oneof(
    fc.dictionary(kinds, fc.array(fc.oneof(right, wrong), { maxLength: 4 }), { minKeys: 1, maxKeys: 3 }),
    fc.dictionary(fc.constantFrom('click', 'hover', 'on/click', ''), fc.array(right, { maxLength: 1 }), { minKeys: 1 }),
    fc.constantFrom(50, 51).map((count) => ({
      impression: Array.from({ length: count }, () => ({ type: 'pixel', url: 'https://t.example' })),
    })),
    fc.dictionary(kinds, notTextsInside, { minKeys: 1, maxKeys: 2 }),
  ),
}

const options = [GLOBAL_LAYOUT, IN_BANNER_VIDEO].flatMap((layout) => layout.options)
function createOptionInputs(option: LayoutOption): FieldInputs {
  if (option.kind === 'slider') {
    const { min, max } = option
    return {
      right: fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max)),
      wrong: fc.constantFrom<unknown>(min - 1, max + 1, min - 0.01, max + 0.01, 1e300, '30', '', null, true),
    }
  }
  if (option.kind === 'choice')
    return { right: fc.constantFrom(...option.choices), wrong: fc.constantFrom<unknown>('', 'YES', 'under', 1, true) }
  return {
    right: fc.constantFrom('', '/files/a.png', 'https://t.example/a.png'),
    wrong: fc.constantFrom('/\\evil.test', 'data:,', '/a"b'),
  }
}
const chosen = (pick: (field: FieldInputs) => fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(options.map((option) => [option.key, pick(createOptionInputs(option))])), {
    requiredKeys: [],
  })
const someWrong = (field: FieldInputs) =>
  fc.oneof({ weight: 8, arbitrary: field.right }, { weight: 1, arbitrary: field.wrong })
const ownOptions = fc
  .constantFrom(1, 64, 65)
  .map((count) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`own/${index}`, index])))

const settingsWith = (
  layoutOptions: fc.Arbitrary<unknown>,
  value: fc.Arbitrary<unknown>,
  fallback: fc.Arbitrary<unknown>,
) =>
  fc
    .tuple(
      layoutOptions.map((options) => ({ key: 'layoutOptions', value: options })),
      value.map((on) => ({ key: 'euCreative', value: on })),
      value.map((on) => ({ key: 'inAppSupport', value: on })),
      value.map((on) => ({ key: 'dealIDRequired', value: on })),
      fallback.map((id) => ({ key: 'fallbackCreative', value: id })),
    )
    .chain((all) => fc.shuffledSubarray(all))
const settings: FieldInputs = {
  right: fc.oneof(
    fc.constant(undefined),
    settingsWith(
      chosen((field) => field.right),
      fc.boolean(),
      fc.constantFrom('', 'nobodysCreative'),
    ),
  ),
  wrong: fc.oneof(
    {
      weight: 4,
      arbitrary: settingsWith(
        chosen(someWrong),
        fc.oneof(fc.boolean(), fc.constantFrom<unknown>('yes', 0)),
        textsAround(24),
      ),
    },
    {
      weight: 1,
      arbitrary: settingsWith(
        fc.oneof(
          ownOptions,
          notTexts,
          chosen(({ wrong: value }) => value),
        ),
        fc.boolean(),
        fc.constant(''),
      ),
    },
    fc.constantFrom<unknown>(
      [
        { key: 'euCreative', value: true },
        { key: 'euCreative', value: true },
      ],
      Array.from({ length: 6 }, () => ({ key: 'inAppSupport', value: false })),
      [{ key: 'color', value: 'red' }],
      [null],
      { euCreative: true },
    ),
  ),
}

/** Valid and hostile inputs for the forms of campaigns and creatives. */
export const campaignInputs = {
  campaign: { name, data: flight },
  creative: {
    name: { ...name, right: fc.oneof(name.right, fc.constant(undefined)) },
    type: createEnumInputs(CREATIVE_TYPES),
    width: side,
    height: side,
    fluid: {
      right: fc.constantFrom<unknown>(true, false, undefined),
      wrong: fc.constantFrom<unknown>('true', 0, null),
    },
    platform: createEnumInputs(PLATFORM_NAMES),
    trackers,
    settings,
    layout: { right: fc.constantFrom<unknown>('in-banner-video', null, undefined), wrong: textsAround(64) },
  },
} satisfies Record<string, Record<string, FieldInputs>>
