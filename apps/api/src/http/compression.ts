import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What is smaller travels in one packet anyway. */
const LEAST_BYTES = 1024

/** Half a megabyte is looked back on: lists get as small as with brotli's own four, which take memory for each answer. */
const WINDOW_BITS = 19
const QUALITY = 4

const OWN_SITES = ['same-origin', 'none']

/** Whether a page of another site had the browser ask. Programs and old browsers do not say. */
const isOfOtherSite = ({ headers: { 'sec-fetch-site': site } }: FastifyRequest) =>
  site !== undefined && !OWN_SITES.includes(String(site))

interface CompressionOptions {
  /** Whether pages of other sites get compressed answers too: only where the answers hold no secret. @default false */
  forOtherSites?: boolean
}

/**
 * Compresses what the routes of `scope` answer that are added after this, as the caller prefers: brotli, gzip or nothing.
 * A large answer is a stream that libuv's threads compress, so that it holds up no other call; requests are taken
 * uncompressed only. A route says `compress: false` where it has nothing to gain.
 *
 * The length of a compressed answer tells whether what a caller chose occurs in it, next to what is secret (BREACH). Who
 * wants to learn it has to make a victim's browser ask again and again, from a page of theirs: such questions are
 * answered plain. Nothing else can ask with somebody's cookie, which no script can read and no answer repeats.
 */
export async function compressResponses(
  scope: FastifyInstance,
  { forOtherSites = false }: CompressionOptions = {},
): Promise<void> {
  // Told when it is done, since a promise for each pixel would cost more than the pixel.
  scope.addHook('onSend', (request, reply, payload, done) => {
    const isEmpty = reply.statusCode === 304
    if (isEmpty || (!forOtherSites && isOfOtherSite(request))) request.headers['x-no-compression'] = '1'
    done(null, payload)
  })
  await scope.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip', 'identity'],
    threshold: LEAST_BYTES,
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS },
    },
  })
}
