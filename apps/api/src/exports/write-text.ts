import { type FileHandle, open } from 'node:fs/promises'

const BUFFER_BYTES = 131_072

async function writeWhole(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let done = 0; done < bytes.length; ) done += (await file.write(bytes, done)).bytesWritten
}

/**
 * Writes a new text file piece by piece. A stream would make a new buffer for each piece, which pile up until they are
 * collected; this one needs a single one, however long the text is.
 */
export async function writeText(path: string, parts: AsyncIterable<string>, signal: AbortSignal): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  const buffer = new Uint8Array(BUFFER_BYTES)
  const encoder = new TextEncoder()
  try {
    for await (const part of parts) {
      signal.throwIfAborted()
      for (let rest = part; rest !== ''; ) {
        const { read, written } = encoder.encodeInto(rest, buffer)
        await writeWhole(file, buffer.subarray(0, written))
        rest = rest.slice(read)
      }
    }
  } finally {
    await file.close()
  }
}
