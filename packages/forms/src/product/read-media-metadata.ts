import { ASSET_MESSAGES, type MediaMetadata } from '@placard/domain/creative'
import {
  ASSET_FORMATS,
  assetProblem,
  matchesSignature,
  metadataProblem,
  promisedFormat,
  SIGNATURE_BYTES,
} from '@placard/domain/internal/creative'

/** Metadata of a file, or the reason why it is rejected. */
export type MediaCheck = { facts: MediaMetadata; refusal?: never } | { refusal: string; facts?: never }

const NOTHING: MediaMetadata = { width: null, height: null, duration: null }

/** Timeout in ms for reading video metadata; the server reads it again anyway. */
const PATIENCE_MS = 15_000

/** Checks a file before its upload (name, size, signature) and reads its metadata in the browser. */
export async function readMediaMetadata(file: File): Promise<MediaCheck> {
  const refusal = assetProblem(file)
  const format = promisedFormat(file.name)
  if (refusal !== undefined || !format) return { refusal: refusal ?? ASSET_MESSAGES.unknown(file.name) }
  const head = await readBytes(file.slice(0, SIGNATURE_BYTES))
  if (!head) return { refusal: ASSET_MESSAGES.broken(file.name) }
  if (!matchesSignature(format, head)) return { refusal: ASSET_MESSAGES.mismatch(file.name) }
  const facts = format === 'svg' ? svgFacts(await file.text()) : await mediaFacts(file, ASSET_FORMATS[format].type)
  if (typeof facts === 'string') return { refusal: ASSET_MESSAGES[facts](file.name) }
  const tooMuch = metadataProblem(file.name, facts)
  return tooMuch === undefined ? { facts } : { refusal: tooMuch }
}

/** Returns undefined if the file can no longer be read. */
const readBytes = async (part: Blob) => {
  try {
    return new Uint8Array(await part.arrayBuffer())
  } catch {
    return undefined
  }
}

async function mediaFacts(file: File, type: 'image' | 'video' | 'font' | 'archive'): Promise<MediaMetadata | 'broken'> {
  if (type !== 'image' && type !== 'video') return NOTHING
  const url = URL.createObjectURL(file)
  try {
    return await (type === 'image' ? imageFacts(url) : videoFacts(url))
  } finally {
    URL.revokeObjectURL(url)
  }
}

async function imageFacts(url: string): Promise<MediaMetadata | 'broken'> {
  const image = new Image()
  image.src = url
  const loaded = await Promise.race([happens(image, 'load', true), happens(image, 'error', false)])
  return loaded ? { width: image.naturalWidth, height: image.naturalHeight, duration: null } : 'broken'
}

/** Reads the dimensions of an SVG from its size or viewBox, if any. The SVG is parsed, never rendered. */
function svgFacts(text: string): MediaMetadata | 'mismatch' {
  const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml')
  if (root.localName !== 'svg') return 'mismatch'
  const pixels = (side: string) => {
    const [, number] = /^(\d+(?:\.\d+)?|\.\d+)(?:px)?$/.exec(root.getAttribute(side)?.trim() ?? '') ?? []
    return number === undefined ? undefined : Math.round(Number(number))
  }
  const view =
    root
      .getAttribute('viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  const [width, height] = [pixels('width') ?? Math.round(view[2] ?? 0), pixels('height') ?? Math.round(view[3] ?? 0)]
  return width > 0 && height > 0 ? { width, height, duration: null } : NOTHING
}

/** Reads the dimensions and duration of a video; null values if the browser does not support its codec. */
async function videoFacts(url: string): Promise<MediaMetadata> {
  const video = Object.assign(document.createElement('video'), { preload: 'metadata', muted: true, src: url })
  try {
    const patience = waited(PATIENCE_MS)
    const known = await Promise.race([happens(video, 'loadedmetadata', true), happens(video, 'error', false), patience])
    if (!known) return NOTHING
    if (!Number.isFinite(video.duration)) {
      // A MediaRecorder file has no duration until the player has seeked to its end.
      video.currentTime = 1e6
      await Promise.race([happens(video, 'seeked', true), happens(video, 'error', false), patience])
    }
    return {
      width: video.videoWidth || null,
      height: video.videoHeight || null,
      duration: Number.isFinite(video.duration) ? video.duration : null,
    }
  } finally {
    video.removeAttribute('src')
    video.load()
  }
}

const happens = (target: EventTarget, type: string, answer: boolean) =>
  new Promise<boolean>((resolve) => target.addEventListener(type, () => resolve(answer), { once: true }))

const waited = (ms: number) => new Promise<false>((resolve) => setTimeout(resolve, ms, false))
