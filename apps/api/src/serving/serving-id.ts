import { randomBytes, timingSafeEqual } from 'node:crypto'
import { MAX_ID_LENGTH, SERVING_LIFE_MS } from '@placard/domain'
import type { Signer } from '../secrets.js'

/** Serving: one time that an ad was served. */
export interface Serving {
  liveID: string
  servedAt: Date
  /** True for previews, whose events are not counted. */
  isPreview: boolean
  /** Identifies the serving among all of its live id. */
  key: string
}

/** Creates and reads serving ids. */
export interface ServingIDs {
  create: (liveID: string, servedAt: Date, isPreview?: boolean) => string
  /** Returns the serving of an id; undefined for an id with an invalid signature. */
  read: (servingID: string) => Serving | undefined
}

const MAC_BYTES = 12
const TIME_BYTES = 6
const RANDOM_BYTES = 6
const KIND = { counted: 0, preview: 1 } as const
const HEAD_BYTES = MAC_BYTES + 1 + TIME_BYTES + RANDOM_BYTES

/** Tolerated clock difference between servers, in ms. */
const CLOCK_DIFFERENCE_MS = 5 * 60_000

const SHAPE = /^[\w-]{34,80}$/

/**
 * Serving ids contain everything that counting needs, so that a pixel reads no database: live id, time and a random
 * part, preceded by a signature against forgery.
 */
export const createServingIDs = ({ sign }: Signer): ServingIDs => ({
  create(liveID, servedAt, isPreview = false) {
    const head = Buffer.alloc(1 + TIME_BYTES)
    head.writeUInt8(isPreview ? KIND.preview : KIND.counted)
    head.writeUIntBE(servedAt.getTime(), 1, TIME_BYTES)
    const body = Buffer.concat([head, randomBytes(RANDOM_BYTES), Buffer.from(liveID)])
    return Buffer.concat([sign(body).subarray(0, MAC_BYTES), body]).toString('base64url')
  },
  read(servingID) {
    if (!SHAPE.test(servingID)) return undefined
    const bytes = Buffer.from(servingID, 'base64url')
    // The last character may contain unused bits.
    if (bytes.toString('base64url') !== servingID) return undefined
    const body = bytes.subarray(MAC_BYTES)
    if (bytes.length <= HEAD_BYTES || bytes.length > HEAD_BYTES + 2 * MAX_ID_LENGTH) return undefined
    if (!timingSafeEqual(sign(body).subarray(0, MAC_BYTES), bytes.subarray(0, MAC_BYTES))) return undefined
    return {
      liveID: bytes.subarray(HEAD_BYTES).toString(),
      servedAt: new Date(body.readUIntBE(1, TIME_BYTES)),
      isPreview: body.readUInt8() !== KIND.counted,
      key: bytes.subarray(MAC_BYTES + 1, HEAD_BYTES).toString('base64url'),
    }
  },
})

/** Returns whether events of a serving still count: not in a preview, not too late, not before it was served. */
export function isCounted({ isPreview, servedAt }: Serving, now: Date): boolean {
  const age = now.getTime() - servedAt.getTime()
  return !isPreview && age <= SERVING_LIFE_MS && age >= -CLOCK_DIFFERENCE_MS
}
