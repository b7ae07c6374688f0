import type { PublishedCreative } from '@placard/domain/creative'
import { isShareToken } from '@placard/domain/internal/text'
import { LRUCache } from 'lru-cache'
import type { Config } from '../config.js'
import { type FoundPublished, fileFacts, findPublished } from '../store/campaigns/served-creatives.js'
import type { Db } from '../store/store.js'

/** Video of a creative, with what players need to know. */
export interface VideoFile {
  url: string
  /** MIME type. */
  type: string
  width: number
  height: number
  bytes: number
  /** In seconds; null if the file does not contain it. */
  duration: number | null
}

/** Creative as it is served, with URLs on the serving host. */
export interface ServedCreative {
  creative: PublishedCreative
  videos: VideoFile[]
  /** Ids of the creatives that may be shown where there is no deal. */
  fallbackCreativeIDs: string[]
  /** True if its tag is paused: nothing of it is shown. */
  isPaused: boolean
}

/** Returns a creative that is served before it is published, in a preview or a check. */
export const draftToServe = (creative: PublishedCreative): FoundPublished => ({
  creative,
  fallbackCreativeIDs: [],
  isPaused: false,
})

/** Prepares a creative for serving. */
export async function serveCreative(
  db: Db,
  { creative: found, fallbackCreativeIDs, isPaused }: FoundPublished,
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
    isPaused,
    videos: videos.flatMap(({ filename, url, width, height, duration }) => {
      const file = facts.get(filename)
      if (!file) return []
      const size = { width: width ?? found.width, height: height ?? found.height }
      return [{ url, ...size, duration, type: file.contentType, bytes: file.bytes }]
    }),
  }
}

/** Cache of recently served creatives, each as its tag shows it. */
export interface ServedCreatives {
  /** Returns the creative that the tag with this live id shows; undefined when it was deleted or never existed. */
  find: (liveID: string) => Promise<ServedCreative | undefined>
  /**
   * Empties the cache, after the transaction of a change: an earlier call could load the state before it once more.
   */
  forget: () => void
}

/** Time in ms for which another server may still serve what was replaced, paused or deleted here. */
const CACHE_MS = 5_000
const MAX_CACHED = 256
/** Total length of the cached html, the only part of a creative that can be large. */
const MAX_CACHED_CHARACTERS = 20_000_000

/** Caches served creatives for a few seconds, so that a busy live id does not query the database for each request. */
export function createServedCreatives(db: Db, config: Pick<Config, 'servingUrl'>): ServedCreatives {
  const cache = new LRUCache<string, { served: ServedCreative | undefined }>({
    max: MAX_CACHED,
    ttl: CACHE_MS,
    maxSize: MAX_CACHED_CHARACTERS,
    sizeCalculation: ({ served }) => 1 + (served?.creative.html.length ?? 0),
    // A request that is loading when the cache is emptied still gets its creative, which is then not cached.
    ignoreFetchAbort: true,
    async fetchMethod(liveID) {
      const found = await findPublished(db, liveID, config.servingUrl)
      return { served: found && (await serveCreative(db, found, config)) }
    },
  })
  return {
    async find(liveID) {
      // Share tokens and texts with other characters are no live ids: the database is not asked.
      if (isShareToken(liveID) || !/^[\w-]+$/.test(liveID)) return undefined
      return (await cache.fetch(liveID))?.served
    },
    forget: () => cache.clear(),
  }
}
