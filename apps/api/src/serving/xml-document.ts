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

function write(node: XmlNode, indent: string): string {
  if ('escaped' in node) return node.escaped
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
  const opening = `<${node.name}${attributes.join('')}`
  if (node.children.length === 0) return `${opening}/>`
  const inner = `${indent}  `
  const children = node.children.map((child) => write(child, inner))
  // White space would change the text of an element, so only elements between elements have lines of their own.
  return node.children.some((child) => 'escaped' in child)
    ? `${opening}>${children.join('')}</${node.name}>`
    : `${opening}>\n${children.map((child) => `${inner}${child}\n`).join('')}${indent}</${node.name}>`
}

/** Serializes a document with this root, one element per line. */
export const xmlDocument = (root: XmlNode): string => `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}\n`
