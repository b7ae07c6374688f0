import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A zip file that is being written; its parts come one after the other. */
export interface ZipWriter {
  /** Answers once the part was read to its end. */
  add: (name: string, parts: Iterable<string> | AsyncIterable<string>) => Promise<void>
  /** Answers once the file is complete. */
  end: () => Promise<void>
  /** Lets go of the file, which is then of no use. */
  abandon: (cause: unknown) => Promise<void>
}

/** The highest level makes a workbook a fifth smaller and takes three times as long. */
const COMPRESSION_LEVEL = 1

/** Begins a new zip file; the memory that it takes does not depend on how long its parts are. */
export function openZip(path: string, { signal, now }: { signal: AbortSignal; now: Date }): ZipWriter {
  const zip = new ZipFile()
  const broken = new AbortController()
  const stop = AbortSignal.any([signal, broken.signal])
  const written = pipeline(zip.outputStream, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal: stop })
  // Whoever adds or ends hears of it; that may be a moment later.
  written.catch(() => undefined)
  zip.on('error', (cause) => broken.abort(cause))
  return {
    async add(name, parts) {
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
