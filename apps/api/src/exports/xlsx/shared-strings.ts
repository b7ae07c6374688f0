import { STYLE_NUMBERS } from './cell-styles.js'
import { MAIN_NAMESPACE, XML_HEAD, xmlText } from './xlsx-xml.js'

/** What spreadsheets would take for a formula if somebody typed it. */
const FORMULA_LIKE = /^[=+\-@\t\r\n]/

/** A text in the table of a workbook's texts. */
export interface SharedString {
  index: number
  /** How a cell of a plain column ends that holds it. */
  plainEnd: string
}

/** The texts of a workbook, each written once: a report repeats a few hundred of them on every row. */
export interface SharedStrings {
  of: (text: string) => SharedString
  part: () => Iterable<string>
}

/** Begins a table of texts. */
export function createSharedStrings(): SharedStrings {
  const known = new Map<string, SharedString>()
  return {
    of(text) {
      const found = known.get(text)
      if (found) return found
      const index = known.size
      const style = FORMULA_LIKE.test(text) ? ` s="${STYLE_NUMBERS.quoted}"` : ''
      const made = { index, plainEnd: `"${style} t="s"><v>${index}</v></c>` }
      known.set(text, made)
      return made
    },
    *part() {
      yield `${XML_HEAD}<sst xmlns="${MAIN_NAMESPACE}" uniqueCount="${known.size}">`
      for (const text of known.keys()) yield `<si><t xml:space="preserve">${xmlText(text)}</t></si>`
      yield '</sst>'
    },
  }
}
