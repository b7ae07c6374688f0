import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Extensions of files that compress well. Web images and fonts are compressed already. */
const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|xml|webmanifest|wasm)$/

const ENCODERS = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}

/** Writes the encodings of a file beside it, except those that would not be smaller. */
async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  for (const [ending, encode] of Object.entries(ENCODERS)) {
    const encoded = await encode(content)
    if (encoded.length < content.length) await writeFile(`${path}.${ending}`, encoded)
  }
}

/**
 * Vite plugin that writes a `.br` and a `.gz` beside each built file, so that the server does not have to compress the
 * console at runtime.
 */
export function compressedFiles(): Plugin {
  return {
    name: 'placard:compressed-files',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      order: 'post',
      sequential: true,
      // Node's thread pool limits the concurrency.
      async handler({ dir }) {
        if (dir === undefined) this.error('The build has no folder.')
        const found = await readdir(dir, { recursive: true, withFileTypes: true })
        const files = found.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
        await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))))
      },
    },
  }
}
