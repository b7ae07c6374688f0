import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** Zip file that is being written; its entries are added one after the other. */
export interface ZipWriter {
  /** Adds an entry and resolves when it was read to its end. */
  add: (name: string, parts: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>) => Promise<void>
  /** Returns the names of the entries so far. */
  paths: () => string[]
  /** Resolves when the file is complete. */
  end: () => Promise<void>
  /** Closes the incomplete file. */
  abandon: (cause: unknown) => Promise<void>
}

/** Compression level. The highest level makes a workbook 20 % smaller and takes three times as long. */
const COMPRESSION_LEVEL = 1

/** Creates a zip file; memory use does not depend on the length of its entries. */
export function openZip(path: string, { signal, now }: { signal: AbortSignal; now: Date }): ZipWriter {
  const zip = new ZipFile()
  const broken = new AbortController()
  const stop = AbortSignal.any([signal, broken.signal])
  const names: string[] = []
  const written = pipeline(zip.outputStream, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal: stop })
  // The rejection is handled by the next call of `add` or `end`.
  written.catch(() => undefined)
  zip.on('error', (cause) => broken.abort(cause))
  return {
    paths: () => [...names],
    async add(name, parts) {
      names.push(name)
      const source = Readable.from(parts, { objectMode: false })
      zip.addReadStream(source, name, { compressionLevel: COMPRESSION_LEVEL, mtime: now })
      try {
        await Promise.race([finished(source), written])
      } finally {
        source.destroy()
      }
    },
    async end() {
      zip.end()
      await written
    },
    async abandon(cause) {
      broken.abort(cause)
      await written.catch(() => undefined)
    },
  }
}
