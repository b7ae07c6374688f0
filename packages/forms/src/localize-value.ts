import type { ReportTexts } from '@placard/domain/report'

/** Formats of a language that values in sentences need. */
export type ValueFormats = Pick<ReportTexts, 'day' | 'whole' | 'number' | 'fixed' | 'percent'>

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/
const ENGLISH_DAY = /^(\d{1,2}) ([A-Z][a-z]{2}) (\d{4})$/
const GROUPED = /^[-−]?\d{1,3}(?:,\d{3}){1,5}(?:\.(\d{1,6}))?$/
const PERCENT = /^([-−]?)(\d{1,15})(?:\.(\d{1,6}))?%$/
/** Names of values that are amounts, also without a separator of thousands; others can be ids or years. */
const AMOUNTS = new Set(['count', 'total', 'difference', 'max'])
const WHOLE = /^\d{4,15}$/

/** Returns the day of an English text as 'YYYY-MM-DD'; undefined for another text. */
function readDay(value: string): string | undefined {
  if (ISO_DAY.test(value)) return value
  const [, date = '', month = '', year = ''] = ENGLISH_DAY.exec(value) ?? []
  const index = MONTHS.indexOf(month)
  return index < 0 ? undefined : `${year}-${String(index + 1).padStart(2, '0')}-${date.padStart(2, '0')}`
}

/**
 * Formats a value of an English sentence for another language, if it is a day, a percentage or a number with separators
 * of thousands; every other one stays as it is.
 */
export function localizeValue(name: string, value: string, formats: ValueFormats): string {
  const day = readDay(value)
  if (day !== undefined) return Number.isNaN(Date.parse(day)) ? value : formats.day(day)
  const [, sign, whole, decimals = ''] = PERCENT.exec(value) ?? []
  if (whole !== undefined)
    return formats.percent(`${sign}${formats.fixed(Number(`${whole}.${decimals || 0}`), decimals.length)}`)
  const grouped = GROUPED.exec(value)
  if (!grouped && !(AMOUNTS.has(name) && WHOLE.test(value))) return value
  const number = Number(value.replaceAll(',', '').replace('−', '-'))
  return formats.number(number, grouped?.[1]?.length ?? 0).replace('-', '−')
}
