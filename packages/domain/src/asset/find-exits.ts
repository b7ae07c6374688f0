import * as z from 'zod'
import { blankComments, countLines } from './code-text.js'

/** Exit of an ad: a place in its code that opens a URL. */
export const adExitSchema = z.object({
  /** Path in an archive; empty for the HTML of a creative. */
  file: z.string(),
  line: z.number().int().min(1),
  url: z.string(),
  /** True if the code declares the URL as its click tag, which ad servers replace. */
  isClickTag: z.boolean(),
})
export type AdExit = z.infer<typeof adExitSchema>

/** Maximum number of exits that are returned for a text and stored for an archive. */
export const MAX_EXITS = 20

const QUOTE = String.raw`(?:\\?["'\x60]|&quot;|&#3[49];|&apos;)`
const URL_CHARACTER = String.raw`(?:[^\x00-\x20"'\x60<>&\\]|\\/|&(?!quot;|#3[49];|apos;))`
const URL_TEXT = String.raw`(https?:\\?/\\?/${URL_CHARACTER}{1,1000})`
const LITERAL = `${QUOTE}\\s{0,5}${URL_TEXT}`
const OPENS = String.raw`(?:\bopen|\blocation\.(?:assign|replace))\s{0,5}\(\s{0,20}`
const LEAVES = String.raw`\blocation(?:\.href)?\s{0,5}=\s{0,5}`

const CLICK_TAG = /^click_?tag/i
/** A click tag with its default, such as `clickTag = window.clickTag || "https://…"` and `clickTag1: "https://…"`. */
const DECLARATION = new RegExp(
  String.raw`\bclick_?tag(?:_?url)?\d{0,2}["']?\s{0,5}[=:]\s{0,5}(?:[\w.$]{1,60}(?:\([^()]{0,60}\))?\s{0,5}\|\|\s{0,5}){0,3}${LITERAL}`,
  'gi',
)
/** Code that opens a URL itself. */
const OWN = [
  new RegExp(`(?:${OPENS}|${LEAVES})${LITERAL}`, 'gi'),
  // Exits of Google Web Designer have their names before their URL.
  new RegExp(String.raw`\bgwd[\w.]{0,60}\.exit\([^()]{0,200},\s{0,5}${LITERAL}`, 'gi'),
]
const VARIABLE = new RegExp(String.raw`(?<![\w$])([a-z_$][\w$]{0,59})["']?\s{0,5}[=:]\s{0,5}${LITERAL}`, 'gi')
/** Longer than the names of minified code, which stand for many things. */
const OPENED_VARIABLE = new RegExp(String.raw`(?:${OPENS}|${LEAVES})(?:window\.|this\.)?([a-z_$][\w$]{2,59})\b`, 'gi')
const LINK = /<a(?:rea)?\s/gi
const HREF = new RegExp(String.raw`\bhref\s{0,5}=\s{0,5}["']?\s{0,5}${URL_TEXT}`, 'i')
const MAX_TAG_LENGTH = 4000
const MAX_MATCHES = 1000

function isLineComment(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 500), at)
  return before
    .slice(before.lastIndexOf('\n') + 1)
    .trimStart()
    .startsWith('//')
}

/** Yields the links of a text with the position of their tag. Each character is read once. */
function* findLinks(text: string): Generator<[at: number, url: string]> {
  const pattern = new RegExp(LINK)
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const end = text.indexOf('>', found.index)
    if (end < 0) return
    const [, url] = HREF.exec(text.slice(found.index, Math.min(end, found.index + MAX_TAG_LENGTH))) ?? []
    if (url !== undefined) yield [found.index, url]
    pattern.lastIndex = end
  }
}

const plain = (url: string) => url.replaceAll('\\', '').replaceAll('&amp;', '&')

/**
 * Finds the exits of an ad whose URL is in its code, in HTML or JavaScript, in the order of the text: click tags with a
 * default, and links and calls that open a URL of their own. Exits whose URL is computed are not found.
 */
export function findExits(text: string): Omit<AdExit, 'file'>[] {
  const code = blankComments(blankComments(text, '<!--', '-->'), '/*', '*/')
  const found: { at: number; url: string; isClickTag: boolean }[] = []
  const add = (at: number, url = '', isClickTag = false) => {
    if (found.length < MAX_MATCHES && !isLineComment(code, at)) found.push({ at, url: plain(url), isClickTag })
  }
  for (const match of code.matchAll(DECLARATION)) add(match.index, match[1], true)
  for (const pattern of OWN) for (const match of code.matchAll(pattern)) add(match.index, match[1])
  for (const [at, url] of findLinks(code)) add(at, url)
  const opened = new Map<string, number>()
  for (const { 1: name = '', index } of code.matchAll(OPENED_VARIABLE))
    if (!CLICK_TAG.test(name) && !opened.has(name)) opened.set(name, index)
  if (opened.size > 0)
    for (const { 1: name = '', 2: url } of code.matchAll(VARIABLE)) {
      const at = opened.get(name)
      if (at !== undefined) add(at, url)
    }

  const exits = new Map<string, Omit<AdExit, 'file'>>()
  const lineAt = countLines(code)
  for (const { at, url, isClickTag } of found.toSorted((one, other) => one.at - other.at)) {
    const key = `${isClickTag} ${url}`
    if (exits.size < MAX_EXITS && !exits.has(key)) exits.set(key, { line: lineAt(at), url, isClickTag })
  }
  return [...exits.values()]
}
