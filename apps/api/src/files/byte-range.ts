import type { IncomingHttpHeaders } from 'node:http'
import type { ByteRange } from './file-store.js'

/**
 * The part of a file that a request asks for: undefined for all of it, which is also the answer to what is no range,
 * to several at once, and to a range of what the file was before.
 */
export function byteRange(
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  bytes: number,
  etag: string,
): ByteRange | 'outside' | undefined {
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return undefined
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range) ?? []
  if (first === '' && last === '') return undefined
  if (first === '')
    return Number(last) === 0 ? 'outside' : { first: Math.max(0, bytes - Number(last)), last: bytes - 1 }
  if (last !== '' && Number(last) < Number(first)) return undefined
  if (Number(first) >= bytes) return 'outside'
  return { first: Number(first), last: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) }
}
