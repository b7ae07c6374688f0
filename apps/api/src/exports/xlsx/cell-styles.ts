import { MAIN_NAMESPACE, XML_HEAD } from './xlsx-xml.js'

const DAY_FORMAT = 164
const HOUR_FORMAT = 165
const COUNT_FORMAT = 3
const PERCENT_FORMAT = 10
const BOLD = 1
const LARGE = 2

/** Cell styles, in the order of the style sheet. */
const STYLES = {
  text: {},
  head: { font: BOLD, fill: 2, border: 1 },
  count: { format: COUNT_FORMAT },
  percent: { format: PERCENT_FORMAT },
  day: { format: DAY_FORMAT },
  hour: { format: HOUR_FORMAT },
  title: { font: LARGE },
  boldText: { font: BOLD },
  boldCount: { font: BOLD, format: COUNT_FORMAT },
  boldPercent: { font: BOLD, format: PERCENT_FORMAT },
  wrapped: { wrap: true },
  /** Keep a text that looks like a formula as text when its cell is edited. */
  quoted: { quotePrefix: true },
  quotedBold: { font: BOLD, quotePrefix: true },
  quotedTitle: { font: LARGE, quotePrefix: true },
} as const
export type CellStyle = keyof typeof STYLES

interface Look {
  font?: number
  fill?: number
  border?: number
  format?: number
  wrap?: boolean
  quotePrefix?: boolean
}

const QUOTED: Partial<Record<CellStyle, CellStyle>> = { text: 'quoted', boldText: 'quotedBold', title: 'quotedTitle' }

/** Returns the style that keeps a text that looks like a formula as text; the same one for cells without user text. */
export const quotedStyle = (style: CellStyle): CellStyle => QUOTED[style] ?? style

const NAMES = Object.keys(STYLES)

/** Index of each style in the style sheet. */
export const STYLE_NUMBERS = Object.fromEntries(NAMES.map((name, index) => [name, index])) as Record<CellStyle, number>

/** Number formats of a pivot's days and values. */
export const NUMBER_FORMATS = { day: DAY_FORMAT, hour: HOUR_FORMAT, count: COUNT_FORMAT, percent: PERCENT_FORMAT }

const lookXml = ({ font = 0, fill = 0, border = 0, format = 0, wrap = false, quotePrefix = false }: Look) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0"` +
  `${format > 0 ? ' applyNumberFormat="1"' : ''}${font > 0 ? ' applyFont="1"' : ''}${fill > 0 ? ' applyFill="1"' : ''}` +
  `${border > 0 ? ' applyBorder="1"' : ''}${quotePrefix ? ' quotePrefix="1"' : ''}` +
  (wrap ? ' applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>' : '/>')

const font = (size: number, isBold: boolean) =>
  `<font>${isBold ? '<b/>' : ''}<sz val="${size}"/><name val="Calibri"/></font>`

/** Returns the style sheet. */
export const stylesXml = (): string =>
  `${XML_HEAD}<styleSheet xmlns="${MAIN_NAMESPACE}">` +
  `<numFmts count="2"><numFmt numFmtId="${DAY_FORMAT}" formatCode="yyyy\\-mm\\-dd"/>` +
  `<numFmt numFmtId="${HOUR_FORMAT}" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>` +
  `<fonts count="3">${font(11, false)}${font(11, true)}${font(14, true)}</fonts>` +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE8ECF1"/></patternFill></fill></fills>' +
  '<borders count="2"><border/><border><left/><right/><top/><bottom style="thin"><color rgb="FF8A94A3"/></bottom><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  `<cellXfs count="${NAMES.length}">${Object.values<Look>(STYLES).map(lookXml).join('')}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
