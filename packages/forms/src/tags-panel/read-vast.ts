import type { VastFailure, VastNode } from '@placard/domain'

/** Returns an element with its attributes, own text and children, without namespace prefixes. */
function readNode(element: Element): VastNode {
  const own = [...element.childNodes].filter(
    ({ nodeType }) => nodeType === Node.TEXT_NODE || nodeType === Node.CDATA_SECTION_NODE,
  )
  return {
    name: element.localName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    text: own.map(({ nodeValue }) => nodeValue ?? '').join(''),
    children: [...element.children].map(readNode),
  }
}

/** Parses VAST, without running or requesting anything in it; returns the reason if it is no XML. */
export function readVast(xml: string): VastNode | VastFailure {
  const parsed = new DOMParser().parseFromString(xml.trim(), 'text/xml')
  const error = parsed.querySelector('parsererror')
  if (!error) return readNode(parsed.documentElement)
  const place = /line (\d+) at column (\d+)|line number (\d+), column (\d+)/i.exec(error.textContent ?? '')
  const [line, column] = place ? [place[1] ?? place[3], place[2] ?? place[4]] : []
  return {
    code: 100,
    message: `This is not valid XML${line ? `: see line ${line}, column ${column}` : ''}. Look for an unclosed element or an & outside CDATA.`,
  }
}
