import type { FileItem } from '@placard/domain/internal/files'
import { type FileKind, fileKind } from '@placard/ui'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { cancellable } from '../api.js'
import { explained } from './file-error.js'
import { type FileStore, linkTo, readObject } from './file-store.js'
import { createStoreKey } from './files.js'

/** Content of a previewed file. */
export type FileContent =
  | { kind: 'image'; blob: Blob }
  /** `url` is a link for a limited time, because a video is loaded in pieces. */
  | { kind: 'video' | 'audio'; url: string }
  | { kind: 'font'; data: ArrayBuffer }
  | { kind: 'text'; text: string; isStart: boolean }
  | { kind: 'none' }

/** Number of bytes of a text that are shown. */
export const PREVIEWED_TEXT_BYTES = 65_536
const MIB = 1024 ** 2
/** Largest image and font to preview, in bytes; they are loaded completely. */
const MAX_BYTES = { image: 20 * MIB, font: 10 * MIB }
/** Largest image that is loaded for a thumbnail, in bytes. */
const MAX_THUMBNAIL_BYTES = MIB
/** Thumbnails that are kept. */
const MAX_THUMBNAILS = 200
const KEPT_MS = 60_000

const TEXTS: ReadonlySet<FileKind> = new Set(['code', 'data'])
/** Documents and tables that are text; the others are binary. */
const TEXT_NAME = /\.(csv|log|md|rtf|srt|tsv|txt|vtt)$/i

const isText = (name: string) => TEXTS.has(fileKind(name)) || TEXT_NAME.test(name)

/** Browsers recognize all images by their bytes except SVG. */
const chooseImageType = (name: string, stored: string | undefined) =>
  /\.svg$/i.test(name) ? 'image/svg+xml' : (stored ?? '')

async function loadImage(store: FileStore, { id, name }: FileItem, signal?: AbortSignal): Promise<Blob> {
  const { contentType, bytes } = await readObject(store, id, { signal })
  return new Blob([await bytes()], { type: chooseImageType(name, contentType) })
}

async function loadContent(store: FileStore, item: FileItem, signal: AbortSignal): Promise<FileContent> {
  const { id, name, size = 0 } = item
  const kind = fileKind(name)
  if (kind === 'image' && size <= MAX_BYTES.image) return { kind, blob: await loadImage(store, item, signal) }
  if (kind === 'video' || kind === 'audio') return { kind, url: (await linkTo(store, id)).url }
  if (kind === 'font' && size <= MAX_BYTES.font) {
    const { bytes } = await readObject(store, id, { signal })
    return { kind, data: (await bytes()).buffer }
  }
  if (!isText(name)) return { kind: 'none' }
  // An empty object has no range.
  if (size === 0) return { kind: 'text', text: '', isStart: false }
  const { bytes } = await readObject(store, id, { signal, bytes: PREVIEWED_TEXT_BYTES })
  return { kind: 'text', text: new TextDecoder().decode(await bytes()), isStart: size > PREVIEWED_TEXT_BYTES }
}

/**
 * Query of what a preview shows of a file.
 * @param store Open bucket; undefined while it opens.
 */
export const fileContentQuery = (store: FileStore | undefined, item: FileItem) =>
  queryOptions({
    queryKey: ['file-content', ...(store ? createStoreKey(store) : []), item.id, item.modified],
    queryFn: store
      ? ({ signal }) => explained(store.access, () => loadContent(store, item, cancellable(signal)))
      : skipToken,
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
    structuralSharing: false,
    retry: false,
  })

/** Object URLs of thumbnails, the last used one at the end. */
const thumbnails = new Map<string, string>()

/** Loads the thumbnail of a small image. Returns its URL; undefined for other files. */
export async function loadThumbnail(store: FileStore, item: FileItem): Promise<string | undefined> {
  if (fileKind(item.name) !== 'image' || (item.size ?? 0) > MAX_THUMBNAIL_BYTES) return undefined
  const key = [...createStoreKey(store), item.id, item.modified].join('\n')
  const thumbnailURL = thumbnails.get(key)
  const url = thumbnailURL ?? URL.createObjectURL(await loadImage(store, item))
  thumbnails.delete(key)
  thumbnails.set(key, url)
  const [oldest] = thumbnails
  if (thumbnails.size > MAX_THUMBNAILS && oldest) {
    thumbnails.delete(oldest[0])
    URL.revokeObjectURL(oldest[1])
  }
  return url
}
