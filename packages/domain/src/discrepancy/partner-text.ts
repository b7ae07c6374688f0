import { createDelimitedParser } from './delimited-parser.js'
import { findHeader } from './partner-columns.js'
import { CHOSEN, PARTNER_FORMAT_MESSAGES, PartnerFileError } from './partner-file-error.js'
import {
  PARTNER_DELIMITERS,
  type PartnerDecision,
  type PartnerDelimiter,
  type PartnerEncoding,
} from './partner-reading-schema.js'

/** Characters of Windows-1252 from 0x80, because the `TextDecoder` of several releases of Node returns control characters. */
const WINDOWS_1252 = '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ'

/** Number of characters that `findDelimiter` needs at most. */
export const DELIMITER_SAMPLE = 65_536

/** Number of arguments that every runtime accepts in a call. */
const MAX_ARGUMENTS = 8192

function decodeWindows1252(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += MAX_ARGUMENTS)
    text += String.fromCharCode(...bytes.subarray(start, start + MAX_ARGUMENTS))
  return text.replace(/[\x80-\x9f]/g, (character) => WINDOWS_1252.charAt(character.charCodeAt(0) - 0x80))
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte)

/** Rejects files that are no text by their first bytes. */
function rejectOtherFiles(bytes: Uint8Array) {
  if (startsWith(bytes, [0x50, 0x4b, 3, 4]) || startsWith(bytes, [0x1f, 0x8b]))
    throw new PartnerFileError('The file is a workbook or archive, not text.')
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new PartnerFileError(PARTNER_FORMAT_MESSAGES.oldExcel)
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) throw new PartnerFileError(PARTNER_FORMAT_MESSAGES.pdf)
}

/** Returns the encoding of UTF-16 without a byte order mark, which has a zero in every second byte of ASCII. */
function guessUtf16(bytes: Uint8Array): PartnerEncoding | undefined {
  const length = Math.min(bytes.length, 1024)
  const zeros = [0, 0]
  for (let index = 0; index < length; index += 1) if (bytes[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > length / 4 && even === 0) return 'utf-16le'
  return even > length / 4 && odd === 0 ? 'utf-16be' : undefined
}

/** Returns the text of bytes that are UTF-8, otherwise undefined; a character may be cut off unless they are the last. */
function decodeUtf8(bytes: Uint8Array, isLast: boolean): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isLast })
  } catch {
    return undefined
  }
}

/** Longest sequence of bytes of a character in UTF-8. */
const UTF8_LENGTH = 4

function joinBytes(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.length === 0) return other
  const joined = new Uint8Array(one.length + other.length)
  joined.set(one)
  joined.set(other, one.length)
  return joined
}

/** Decoder of a text file that is passed in chunks. */
export interface PartnerTextDecoder {
  /** Returns the text of the next chunk. Texts may follow later, while the encoding is undecided. */
  write(bytes: Uint8Array): string
  /** Returns the rest of the text. */
  end(): string
  /** Returns the encoding and its reason. */
  decision(): PartnerDecision
  /** Returns whether some bytes are none of the encoding. */
  isDamaged(): boolean
}

const REASONS: Record<PartnerEncoding, string> = {
  'utf-8': 'The file is valid UTF-8.',
  'utf-16le': 'The file has a zero in every second byte, as UTF-16 has.',
  'utf-16be': 'The file has a zero in every second byte, as UTF-16 has.',
  'windows-1252': 'The file is read as Windows-1252 because it isn’t valid UTF-8.',
}
const MARKED = 'The file begins with the byte order mark of its encoding.'

/**
 * Creates an incremental decoder. The encoding is the chosen one, else that of the byte order mark, else UTF-8 if the
 * first chunk with other characters than ASCII is valid UTF-8, else Windows-1252. Throws a `PartnerFileError` for files
 * that are no text.
 */
