import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Text, and what is as wordy. Pictures and fonts of the web are compressed already. */
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

/** Writes each encoding of a file beside it, but for one that would be no smaller. */
async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  for (const [ending, encode] of Object.entries(ENCODERS)) {
    const encoded = await encode(content)
    if (encoded.length < content.length) await writeFile(`${path}.${ending}`, encoded)
  }
}

/**
 * Puts a `.br` and a `.gz` beside each file of the build that gets smaller by it, so that the server sends the console
 * compressed as well as can be and compresses nothing of it itself.
 */
export function compressedFiles(): Plugin {
  return {
    name: 'placard:compressed-files',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      order: 'post',
      sequential: true,
      // Node's threads are the limit of what happens at once.
      async handler({ dir }) {
        if (dir === undefined) this.error('The build has no folder.')
        const found = await readdir(dir, { recursive: true, withFileTypes: true })
        const files = found.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
        await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))))
      },
    },
  }
}
