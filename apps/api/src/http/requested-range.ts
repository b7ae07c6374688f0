import type { IncomingHttpHeaders } from 'node:http'
import type { ByteRange } from '../files/file-store.js'

/**
 * Returns the requested part of a file, or undefined for all of it: without a range, for an invalid one, for several at
 * once, and when If-Range names another version. See docs/decisions/0021-libraries-or-own-code.md for why not range-parser.
 */
export function requestedRange(
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  bytes: number,
  etag: string,
): ByteRange | 'outside' | undefined {
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return undefined
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range) ?? []
  if (first === '' && last === '') return undefined
  if (first === '')
    return Number(last) === 0 || bytes === 0 ? 'outside' : { first: Math.max(0, bytes - Number(last)), last: bytes - 1 }
  if (last !== '' && Number(last) < Number(first)) return undefined
  if (Number(first) >= bytes) return 'outside'
  return { first: Number(first), last: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) }
}
