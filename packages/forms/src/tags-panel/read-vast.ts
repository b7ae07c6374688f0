import type { VastFailure, VastNode } from '@placard/domain'

const START_TAG = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|(<[^\s/>!?]+)/g

/** Returns the line of each element in document order, because `DOMParser` doesn't tell it. */
function readLines(xml: string): number[] {
  let line = 1
  let end = 0
  return [...xml.matchAll(START_TAG)].flatMap(({ 1: tag, index }) => {
    line += xml.slice(end, index).split('\n').length - 1
    end = index
    return tag === undefined ? [] : [line]
  })
}

/** Returns an element with its attributes, own text, children and line, without namespace prefixes. */
function readNode(element: Element, lineOf: ReadonlyMap<Element, number>): VastNode {
  const line = lineOf.get(element)
  const own = [...element.childNodes].filter(
    ({ nodeType }) => nodeType === Node.TEXT_NODE || nodeType === Node.CDATA_SECTION_NODE,
  )
  return {
    name: element.localName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    text: own.map(({ nodeValue }) => nodeValue ?? '').join(''),
    children: [...element.children].map((child) => readNode(child, lineOf)),
    ...(line !== undefined && { line }),
  }
}

/** Parses VAST, without running or requesting anything in it; returns the reason if it is no XML. */
export function readVast(xml: string): VastNode | VastFailure {
  const parsed = new DOMParser().parseFromString(xml.trim(), 'text/xml')
  const error = parsed.querySelector('parsererror')
  if (!error) {
    const elements = [...parsed.querySelectorAll('*')]
    const lines = readLines(xml.trim())
    // A document type can contain more tags, and no line is better than a wrong one.
    const isExact = lines.length === elements.length
    return readNode(
      parsed.documentElement,
      new Map(isExact ? elements.map((element, index) => [element, lines[index] ?? 1]) : []),
    )
  }
  const place = /line (\d+) at column (\d+)|line number (\d+), column (\d+)/i.exec(error.textContent ?? '')
  const [line, column] = place ? [place[1] ?? place[3], place[2] ?? place[4]] : []
  return {
    code: 100,
    message: line
      ? `This is not valid XML: see line ${line}, column ${column}. Look for an unclosed element or an & outside CDATA.`
      : 'This is not valid XML. Look for an unclosed element or an & outside CDATA.',
  }
}
