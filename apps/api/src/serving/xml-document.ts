import { escapeXml, replaceInvalidXml } from '../xml-escape.js'

/** A part of an XML document: an element, or text that is already escaped as its kind wants it. */
export type XmlNode = XmlElement | XmlText

interface XmlElement {
  name: string
  attributes: Record<string, string | number>
  children: XmlNode[]
}

interface XmlText {
  escaped: string
}

const possible = (text: string) => replaceInvalidXml(text, '\uFFFD')
const escaped = (text: string) => escapeXml(possible(text))

/** An element with its attributes and what stands in it, in the order in which they are given. */
export const element = (name: string, attributes: XmlElement['attributes'], ...children: XmlNode[]): XmlElement => ({
  name,
  attributes,
  children,
})

/** Text. A character that XML cannot hold becomes a replacement character. */
export const text = (content: string): XmlText => ({ escaped: escaped(content) })

/** Text that is left as it is written, as players want addresses: macros stay macros. */
export const cdata = (content: string): XmlText => ({
  escaped: `<![CDATA[${possible(content).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`,
})

/** A comment, for whoever reads the document's source. */
export const comment = (content: string): XmlText => ({ escaped: `<!-- ${possible(content).replaceAll('-', '‐')} -->` })

function write(node: XmlNode): string {
  if ('escaped' in node) return node.escaped
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
  const opening = `<${node.name}${attributes.join('')}`
  return node.children.length === 0 ? `${opening}/>` : `${opening}>${node.children.map(write).join('')}</${node.name}>`
}

/** Writes a document with this root. */
export const xmlDocument = (root: XmlNode): string => `<?xml version="1.0" encoding="UTF-8"?>\n${write(root)}\n`
