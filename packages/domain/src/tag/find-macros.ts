import { type CatalogMacro, EVERY_MACRO, guessRole } from './macro-catalog.js'

/** Macro in a text. */
export interface FoundMacro {
  /** Index of its first character, and of the character after it. */
  start: number
  end: number
  /** The macro without encoding. */
  text: string
  /** True if the macro itself is URL-encoded, so that nothing replaces it. */
  isEncoded: boolean
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
const formatHex = (character: string) => character.charCodeAt(0).toString(16).padStart(2, '0')

/** Shape of macros that no catalog has. Code contains brackets and braces too, so these need a place in a URL. */
const UNKNOWN = String.raw`%%[A-Za-z][\w:.-]*%%|\$\{[A-Za-z_][\w.:-]*\}|(?<=[=/"'])\[[A-Za-z][\w.-]*\]|(?<=[=/"'])\{[A-Za-z]\w*\}|(?<![\w])__[A-Z][A-Z0-9_]*[A-Z0-9]__(?!\w)`

/** Returns the pattern of a macro whose special characters may be encoded. Short ones look like encoded characters. */
function createPattern({ text }: Pick<CatalogMacro, 'text'>): string {
  if (/^%[a-z]$/.test(text)) return `(?<![%\\w])${text}${text === '%c' ? '(?![0-9a-fA-F])' : '(?!\\w)'}`
  const start = /^\{/.test(text) ? '(?<!\\$)' : ''
  const characters = text.split('{vendor}').map((part) =>
    [...part]
      .map((character) => {
        if (/\w/.test(character)) return character
        const html = character === '&' ? '&amp;|' : ''
        const hex = formatHex(character)
        return `(?:${html}%(?:25)*(?:${hex}|${hex.toUpperCase()})|${escapeRegExp(character)})`
      })
      .join(''),
  )
  return start + characters.join('\\d+')
}

const decode = (text: string): string => {
  let decoded = text
  for (let level = 0; level < 4 && /%(?:25)*(?:2[0-9a-f]|3[0-9a-f]|5[bd]|7[bd])/i.test(decoded); level += 1)
    decoded = decoded.replace(/%(2[0-9a-f]|3[0-9a-f]|5[bd]|7[bd])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return decoded
}

const createRawPattern = ({ text }: CatalogMacro) =>
  escapeRegExp(text).replaceAll('&', '&(?:amp;)?').replace(escapeRegExp('{vendor}'), '\\d+')

/** Patterns of all macros in both notations, and of macros that are not encoded. */
function compile(own: readonly CatalogMacro[]): { any: RegExp; raw: RegExp } {
  // The longest first, because some macros contain others.
  const macros = [...own, ...EVERY_MACRO].sort((one, other) => other.text.length - one.text.length)
  return {
    any: new RegExp(`(${macros.map(createPattern).join('|')})|(${UNKNOWN})`, 'g'),
    raw: new RegExp(`^(?:${macros.map(createRawPattern).join('|')})$`),
  }
}

const CATALOG = compile([])

/** Returns every macro in a text in order: known ones, also URL-encoded, and what looks like one. */
export function findMacros(text: string, own: readonly CatalogMacro[]): FoundMacro[] {
  const entered = own.filter((macro) => EVERY_MACRO.every((known) => known.text !== macro.text))
  const { any, raw } = entered.length === 0 ? CATALOG : compile(entered)
  return [...text.matchAll(any)].flatMap(({ 0: found, 1: known, index }) => {
    const isEncoded = known !== undefined && !raw.test(found)
    if (known === undefined && /[a-z]/.test(found) && guessRole(found) === undefined) return []
    const plain = (isEncoded ? decode(found) : found).replaceAll('&amp;', '&')
    return [{ start: index, end: index + found.length, text: plain, isEncoded }]
  })
}
