import { type FileHandle, open } from 'node:fs/promises'

/** Metadata from a file's header; null where it has none. */
export interface MediaMetadata {
  width: number | null
  height: number | null
  /** In seconds. */
  duration: number | null
  /** Name of the video's codec; missing where it is unknown. */
  codec?: string
}

async function readPart(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/** Reads bytes of a file from a position; fewer if the file ends before. */
export type ReadBytes = (position: number, length: number) => Promise<Buffer>

const WINDOW_BYTES = 64 * 1024

/** Opens a file for many small reads in ascending order, most of which take no access to the disk. */
export async function readFileParts<Result>(path: string, use: (read: ReadBytes) => Promise<Result>): Promise<Result> {
  const handle = await open(path, 'r')
  let start = 0
  let window: Buffer = Buffer.alloc(0)
  try {
    return await use(async (position, length) => {
      if (position < start || position + length > start + window.length) {
        start = position
        window = await readPart(handle, position, Math.max(length, WINDOW_BYTES))
      }
      return window.subarray(position - start, position - start + length)
    })
  } finally {
    await handle.close()
  }
}

/** Reads bytes of a file from a position; fewer if the file ends before. */
export const readBytes = (path: string, position: number, length: number): Promise<Buffer> =>
  readFileParts(path, (read) => read(position, length))
