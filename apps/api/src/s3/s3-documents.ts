import { XmlDocument, XmlElement } from 'libxml2-wasm'
import { S3Error } from '../s3-error.js'
import { element, text, type XmlNode } from '../serving/xml-document.js'
import { MAX_PARTS, type NamedPart } from '../store/objects/multipart-uploads.js'
import { unquoted, wholeNumber } from './s3-call.js'

/** Maximum size of a request's XML in bytes: 1,000 keys of 1,024 bytes with escaped characters. */
export const MAX_DOCUMENT_BYTES = 8 * 2 ** 20
/** Maximum number of keys that are deleted at once, as in Amazon S3. */
const MAX_DELETED_KEYS = 1000

const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/'

/** Creates the root of a response. */
export const rootElement = (name: string, ...children: XmlNode[]): XmlNode =>
  element(name, { xmlns: NAMESPACE }, ...children)

/** Creates an element with a text. */
export const field = (name: string, content: string | number | boolean): XmlNode =>
  element(name, {}, text(String(content)))

/** Creates an element with children. */
export const group = (name: string, ...children: XmlNode[]): XmlNode => element(name, {}, ...children)

/** Creates the document of an error. */
export const errorDocument = ({ code, message }: S3Error, { path, id }: { path: string; id: string }): XmlNode =>
  group('Error', field('Code', code), field('Message', message), field('Resource', path), field('RequestId', id))

type Fields = Record<string, string>

function readFields(parent: XmlElement): Fields {
  const fields: Fields = {}
  for (let node = parent.firstChild; node; node = node.next)
    if (node instanceof XmlElement) fields[node.name] = node.content
  return fields
}

/** Reads the elements `name` below the root, and the root's own fields. */
function readDocument(source: string, rootName: string, name: string): { items: Fields[]; fields: Fields } {
  let document: XmlDocument | undefined
  try {
    document = XmlDocument.fromString(source)
    // Entities could multiply the document's size.
    if (document.dtd !== null || document.root.name !== rootName) throw new S3Error('MalformedXML')
    const items: Fields[] = []
    for (let node = document.root.firstChild; node; node = node.next)
      if (node instanceof XmlElement && node.name === name) items.push(readFields(node))
    return { items, fields: readFields(document.root) }
  } catch {
    throw new S3Error('MalformedXML')
  } finally {
    // The document is in WebAssembly memory, which is not garbage collected.
    document?.dispose()
  }
}

/** Reads the keys to delete. Throws an `S3Error`. */
export function readDeletedKeys(source: string): { keys: string[]; isQuiet: boolean } {
  const { items, fields } = readDocument(source, 'Delete', 'Object')
  const keys = items.map(({ Key }) => Key ?? '')
  if (keys.length === 0 || keys.length > MAX_DELETED_KEYS || keys.includes('')) throw new S3Error('MalformedXML')
  if (items.some(({ VersionId = 'null' }) => VersionId !== 'null'))
    throw new S3Error('NotImplemented', 'Objects have no versions.')
  return { keys, isQuiet: fields.Quiet === 'true' }
}

/** Reads the parts of an upload to complete. Throws an `S3Error`. */
export function readNamedParts(source: string): NamedPart[] {
  const { items } = readDocument(source, 'CompleteMultipartUpload', 'Part')
  if (items.length === 0 || items.length > MAX_PARTS) throw new S3Error('MalformedXML')
  return items.map(({ PartNumber, ETag }) => {
    if (PartNumber === undefined || ETag === undefined) throw new S3Error('MalformedXML')
    return { number: wholeNumber(PartNumber.trim(), 0), etag: unquoted(ETag) }
  })
}
