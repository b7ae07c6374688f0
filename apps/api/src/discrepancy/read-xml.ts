import { PartnerFileError } from '@placard/domain/discrepancy'
import sax from 'sax'
import { damagedFile, PARTNER_FILE_MESSAGES } from './partner-file-messages.js'

/** Attributes of an element by their name with its prefix. */
export type XmlAttributes = Readonly<Record<string, string>>

/** Receivers of a document's parts, with the names of elements without their prefix. */
export interface XmlHandlers {
  open: (name: string, attributes: XmlAttributes) => void
  /** Called with a text in one or more pieces. */
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Maximum number of nested elements; workbooks need about ten. */
const MAX_DEPTH = 100

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Returns the attribute with this name, whatever its prefix. */
export function findAttribute(attributes: XmlAttributes, name: string): string | undefined {
  const key = Object.keys(attributes).find((each) => each.includes(':') && localName(each) === name)
  return key === undefined ? attributes[name] : attributes[key]
}

/**
 * Reads an XML document in UTF-8 as a stream. Entities of the document are never expanded: a document type declaration
 * is an error.
 */
export async function readXml(bytes: AsyncIterable<Uint8Array>, handlers: XmlHandlers): Promise<void> {
  // The parser limits the length of names, attributes and declarations only while it counts positions.
  const parser = sax.parser(true)
  let depth = 0
  parser.onerror = (cause) => {
    throw damagedFile(cause)
  }
  parser.ondoctype = () => {
    throw new PartnerFileError(PARTNER_FILE_MESSAGES.documentType)
  }
  parser.onopentag = ({ name, attributes }) => {
    if (++depth > MAX_DEPTH) throw new PartnerFileError(PARTNER_FILE_MESSAGES.damaged)
    handlers.open(localName(name), attributes as XmlAttributes)
  }
  parser.onclosetag = (name) => {
    depth--
    handlers.close?.(localName(name))
  }
  if (handlers.text) {
    parser.ontext = handlers.text
    parser.oncdata = handlers.text
  }
  const decoder = new TextDecoder()
  for await (const piece of bytes) parser.write(decoder.decode(piece, { stream: true }))
  parser.write(decoder.decode()).close()
}
