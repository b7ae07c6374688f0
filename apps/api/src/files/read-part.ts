import { open } from 'node:fs/promises'

/** Bytes of a file from a position on: as many as asked for, or as there are. */
export async function readPart(path: string, position: number, length: number): Promise<Buffer> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
