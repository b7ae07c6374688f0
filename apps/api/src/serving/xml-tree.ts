import type { XmlTree } from '@placard/domain'
import { XmlCData, XmlDocument, XmlElement, XmlText } from 'libxml2-wasm'

function treeOf(element: XmlElement): XmlTree {
  const children: XmlTree[] = []
  let text = ''
  for (let node = element.firstChild; node; node = node.next) {
    if (node instanceof XmlElement) children.push(treeOf(node))
    else if (node instanceof XmlText || node instanceof XmlCData) text += node.content
  }
  const attributes = Object.fromEntries(element.attrs.map(({ name, content }) => [name, content]))
  return { name: element.name, attributes, children, text: text.trim(), line: element.line }
}

/** Parses an XML document into plain objects. Throws for a text that is not well-formed. */
export function parseXmlTree(text: string): XmlTree {
  const document = XmlDocument.fromString(text)
  try {
    return treeOf(document.root)
  } finally {
    // The document is in WebAssembly memory, which is not garbage collected.
    document.dispose()
  }
}
