import { STYLE_NUMBERS } from './cell-styles.js'
import { MAIN_NAMESPACE, XML_HEAD, xmlText } from './xlsx-xml.js'

/** Beginnings of texts that spreadsheets would take for a formula. */
const FORMULA_LIKE = /^[=+\-@\t\r\n]/

/** Entry in the workbook's table of texts. */
export interface SharedString {
  index: number
  /** XML that ends a plain cell with this text. */
  plainEnd: string
}

/** Texts of a workbook, each written once: a report repeats a few hundred of them on every row. */
export interface SharedStrings {
  of: (text: string) => SharedString
  part: () => Iterable<string>
}

/** Creates an empty table of texts. */
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
