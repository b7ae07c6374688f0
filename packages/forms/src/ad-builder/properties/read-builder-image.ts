import type { BuilderAsset } from '@placard/domain/ad-builder'
import type { AdBuilderLabels } from '../ad-builder-labels.js'

/** Images that are kept as they are up to this size in bytes. */
const SMALL_BYTES = 60_000

/** Largest size of an image in bytes that is part of a design. */
const MAX_IMAGE_BYTES = 250_000

/** Largest side in px to which a larger image is scaled down: twice that of a usual banner. */
const MAX_SIDE_PX = 1200

const TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml']

/** Qualities at which a large image is tried, until it is small enough. */
const QUALITIES = [0.86, 0.72, 0.55]

const readDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'))
    reader.readAsDataURL(blob)
  })

const toBlob = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', quality))

/** Scales an image down and compresses it as WebP; undefined if it stays too large. */
async function compressImage(image: HTMLImageElement): Promise<Blob | undefined> {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  for (const quality of QUALITIES) {
    const blob = await toBlob(canvas, quality)
    if (blob && blob.size <= MAX_IMAGE_BYTES) return blob
  }
  return undefined
}

/**
 * Reads an image file as part of a design: small ones, GIFs and drawings as they are, others scaled down and compressed.
 * Throws an error with a message for the user if it is no image, or too large.
 */
export async function readBuilderImage(file: File, labels: AdBuilderLabels): Promise<Omit<BuilderAsset, 'id'>> {
  if (!TYPES.includes(file.type)) throw new Error(labels.noImage(file.name))
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode().catch(() => {
      throw new Error(labels.damagedImage(file.name))
    })
    // A canvas has no animation, and a drawing is smaller than its pixels.
    const isKept = file.size <= SMALL_BYTES || file.type === 'image/gif' || file.type === 'image/svg+xml'
    const blob = isKept ? file : await compressImage(image)
    if (!blob || blob.size > MAX_IMAGE_BYTES) throw new Error(labels.largeImage(file.name, MAX_IMAGE_BYTES / 1000))
    return {
      name: file.name.slice(0, 255),
      kind: 'image',
      url: await readDataUrl(blob),
      width: image.naturalWidth || null,
      height: image.naturalHeight || null,
    }
  } finally {
    URL.revokeObjectURL(address)
  }
}
