import { readFileParts } from './media-metadata.js'

const MAX_SEGMENTS = 10_000
/** Empty segment: image-size expects one before the frame header. */
const EMPTY_SEGMENT = Buffer.from([0xff, 0xe0, 0, 2])
const EXIF = 'Exif\0\0'

/** Markers of frame headers, which have the size of the image: all of C0 to CF except three of tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Markers after which the image begins or ends. */
const isEnd = (marker: number) => marker === 0xda || marker === 0xd9

/**
 * Reads the parts of a JPEG that have its size and its orientation, wherever they are: a profile for print and a preview
 * can be larger than the image.
 */
export const readJpegHeader = (path: string): Promise<Buffer> =>
  readFileParts(path, async (read) => {
    const parts = [await read(0, 2), EMPTY_SEGMENT]
    for (let at = 2, seen = 0; seen < MAX_SEGMENTS; seen++) {
      const head = await read(at, 10)
      if (head.length < 4 || head[0] !== 0xff) break
      const marker = head[1] ?? 0
      // Any number of these bytes can come before a marker.
      if (marker === 0xff) {
        at += 1
        continue
      }
      if (isEnd(marker)) break
      const length = 2 + head.readUInt16BE(2)
      const isWanted = marker === 0xe1 ? head.toString('latin1', 4, 10) === EXIF : isFrame(marker)
      if (isWanted) parts.push(await read(at, length))
      at += length
      if (isFrame(marker)) break
    }
    return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])])
  })
