import type { FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import { imageSize } from 'image-size'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { invalid, Refusal } from '../refusal.js'

const MAX_LOGO_BYTES = 2 * 1024 * 1024
/** Maximum width and height of an upload, which bound the memory that decoding it takes. */
const MAX_SIDE = 4096
/** Twice the size at which pages show logos, for fine screens. */
const MAX_WIDTH = 480
const MAX_HEIGHT = 160

const TYPES = ['image/png', 'image/jpeg', 'image/webp']
/** EXIF orientations that turn an image on its side. */
const FIRST_TURNED = 5

const NO_FILE = 'Choose an image for the logo.'
const NO_IMAGE = 'This file is no image that can be used. Choose a PNG, JPEG or WebP.'
const TOO_LARGE = 'A logo is at most 2 MB large. Choose a smaller file.'
const TOO_MANY_PIXELS = `A logo has at most ${MAX_SIDE} pixels on each side. Choose a smaller image.`

/** Limits of the multipart parser for logos. */
export const LOGO_UPLOAD_OPTIONS = {
  throwFileSizeLimit: false,
  limits: {
    fileSize: MAX_LOGO_BYTES,
    files: 1,
    fields: 5,
    parts: 6,
    fieldNameSize: 100,
    fieldSize: 1000,
    headerPairs: 20,
  },
}

const refuse = (message: string) => invalid([{ path: ['file'], message }])

/** Decoding takes up to 100 MB. */
const limit = pLimit(1)
const MAX_WAITING = 16

/** Returns the width and height as shown. Reads the head of the file only. */
function measureSize(bytes: Uint8Array): { width: number; height: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    return orientation >= FIRST_TURNED ? { width: height, height: width } : { width, height }
  } catch {
    throw refuse(NO_IMAGE)
  }
}

/** Decodes a logo, converts it to sRGB and encodes its pixels as a PNG, without anything else that the file had. */
async function encode(bytes: Uint8Array): Promise<Buffer> {
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !TYPES.includes(type.mime)) throw refuse(NO_IMAGE)
  const { width, height } = measureSize(bytes)
  if (width < 1 || height < 1) throw refuse(NO_IMAGE)
  if (width > MAX_SIDE || height > MAX_SIDE) throw refuse(TOO_MANY_PIXELS)
  try {
    return await sharp(bytes, { limitInputPixels: MAX_SIDE * MAX_SIDE, failOn: 'truncated' })
      .autoOrient()
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
  } catch {
    throw refuse(NO_IMAGE)
  }
}

async function receive(request: FastifyRequest): Promise<Buffer> {
  const part = await request.file()
  if (part?.fieldname !== 'file') throw refuse(NO_FILE)
  const bytes = await part.toBuffer()
  if (part.file.truncated)
    throw new Refusal('too-large', TOO_LARGE, { problems: [{ path: 'file', message: TOO_LARGE }] })
  if (limit.pendingCount >= MAX_WAITING)
    throw new Refusal('too-many', 'Too many logos are uploaded right now. Try again in a moment.', { retryAfter: 2 })
  return limit(() => encode(bytes))
}

/** Receives a logo and returns it as PNG. Throws a `Refusal` for anything that is no PNG, JPEG or WebP. */
export async function receiveLogo(request: FastifyRequest): Promise<Buffer> {
  try {
    return await receive(request)
  } catch (cause) {
    // Browsers get the error instead of a broken connection.
    request.raw.unpipe()
    request.raw.resume()
    if (cause instanceof Refusal || (cause instanceof Error && 'statusCode' in cause)) throw cause
    throw refuse(NO_FILE)
  }
}
