import { isShareToken, type PublishedCreative } from '@placard/domain'
import type { Config } from '../config.js'
import { type FoundPublished, fileFacts, findPublished } from '../store/campaigns/served-creatives.js'
import type { Db } from '../store/store.js'

/** A video of a creative, as players need to know it. */
export interface VideoFile {
  url: string
  /** Its MIME type. */
  type: string
  width: number
  height: number
  bytes: number
  /** In seconds; null where the file does not tell. */
  duration: number | null
}

/** A creative as it is served: whole, its files with addresses on the serving host. */
export interface ServedCreative {
  creative: PublishedCreative
  videos: VideoFile[]
  /** Ids of the creatives that may be shown instead where there is no deal. */
  fallbackCreativeIDs: string[]
}

/** Gets a creative ready to be served. */
export async function serveCreative(
  db: Db,
  { creative: found, fallbackCreativeIDs }: FoundPublished,
  { servingUrl }: Pick<Config, 'servingUrl'>,
): Promise<ServedCreative> {
  const assets = found.assets.map((asset) => ({ ...asset, url: `${servingUrl}${asset.path}` }))
  const videos = assets.filter(({ uploadType }) => uploadType === 'video')
  const facts = await fileFacts(
    db,
    videos.map(({ filename }) => filename),
  )
  return {
    creative: { ...found, assets },
    fallbackCreativeIDs,
    videos: videos.flatMap(({ filename, url, width, height, duration }) => {
      const file = facts.get(filename)
      if (!file) return []
      const size = { width: width ?? found.width, height: height ?? found.height }
      return [{ url, ...size, duration, type: file.contentType, bytes: file.bytes }]
    }),
  }
}

/** The creatives that were served last, each as it was published. */
export interface ServedCreatives {
  /** The creative that was published by this live id; undefined when it was deleted or never was. */
  find: (liveID: string) => Promise<ServedCreative | undefined>
  /** Forgets them, after something was published or deleted. */
  forget: () => void
}

/** How long another server may go on showing what was deleted here, in ms. */
const RETENTION_MS = 5_000
const MAX_CACHED = 256
/** Of html, the only part that can be large. */
const MAX_CACHED_CHARACTERS = 20_000_000

interface CacheEntry {
  found: Promise<ServedCreative | undefined>
  until: number
  characters: number
}

/** Keeps what was served last for some seconds, so that a busy live id costs one query now and then. */
export function createServedCreatives(db: Db, config: Pick<Config, 'servingUrl'>): ServedCreatives {
  const kept = new Map<string, CacheEntry>()
  let characters = 0

  function drop(liveID: string, entry: CacheEntry): void {
    if (kept.get(liveID) !== entry) return
    kept.delete(liveID)
    characters -= entry.characters
  }

  function dropOldest(): void {
    for (const [liveID, entry] of kept) {
      if (kept.size <= MAX_CACHED && characters <= MAX_CACHED_CHARACTERS) return
      drop(liveID, entry)
    }
  }

  async function load(liveID: string): Promise<ServedCreative | undefined> {
    const found = await findPublished(db, liveID, config.servingUrl)
    return found && serveCreative(db, found, config)
  }

  function keep(liveID: string): CacheEntry {
    const entry: CacheEntry = { found: load(liveID), until: performance.now() + RETENTION_MS, characters: 0 }
    kept.set(liveID, entry)
    entry.found.then(
      (served) => {
        if (kept.get(liveID) !== entry) return
        entry.characters = served?.creative.html.length ?? 0
        characters += entry.characters
        dropOldest()
      },
      () => drop(liveID, entry),
    )
    return entry
  }

  return {
    async find(liveID) {
      // As long as a token, or with a character that no id has: the database is not asked.
      if (isShareToken(liveID) || !/^[\w-]+$/.test(liveID)) return undefined
      const entry = kept.get(liveID)
      if (entry && entry.until > performance.now()) {
        // The last used is the last to go.
        kept.delete(liveID)
        kept.set(liveID, entry)
        return entry.found
      }
      if (entry) drop(liveID, entry)
      return keep(liveID).found
    },
    forget() {
      kept.clear()
      characters = 0
    },
  }
}
