import {
  type CpuUse,
  type Creative,
  type PublishedCreative,
  type PublishFinding,
  publishFindings,
} from '@placard/domain/creative'
import { fallbackCreativeID, resolvedTrackers } from '@placard/domain/internal/creative'
import type { XmlTree } from '@placard/domain/tags'
import { eq } from 'drizzle-orm'
import { XmlCData, XmlDocument, XmlElement, XmlText } from 'libxml2-wasm'
import { macrosOfUser } from '../store/campaigns/platform-macros.js'
import { creative, liveCreative } from '../store/schema.js'
import type { Db } from '../store/store.js'
import { servedVast } from './ad-responses.js'
import { draftToServe, serveCreative } from './served-creative.js'
import type { ServingParts } from './serving-parts.js'

/** Returns a creative's VAST document as players get it; undefined for banners and without a video. */
export async function parseServedVast(
  context: Pick<ServingParts, 'config' | 'now' | 'servingIDs'>,
  db: Db,
  creative: PublishedCreative,
): Promise<XmlTree | undefined> {
  const { id, type } = creative
  if (type === 'Banner') return undefined
  const found = await serveCreative(db, draftToServe(creative), context.config)
  const served = servedVast(context, { id, kind: type, isPreview: false, found })
  return 'xml' in served ? parseXmlTree(served.xml) : undefined
}

/** Returns whether a fallback creative is published, and its type. */
async function fallbackFacts(db: Db, creativeID: string) {
  const [found] = await db.select({ type: creative.type }).from(creative).where(eq(creative.id, creativeID))
  const isFallbackPublished = (await db.$count(liveCreative, eq(liveCreative.creativeID, creativeID))) > 0
  return { isFallbackPublished, fallbackType: found?.type }
}

/** Creative to check, and facts beside it: see `PublishContext`. */
interface CheckedPublication {
  creative: Creative
  cpuUse: CpuUse | undefined
  tag: PublishedCreative | undefined
}

/** Checks a creative before a user publishes it, with the user's macros and the VAST document as it will be served. */
export async function checkPublication(
  context: Pick<ServingParts, 'config' | 'now' | 'servingIDs'>,
  db: Db,
  userID: string,
  { creative: checked, cpuUse, tag }: CheckedPublication,
): Promise<PublishFinding[]> {
  const fallback = fallbackCreativeID(checked.settings)
  // Sequential, because `db` is a transaction with one connection.
  const macros = await macrosOfUser(db, userID)
  const facts = fallback === undefined ? {} : await fallbackFacts(db, fallback)
  const vast = await parseServedVast(context, db, { ...checked, trackers: resolvedTrackers(checked) })
  return publishFindings(checked, {
    macros: macros[checked.platform],
    vendorID: context.config.vendorID,
    ...facts,
    cpuUse,
    vast,
    tag,
  })
}

function createTree(element: XmlElement): XmlTree {
  const children: XmlTree[] = []
  let text = ''
  for (let node = element.firstChild; node; node = node.next) {
    if (node instanceof XmlElement) children.push(createTree(node))
    else if (node instanceof XmlText || node instanceof XmlCData) text += node.content
  }
  const attributes = Object.fromEntries(element.attrs.map(({ name, content }) => [name, content]))
  return { name: element.name, attributes, children, text: text.trim(), line: element.line }
}

/** Parses an XML document into plain objects. Throws for a text that is not well-formed. */
function parseXmlTree(text: string): XmlTree {
  const document = XmlDocument.fromString(text)
  try {
    return createTree(document.root)
  } finally {
    // The document is in WebAssembly memory, which is not garbage collected.
    document.dispose()
  }
}