export function createPartnerTextDecoder(chosen?: PartnerEncoding): PartnerTextDecoder {
  let encoding: PartnerEncoding | undefined
  let reason = chosen ? CHOSEN : REASONS['utf-8']
  let decoder: TextDecoder | undefined
  let held = new Uint8Array() as Uint8Array
  let hasStarted = false
  let hasDamage = false

  function choose(decided: PartnerEncoding, why: string) {
    encoding = decided
    reason = chosen ? CHOSEN : why
    decoder = decided === 'windows-1252' ? undefined : new TextDecoder(decided)
  }

  function start(bytes: Uint8Array) {
    hasStarted = true
    rejectOtherFiles(bytes)
    const marked: PartnerEncoding | undefined = startsWith(bytes, [0xef, 0xbb, 0xbf])
      ? 'utf-8'
      : startsWith(bytes, [0xff, 0xfe])
        ? 'utf-16le'
        : startsWith(bytes, [0xfe, 0xff])
          ? 'utf-16be'
          : undefined
    const guess = guessUtf16(bytes)
    if (chosen) choose(chosen, CHOSEN)
    else if (marked) choose(marked, MARKED)
    else if (guess) choose(guess, REASONS[guess])
  }

  function decode(bytes: Uint8Array, isLast: boolean): string {
    const text =
      encoding === 'windows-1252'
        ? decodeWindows1252(bytes)
        : (decoder?.decode(bytes, { stream: !isLast }) ?? new TextDecoder().decode(bytes))
    hasDamage ||= text.includes('\uFFFD')
    if (text.includes('\0')) throw new PartnerFileError('The file isn’t text.')
    return text
  }

  function read(chunk: Uint8Array, isLast: boolean): string {
    const bytes = joinBytes(held, chunk)
    held = bytes.subarray(bytes.length)
    // The first bytes decide about the byte order mark and UTF-16.
    if (!hasStarted && bytes.length < UTF8_LENGTH && !isLast) {
      held = bytes
      return ''
    }
    if (!hasStarted) start(bytes)
    if (encoding) return decode(bytes, isLast)
    const strict = decodeUtf8(bytes, isLast)
    // As many characters as bytes are ASCII, which decides nothing and is much faster found like this.
    if (strict?.length === bytes.length) return decode(bytes, true)
    const first = bytes.findIndex((byte) => byte > 0x7f)
    if (bytes.length - first < UTF8_LENGTH && !isLast) {
      held = bytes.slice(first)
      return decode(bytes.subarray(0, first), true)
    }
    if (strict !== undefined) choose('utf-8', REASONS['utf-8'])
    else choose('windows-1252', REASONS['windows-1252'])
    return decode(bytes, isLast)
  }

  return {
    write: (bytes) => read(bytes, false),
    end: () => read(new Uint8Array(), true),
    decision: () => ({ kind: 'encoding', value: encoding ?? 'utf-8', reason, isAsked: false }),
    isDamaged: () => hasDamage,
  }
}

/** Rows of a sample that are compared. */
const SAMPLE_ROWS = 100

function sampleRows(sample: string, delimiter: PartnerDelimiter): (readonly string[])[] {
  const rows: (readonly string[])[] = []
  try {
    const parser = createDelimitedParser(delimiter, (cells) => rows.length < SAMPLE_ROWS && rows.push(cells))
    parser.write(sample)
    if (sample.length < DELIMITER_SAMPLE) parser.end()
  } catch {
    // The real parser reports what exceeds a limit.
  }
  return rows
}

/** Returns the number of rows that have the most frequent number of cells above one. */
function countEqualRows(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>()
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
  return Math.max(0, ...counts.values())
}

const delimiterSign = (delimiter: PartnerDelimiter): string => (delimiter === '\t' ? 'Tab' : delimiter)

/**
 * Returns the delimiter of a text from its first 65,536 characters: that with the most known words in the header, else
 * that with the most rows of equal length. Never a vertical bar, which names contain.
 */
export function findDelimiter(sample: string): PartnerDecision & { value: PartnerDelimiter } {
  const text = sample.slice(0, DELIMITER_SAMPLE)
  const candidates = PARTNER_DELIMITERS.map((delimiter) => {
    const rows = sampleRows(text, delimiter)
    const header = findHeader(rows)
    return { delimiter, known: header?.known ?? 0, rows: countEqualRows(rows) }
  })
  const [best] = candidates.toSorted((one, other) => other.known - one.known || other.rows - one.rows)
  const value = best?.delimiter ?? ','
  const sign = delimiterSign(value)
  const reason =
    best && best.known > 0
      ? `The cells are separated by “${sign}”: it results in the most known words of a header (${best.known}).`
      : best && best.rows > 0
        ? `The cells are separated by “${sign}”: it results in the most lines of equal length (${best.rows}).`
        : 'The file has one column: no line contains a comma, semicolon or tab.'
  return { kind: 'delimiter', value, reason, isAsked: false }
}
