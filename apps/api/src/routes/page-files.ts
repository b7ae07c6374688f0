import { Readable } from 'node:stream'
import { ASSET_MESSAGES } from '@placard/domain/creative'
import { ARCHIVE_LIMITS, FILES_PREFIX, pageFileType } from '@placard/domain/internal/creative'
import { CLICK_TEST_PARAMETER, pageWithScript, servingUrls } from '@placard/domain/internal/tags'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { isAssetKey } from '../files/file-keys.js'
import type { ByteRange } from '../files/file-store.js'
import { createPageArchives, type PageFile } from '../files/page-archive.js'
import { requestedRange } from '../http/requested-range.js'
import { Refusal } from '../refusal.js'
import { pagePolicy } from '../serving/ad-responses.js'
import { isFramed } from '../serving/framed-request.js'
import { findStoredFile } from '../store/campaigns/assets.js'
import { FILE_HEADERS, fileNotFound, outsideRange } from './asset-files.js'

const openPieces = async (file: PageFile) => (await file.open()) as AsyncIterable<Buffer>

/** Reads a page. Bytes that are not UTF-8 stay as they are, and the page says what they are. */
async function readPage(file: PageFile): Promise<{ text: string; encoding: 'utf-8' | 'latin1' }> {
  const pieces: Buffer[] = []
  for await (const piece of await openPieces(file)) pieces.push(piece)
  const bytes = Buffer.concat(pieces)
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: bytes.toString('latin1'), encoding: 'latin1' }
  }
}

/** Reads a part of an unpacked file. */
async function* readRange(file: PageFile, { first, last }: ByteRange): AsyncGenerator<Buffer> {
  let at = 0
  for await (const piece of await openPieces(file)) {
    if (at + piece.length > first) yield piece.subarray(Math.max(0, first - at), last + 1 - at)
    at += piece.length
    if (at > last) return
  }
}

/**
 * Serves the files of an HTML5 archive below its own URL. They are untrusted: each is in a sandbox without an origin,
 * and only the entry page runs scripts. Entry pages are read whole, up to the limit of uploads.
 */
export function pageFileRoutes(app: FastifyInstance, { config, db, files }: Context): void {
  const archives = createPageArchives(files)
  const { page: scriptUrl } = servingUrls(config.servingUrl)

  app.get<{ Params: { key: string; '*': string }; Querystring: Record<string, unknown> }>(
    `${FILES_PREFIX}:key/*`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { key, '*': path } = request.params
      const stored = isAssetKey(key) && key.endsWith('.zip') ? await findStoredFile(db, key) : undefined
      const file = stored && (await archives.find(key, stored.bytes, path))
      const type = file && pageFileType(file.path)
      if (!file || !type) throw fileNotFound()
      if (file.isEntryPage && isFramed(request)) {
        if (file.bytes > ARCHIVE_LIMITS.pageBytes) {
          request.log.warn({ key, bytes: file.bytes }, 'The entry page of an archive is too large to be served.')
          throw new Refusal('not-acceptable', ASSET_MESSAGES.tooLargePage(key, file.path))
        }
        const { text, encoding } = await readPage(file)
        const hosts = CLICK_TEST_PARAMETER in request.query ? config.servingUrl : undefined
        return reply
          .removeHeader('x-frame-options')
          .removeHeader('cross-origin-opener-policy')
          .headers({ ...FILE_HEADERS, 'accept-ranges': 'none', 'cache-control': 'no-store' })
          .header('content-security-policy', pagePolicy(`${config.servingUrl}${FILES_PREFIX}${key}`, hosts))
          .type(encoding === 'utf-8' ? `${type}; charset=utf-8` : type)
          .send(Buffer.from(pageWithScript(text, scriptUrl), encoding))
      }
      const range = requestedRange(request.headers, file.bytes, `"${key}"`)
      if (range === 'outside') throw outsideRange(reply, file.bytes)
      reply.headers({ ...FILE_HEADERS, etag: `"${key}"`, vary: 'Sec-Fetch-Dest' }).type(type)
      if (!range) return reply.header('content-length', file.bytes).send(await file.open())
      return reply
        .code(206)
        .header('content-range', `bytes ${range.first}-${range.last}/${file.bytes}`)
        .header('content-length', range.last - range.first + 1)
        .send(Readable.from(readRange(file, range)))
    },
  )
}
