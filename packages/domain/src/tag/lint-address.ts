import { completeWebAddress } from '../web-address/web-address.js'
import type { LintTexts } from './lint-texts.js'
import type { MacroFinding } from './macro-finding.js'

/** A tag: HTML or XML, the address of a VAST document, or a click macro before one. */
const TAG = /<[a-z!?]|https?:|^\s*\/\//i

/** Finds a text that is no tag, such as a name; an address without a scheme can be completed. */
export function noTagFinding(text: string, texts: LintTexts): MacroFinding | undefined {
  const address = text.trim()
  if (address === '' || TAG.test(text)) return undefined
  const start = text.indexOf(address)
  const at = { rule: 'no tag', severity: 'error', macro: '', start, end: start + address.length } as const
  if (completeWebAddress(address) === address) return { ...at, message: texts.noTag }
  const fix = { start, end: start, text: 'https://', label: texts.insert('https://') }
  return { ...at, message: texts.noScheme, fix }
}

/** Attributes whose URL the page loads at once, and elements of VAST with a URL that the player loads. */
const LOADS =
  /\b(?:src|poster|data|archive|codebase)\s?=\s?\\?["']?http:|<(?:MediaFile|Impression|Tracking|ClickTracking|Error|VASTAdTagURI|JavaScriptResource)\b[^<>]{0,500}>\s{0,100}(?:<!\[CDATA\[\s{0,100})?http:/gi

/** Finds addresses with http:// that pages with https:// refuse to load. */
export function insecureUrls(text: string, texts: LintTexts): MacroFinding[] {
  const ends = /^\s*http:(?=\/\/)/i.test(text) ? [text.indexOf(':') + 1] : []
  for (const { 0: found, index } of text.matchAll(LOADS)) ends.push(index + found.length)
  return ends.map((end) => {
    const start = end - 'http:'.length
    const [url = ''] = /^[^\s"'<>\]\\]{1,200}/.exec(text.slice(start)) ?? []
    return {
      rule: 'insecure',
      severity: 'error',
      macro: url,
      message: texts.insecure(url),
      start,
      end: start + url.length,
      fix: { start, end, text: 'https:', label: texts.toHttps },
    }
  })
}
