import { isFormulaLike } from '@placard/domain/internal/text'
import { type CellStyle, quotedStyle, STYLE_NUMBERS } from './cell-styles.js'
import { MAIN_NAMESPACE, XML_HEAD, xmlText } from './xlsx-xml.js'

/** Entry in the workbook's table of texts. */
export interface SharedString {
  index: number
  /** Returns the style of a cell with this text: marked if spreadsheets would take it for a formula. */
  styleFor: (style: CellStyle) => CellStyle
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
  const stringByText = new Map<string, SharedString>()
  return {
    of(text) {
      const found = stringByText.get(text)
      if (found) return found
      const index = stringByText.size
      const styleFor = isFormulaLike(text) ? quotedStyle : (style: CellStyle) => style
      const plain = styleFor('text')
      const style = plain === 'text' ? '' : ` s="${STYLE_NUMBERS[plain]}"`
      const sharedString = { index, styleFor, plainEnd: `"${style} t="s"><v>${index}</v></c>` }
      stringByText.set(text, sharedString)
      return sharedString
    },
    *part() {
      yield `${XML_HEAD}<sst xmlns="${MAIN_NAMESPACE}" uniqueCount="${stringByText.size}">`
      for (const text of stringByText.keys()) yield `<si><t xml:space="preserve">${xmlText(text)}</t></si>`
      yield '</sst>'
    },
  }
}
