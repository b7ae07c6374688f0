import { englishReportTexts } from '@placard/domain/internal/report'
import { expect, it } from 'vitest'
import { de } from './de/german.js'
import { localizeValue } from './localize-value.js'
import { translateText } from './use-translate.js'

const formats = englishReportTexts('de')
const messages = de.messages as Readonly<Record<string, string>>

it.each([
  ['start', '2025-10-01', '1. Okt. 2025'],
  ['day', '30 Sep 2025', '30. Sept. 2025'],
  ['count', '2,959,973', '2.959.973'],
  ['difference', '−1,234.5', '−1.234,5'],
  ['percent', '12.5%', '12,5\u00a0%'],
  ['other', '−3%', '−3\u00a0%'],
  ['total', '1000000', '1.000.000'],
])('formats the value %s = %s as %s', (name, value, text) => expect(localizeValue(name, value, formats)).toBe(text))

it.each([
  ['version', '4.2'],
  ['id', '1000000'],
  ['zone', '+02:00'],
  ['name', 'May 2025'],
  ['day', '2025-13-45'],
  ['macro', '%%CLICK%%'],
  ['size', '300x250'],
  ['text', '1 Foo 2025'],
])('leaves the value %s = %s as it is', (name, value) => expect(localizeValue(name, value, formats)).toBe(value))

it('formats values of sentences, but not those in quotation marks, which are of a file', () => {
  const translate = (text: string) =>
    translateText(text, messages, (name, value) => localizeValue(name, value, formats))
  expect(translate('The rows of the file run from 1 Oct 2025 to 7 Oct 2025.')).toBe(
    'Die Zeilen der Datei reichen vom 1. Okt. 2025 bis 7. Okt. 2025.',
  )
  expect(translate('The day is first in dates because of “2025-10-01”.')).toBe(
    'Im Datum steht der Tag vorn, wie „2025-10-01“ zeigt.',
  )
  expect(translate('“1,234” can be 2025-01-10 or 2025-10-01, and nothing in the file decides.')).toBe(
    '„1,234“ kann 10. Jan. 2025 oder 1. Okt. 2025 bedeuten, und nichts in der Datei entscheidet das.',
  )
})
