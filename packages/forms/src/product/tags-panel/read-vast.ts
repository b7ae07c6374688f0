import type { VastFailure, VastNode, VastTexts } from '@placard/domain/tags'

/** Ends of what is no element, by its start. */
const OTHER_MARKUP = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

/** Returns the line of each element in document order, because `DOMParser` doesn't tell it. Linear in the text. */
function readLines(xml: string): number[] {
  const lines: number[] = []
  let line = 1
  let counted = 0
  for (let at = xml.indexOf('<'); at >= 0; ) {
    const [start, end] = OTHER_MARKUP.find(([opening]) => xml.startsWith(opening, at)) ?? ['<', '']
    if (end === '' && /[^\s/>!?]/.test(xml.charAt(at + 1))) {
      line += xml.slice(counted, at).split('\n').length - 1
      counted = at
      lines.push(line)
    }
    const after = xml.indexOf(end, at + start.length)
    at = after < 0 ? -1 : xml.indexOf('<', after + end.length)
  }
  return lines
}

/** Returns an element with its attributes, own text, children and line, without namespace prefixes. */
function readNode(element: Element, findLine: ReadonlyMap<Element, number>): VastNode {
  const line = findLine.get(element)
  const own = [...element.childNodes].filter(
    ({ nodeType }) => nodeType === Node.TEXT_NODE || nodeType === Node.CDATA_SECTION_NODE,
  )
  return {
    name: element.localName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    text: own.map(({ nodeValue }) => nodeValue ?? '').join(''),
    children: [...element.children].map((child) => readNode(child, findLine)),
    ...(line !== undefined && { line }),
  }
}

/** Parses VAST, without running or requesting anything in it; returns the reason if it is no XML. */
export function readVast(xml: string, texts: VastTexts): VastNode | VastFailure {
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
  return { code: 100, message: line && column ? texts.notXmlAt(line, column) : texts.notXml }
}
