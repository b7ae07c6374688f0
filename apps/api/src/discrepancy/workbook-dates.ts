import type { PartnerCell } from '@placard/domain/discrepancy'

/** Built-in number formats with a date. Source: ECMA-376 part 1, 18.8.30; the others are those of East Asian locales. */
const DATE_FORMATS = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58])

/** Returns the code of a format's first section without literal texts and colors; empty for durations. */
function formatLetters(code: string): string {
  let letters = ''
  for (let index = 0; index < code.length; index++) {
    const character = code.charAt(index)
    if (character === ';') break
    if (character === '"' || character === '[') {
      const end = code.indexOf(character === '[' ? ']' : '"', index + 1)
      if (end < 0) break
      // `[h]` is the number of hours since the start of a duration.
      if (character === '[' && /^[hms]/i.test(code.charAt(index + 1))) return ''
      index = end
    } else if ('\\_*'.includes(character)) index++
    else letters += character
  }
  return letters.toLowerCase()
}

/** Returns whether a number format shows a date; times and durations alone are none. `code` is that of a custom one. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return DATE_FORMATS.has(id)
  const letters = formatLetters(code)
  if (letters.includes('#') || letters === 'general') return false
  return /[yd]/.test(letters) || (letters.includes('m') && !/[hs]/.test(letters))
}

const DAY_SECONDS = 86_400
/** Days from the start of each date system to 1 January 1970. Source: ECMA-376 part 1, 18.17.4.1. */
const EPOCH_1900 = 25_569
const EPOCH_1904 = 24_107
/** First serial number after 29 February 1900, a day that Excel invents. */
const FIRST_SERIAL = 61
/** Serial number of 31 December 9999. */
const LAST_SERIAL = 2_958_465

/**
 * Returns the calendar day of a serial number, as text `YYYY-MM-DD HH:MM:SS` if it has a time; the number itself if it
 * is no date of a report.
 */
export function readSerialDate(serial: number, is1904: boolean): PartnerCell {
  if (!(serial >= FIRST_SERIAL && serial <= LAST_SERIAL)) return serial
  const seconds = Math.round((serial - (is1904 ? EPOCH_1904 : EPOCH_1900)) * DAY_SECONDS)
  const iso = new Date(seconds * 1000).toISOString()
  return seconds % DAY_SECONDS === 0 ? { day: iso.slice(0, 10) } : iso.slice(0, 19).replace('T', ' ')
}

/** Returns the content of a cell with an ISO 8601 date: its day, or the text with its time. */
export function readIsoDate(text: string): PartnerCell {
  if (!/^\d{4}-\d{2}-\d{2}(T|$)/.test(text)) return text
  const time = text.slice(11, 19)
  return time === '' || time === '00:00:00' ? { day: text.slice(0, 10) } : `${text.slice(0, 10)} ${time}`
}
