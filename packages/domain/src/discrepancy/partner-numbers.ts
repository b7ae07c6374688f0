import type { DecimalMark } from './partner-reading-schema.js'

/** Cells without a value, in lower case. Nobody knows whether they are 0. */
const MISSING = new Set([
  ...['', '-', '--', '—', '–', 'n/a', '#n/a', 'na', '(not set)', '(none)', 'unknown', '(unknown)', 'null'],
])
const LONGEST_MISSING = 9

/** First characters of `MISSING` and of spaces, in both cases. */
const MISSING_STARTS = new Set([...'-—–nN#(uU \t\u00a0'].map((character) => character.charCodeAt(0)))

/** Returns whether a cell has no value: it is empty, '-', 'N/A', '(not set)', 'Unknown' or similar. */
export function isMissing(text: string): boolean {
  if (text.length === 0) return true
  if (!MISSING_STARTS.has(text.charCodeAt(0))) return false
  const trimmed = text.trim()
  return trimmed.length <= LONGEST_MISSING && MISSING.has(trimmed.toLowerCase())
}

/** Number in a cell, or the reason why there is none. */
export interface Figure {
  /** 'missing' has no value, 'limit' is '< 1000' or similar, 'rate' has a percent sign, 'text' is no number. */
  kind: 'number' | 'missing' | 'limit' | 'rate' | 'text'
  /** Value if a point is the decimal mark. */
  point: number
  /** Value if a comma is the decimal mark. */
  comma: number
  /** Decimal mark that the cell proves. */
  proof: DecimalMark | undefined
  /** Mark that separates thousands if nothing speaks against it, as in '12,345'. */
  group: DecimalMark | undefined
}

/** Returns a figure to be filled by `readFigure`. */
export const createFigure = (): Figure => ({ kind: 'missing', point: 0, comma: 0, proof: undefined, group: undefined })

const MAX_DIGITS = 15
/** Longer than any number with its unit. */
const MAX_TEXT = 40

const isDigit = (code: number) => code >= 48 && code <= 57

/** Returns whether every part after the first has three digits, and the first one to three. */
const isGrouped = (parts: readonly string[]): boolean =>
  parts.every((part, index) => (index === 0 ? part.length > 0 && part.length <= 3 : part.length === 3))

const POINT: DecimalMark = '.'
const COMMA: DecimalMark = ','

/** Sets both values, and returns true. */
function setNumber(figure: Figure, point: number, comma: number): true {
  figure.kind = 'number'
  figure.point = point
  figure.comma = comma
  return true
}

/** Reads digits with one kind of mark, which separates thousands, decimals, or either; returns whether they are a number. */
function readOneMark(digits: string, mark: DecimalMark, figure: Figure): boolean {
  const other = mark === POINT ? COMMA : POINT
  const parts = digits.split(mark)
  const [whole = '', decimals = ''] = parts
  const joined = Number(parts.join(''))
  if (parts.length > 2) {
    if (!isGrouped(parts)) return false
    figure.proof = other
    return setNumber(figure, joined, joined)
  }
  const canGroup = isGrouped(parts) && !whole.startsWith('0')
  const decimal = Number(`${whole || '0'}.${decimals}`)
  if (canGroup) figure.group = mark
  else figure.proof = mark
  return mark === POINT ? setNumber(figure, decimal, joined) : setNumber(figure, joined, decimal)
}

/** Reads digits with points and commas, the last of which is the decimal mark. */
function readBothMarks(digits: string, figure: Figure): boolean {
  const mark = digits.lastIndexOf(POINT) > digits.lastIndexOf(COMMA) ? POINT : COMMA
  const group = mark === POINT ? COMMA : POINT
  const [whole = '', ...rest] = digits.split(mark)
  if (rest.length !== 1 || !isGrouped(whole.split(group))) return false
  const value = Number(`${whole.split(group).join('')}.${rest[0]}`)
  figure.proof = mark
  return setNumber(figure, value, value)
}

/** Reads a number with marks, a sign, a currency or a percent sign. */
function readMarkedText(cell: string, figure: Figure) {
  figure.kind = 'text'
  if (cell.length > MAX_TEXT) return
  // Spaces and apostrophes separate thousands in any locale.
  const text = cell.replace(/[\s'’\u202f]+/g, '')
  if (isMissing(text)) {
    figure.kind = 'missing'
    return
  }
  if (text.startsWith('<') || text.startsWith('>')) {
    figure.kind = text.endsWith('%') ? 'rate' : 'limit'
    return
  }
  const isRate = text.endsWith('%')
  const bare = text.replace(/^[$€£¥]|[$€£¥%]$/g, '')
  const isNegative = bare.startsWith('-') || bare.startsWith('−')
  const digits = isNegative || bare.startsWith('+') ? bare.slice(1) : bare
  if (!/^[\d.,]+$/.test(digits) || !/\d/.test(digits)) return
  const [hasPoint, hasComma] = [digits.includes(POINT), digits.includes(COMMA)]
  const isNumber =
    hasPoint && hasComma
      ? readBothMarks(digits, figure)
      : hasPoint || hasComma
        ? readOneMark(digits, hasPoint ? POINT : COMMA, figure)
        : setNumber(figure, Number(digits), Number(digits))
  if (!isNumber) return
  if (isNegative) setNumber(figure, -figure.point, -figure.comma)
  if (isRate) figure.kind = 'rate'
}

/** Reads the number of a cell into `figure` for both decimal marks, because the mark is decided for a whole file. */
export function readFigure(cell: string, figure: Figure): void {
  figure.proof = undefined
  figure.group = undefined
  const { length } = cell
  if (length > 0 && length <= MAX_DIGITS) {
    let value = 0
    let index = 0
    while (index < length) {
      const code = cell.charCodeAt(index)
      if (!isDigit(code)) break
      value = value * 10 + code - 48
      index += 1
    }
    if (index === length) {
      setNumber(figure, value, value)
      return
    }
  }
  if (length === 0) figure.kind = 'missing'
  else readMarkedText(cell, figure)
}
