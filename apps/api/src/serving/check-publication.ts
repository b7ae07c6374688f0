import {
  type CpuUse,
  type Creative,
  fallbackCreativeID,
  type PublishedCreative,
  type PublishFinding,
  publishFindings,
  resolvedTrackers,
  type XmlTree,
} from '@placard/domain'
import { eq } from 'drizzle-orm'
import { XmlCData, XmlDocument, XmlElement, XmlText } from 'libxml2-wasm'
import type { Context } from '../context.js'
import { macrosOfUser } from '../store/campaigns/platform-macros.js'
import { liveCreative } from '../store/schema.js'
import type { Db } from '../store/store.js'
import { servedVast } from './ad-responses.js'
import { draftToServe, serveCreative } from './served-creative.js'

/** Returns a creative's VAST document as players get it; undefined for banners and without a video. */
export async function parseServedVast(
  context: Pick<Context, 'config' | 'now' | 'servingIDs'>,
  db: Db,
  creative: PublishedCreative,
): Promise<XmlTree | undefined> {
  const { id, type } = creative
  if (type === 'Banner') return undefined
  const found = await serveCreative(db, draftToServe(creative), context.config)
  const served = servedVast(context, { id, kind: type, isPreview: false, found })
  return 'xml' in served ? parseXmlTree(served.xml) : undefined
}

async function isPublished(db: Db, creativeID: string): Promise<boolean> {
  return (await db.$count(liveCreative, eq(liveCreative.creativeID, creativeID))) > 0
}

/** Creative to check, and facts beside it: see `PublishContext`. */
interface CheckedPublication {
  creative: Creative
  cpuUse: CpuUse | undefined
  tag: PublishedCreative | undefined
}

/** Checks a creative before a user publishes it, with the user's macros and the VAST document as it will be served. */
export async function checkPublication(
  context: Pick<Context, 'config' | 'now' | 'servingIDs'>,
  db: Db,
  userID: string,
  { creative, cpuUse, tag }: CheckedPublication,
): Promise<PublishFinding[]> {
  const fallback = fallbackCreativeID(creative.settings)
  // Sequential, because `db` is a transaction with one connection.
  const macros = await macrosOfUser(db, userID)
  const isFallbackPublished = fallback === undefined ? undefined : await isPublished(db, fallback)
  const vast = await parseServedVast(context, db, { ...creative, trackers: resolvedTrackers(creative) })
  return publishFindings(creative, {
    macros: macros[creative.platform],
    vendorID: context.config.vendorID,
    isFallbackPublished,
    cpuUse,
    vast,
    tag,
  })
}

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
function parseXmlTree(text: string): XmlTree {
  const document = XmlDocument.fromString(text)
  try {
    return treeOf(document.root)
  } finally {
    // The document is in WebAssembly memory, which is not garbage collected.
    document.dispose()
  }
}
