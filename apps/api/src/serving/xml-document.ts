import { escapeXml, replaceInvalidXml } from '../xml-escape.js'

/** Node of an XML document: an element, or escaped text. */
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

/** Creates an element with attributes and children, in this order. */
export const element = (name: string, attributes: XmlElement['attributes'], ...children: XmlNode[]): XmlElement => ({
  name,
  attributes,
  children,
})

/** Creates a text node. Characters that XML cannot contain become replacement characters. */
export const text = (content: string): XmlText => ({ escaped: escaped(content) })

/** Creates a CDATA section, so that URLs with macros stay readable. */
export const cdata = (content: string): XmlText => ({
  escaped: `<![CDATA[${possible(content).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`,
})

/** Creates a comment. */
export const comment = (content: string): XmlText => ({ escaped: `<!-- ${possible(content).replaceAll('-', '‐')} -->` })

function write(node: XmlNode): string {
  if ('escaped' in node) return node.escaped
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
  const opening = `<${node.name}${attributes.join('')}`
  return node.children.length === 0 ? `${opening}/>` : `${opening}>${node.children.map(write).join('')}</${node.name}>`
}

/** Serializes a document with this root. */
export const xmlDocument = (root: XmlNode): string => `<?xml version="1.0" encoding="UTF-8"?>\n${write(root)}\n`
