import { PartnerFileError } from './partner-file-error.js'
import type { PartnerDelimiter } from './partner-reading-schema.js'

/** Limits of a text file with cells. */
export interface DelimitedLimits {
  readonly cellsPerRow: number
  /** Largest number of characters of a cell. */
  readonly cellLength: number
  readonly rows: number
}

/** Limits of a partner's file: several times the largest seen. */
export const PARTNER_FILE_LIMITS: DelimitedLimits = { cellsPerRow: 1000, cellLength: 32_767, rows: 5_000_000 }

/** Parser of a text file that is passed in chunks. */
export interface DelimitedParser {
  /** Parses the next chunk. */
  write(text: string): void
  /** Passes on the last row; throws if a quotation mark is not closed. */
  end(): void
}

const QUOTE = 34
const LINE_FEED = 10
const CARRIAGE_RETURN = 13

/**
 * Creates an incremental parser of cells (RFC 4180). Line breaks are CR, LF or both; a blank line is a row with one empty
 * cell. Calls `onRow` with each row and the line, from 1, at which it starts. Throws a `PartnerFileError` beyond a limit.
 */
export function createDelimitedParser(
  delimiter: PartnerDelimiter,
  onRow: (cells: readonly string[], line: number) => void,
  limits: DelimitedLimits = PARTNER_FILE_LIMITS,
): DelimitedParser {
  const separator = delimiter.charCodeAt(0)
  let cells: string[] = []
  /** Beginning of a cell that earlier chunks, or pieces before a quotation mark, contain. */
  let pending = ''
  let state: 'start' | 'plain' | 'quoted' | 'afterQuote' = 'start'
  let line = 1
  let rowLine = 1
  let quoteLine = 1
  let rows = 0
  let isAfterReturn = false

  function append(text: string) {
    pending = pending === '' ? text : pending + text
    if (pending.length <= limits.cellLength) return
    throw new PartnerFileError(
      state === 'quoted'
        ? `The cell that starts in line ${quoteLine} has more than ${limits.cellLength} characters. Its quotation mark may not be closed.`
        : `A cell in line ${rowLine} has more than ${limits.cellLength} characters.`,
    )
  }

  function endCell(text: string) {
    if (pending !== '' || text.length > limits.cellLength) {
      append(text)
      cells.push(pending)
      pending = ''
    } else cells.push(text)
    state = 'start'
    if (cells.length > limits.cellsPerRow)
      throw new PartnerFileError(`Line ${rowLine} has more than ${limits.cellsPerRow} cells.`)
  }

  function endRow() {
    rows += 1
    if (rows > limits.rows) throw new PartnerFileError(`The file has more than ${limits.rows} lines.`)
    const row = cells
    cells = []
    line += 1
    onRow(row, rowLine)
    rowLine = line
  }

  /** Counts line breaks inside quotation marks; CR and LF in a row are one. */
  function countBreaks(text: string, start: number, end: number) {
    for (let index = start; index < end; index += 1) {
      const code = text.charCodeAt(index)
      if (code === LINE_FEED) {
        if (!isAfterReturn) line += 1
        isAfterReturn = false
      } else {
        isAfterReturn = code === CARRIAGE_RETURN
        if (isAfterReturn) line += 1
      }
    }
  }

  return {
    write(text) {
      const { length } = text
      let start = 0
      let index = 0
      while (index < length) {
        if (state === 'quoted') {
          const quote = text.indexOf('"', index)
          const end = quote < 0 ? length : quote
          countBreaks(text, index, end)
          append(text.slice(index, end))
          index = end + 1
          start = index
          if (quote >= 0) {
            state = 'afterQuote'
            isAfterReturn = false
          }
          continue
        }
        const code = text.charCodeAt(index)
        if (isAfterReturn) {
          isAfterReturn = false
          if (code === LINE_FEED) {
            index += 1
            start = index
            continue
          }
        }
        if (code === separator) endCell(text.slice(start, index))
        else if (code === LINE_FEED || code === CARRIAGE_RETURN) {
          endCell(text.slice(start, index))
          isAfterReturn = code === CARRIAGE_RETURN
          endRow()
        } else {
          if (code === QUOTE && state !== 'plain') {
            // A quotation mark after another one is a character of the cell.
            if (state === 'afterQuote') append('"')
            else quoteLine = line
            state = 'quoted'
          } else {
            state = 'plain'
            do index += 1
            while (index < length && !isEnd(text.charCodeAt(index), separator))
            continue
          }
        }
        index += 1
        start = index
      }
      if (state === 'plain') append(text.slice(start))
    },
    end() {
      if (state === 'quoted') throw new PartnerFileError(`The quotation mark in line ${quoteLine} is not closed.`)
      if (state === 'start' && cells.length === 0) return
      endCell('')
      endRow()
    },
  }
}

const isEnd = (code: number, separator: number): boolean =>
  code === separator || code === LINE_FEED || code === CARRIAGE_RETURN
