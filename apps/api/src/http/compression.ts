import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Responses below this size fit into one packet anyway. */
const LEAST_BYTES = 1024

/** Window of 512 kB: lists get as small as with brotli's default of 4 MB, which takes that memory per response. */
const WINDOW_BITS = 19
const QUALITY = 4

const OWN_SITES = ['same-origin', 'none']

/** Returns whether a page of another site caused the request. Programs and old browsers don't send the header. */
const isOfOtherSite = ({ headers: { 'sec-fetch-site': site } }: FastifyRequest) =>
  site !== undefined && !OWN_SITES.includes(String(site))

interface CompressionOptions {
  /** True to compress responses to other sites too: only where they contain no secret. @default false */
  forOtherSites?: boolean
}

/**
 * Compresses the responses of all routes that are added to `scope` afterwards: brotli, gzip or not at all, as the
 * client accepts. Large responses are compressed as streams on libuv's threads, without delaying other requests;
 * request bodies have to be uncompressed. A route opts out with `compress: false`. The length of a compressed
 * response reveals whether a text chosen by the client occurs in it, next to secrets (BREACH). An attacker would
 * have to make a victim's browser send many requests from another site, so those get uncompressed responses.
 * Requests with somebody's cookie cannot be sent in any other way.
 */
export async function compressResponses(
  scope: FastifyInstance,
  { forOtherSites = false }: CompressionOptions = {},
): Promise<void> {
  // A callback, since a promise for each pixel would cost more than the pixel.
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
