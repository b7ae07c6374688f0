import { randomBytes } from 'node:crypto'
import { SERVING_LIFE_MS } from '@placard/domain/internal/tags'
import { MAX_ID_LENGTH } from '@placard/domain/internal/text'
import { isSameSecret, type Signer } from '../secrets.js'

/** Serving: one time that an ad was served. */
export interface Serving {
  liveID: string
  servedAt: Date
  /** True for previews and click tests, whose events are not counted. */
  isPreview: boolean
  /** ID of the click test, whose click leads to our end page. */
  clickTest?: string
  /** Identifies the serving among all of its live id. */
  key: string
}

/** Creates and reads serving ids. */
export interface ServingIDs {
  create: (liveID: string, servedAt: Date, isPreview?: boolean) => string
  /** Creates the serving id of a click test, whose ID takes the place of the random part. */
  createForClickTest: (liveID: string, servedAt: Date, test: string) => string
  /** Returns the serving of an id; undefined for an id with an invalid signature. */
  read: (servingID: string) => Serving | undefined
  /** Returns the serving id that a text starts with; undefined if it starts with none. */
  findAtStart: (text: string) => string | undefined
}

const MAC_BYTES = 12
const TIME_BYTES = 6
const RANDOM_BYTES = 6
const KIND = { counted: 0, preview: 1, clickTest: 2 } as const
const HEAD_BYTES = MAC_BYTES + 1 + TIME_BYTES + RANDOM_BYTES

/** Tolerated clock difference between servers, in ms. */
const CLOCK_DIFFERENCE_MS = 5 * 60_000

const [MIN_LENGTH, MAX_LENGTH] = [34, 80]
const SHAPE = new RegExp(`^[\\w-]{${MIN_LENGTH},${MAX_LENGTH}}$`)

function signed(sign: Signer['sign'], kind: number, liveID: string, servedAt: Date, random: Buffer): string {
  const head = Buffer.alloc(1 + TIME_BYTES)
  head.writeUInt8(kind)
  head.writeUIntBE(servedAt.getTime(), 1, TIME_BYTES)
  const body = Buffer.concat([head, random, Buffer.from(liveID)])
  return Buffer.concat([sign(body).subarray(0, MAC_BYTES), body]).toString('base64url')
}

/**
 * Serving ids contain everything that counting needs, so that a pixel reads no database: live id, time and a random
 * part, preceded by a signature against forgery.
 */
export function createServingIDs({ sign }: Signer): ServingIDs {
  const ids: ServingIDs = {
    create: (liveID, servedAt, isPreview = false) =>
      signed(sign, isPreview ? KIND.preview : KIND.counted, liveID, servedAt, randomBytes(RANDOM_BYTES)),
    createForClickTest: (liveID, servedAt, test) =>
      signed(sign, KIND.clickTest, liveID, servedAt, Buffer.from(test, 'base64url')),
    read(servingID) {
      if (!SHAPE.test(servingID)) return undefined
      const bytes = Buffer.from(servingID, 'base64url')
      // The last character may contain unused bits.
      if (bytes.toString('base64url') !== servingID) return undefined
      const body = bytes.subarray(MAC_BYTES)
      if (bytes.length <= HEAD_BYTES || bytes.length > HEAD_BYTES + 2 * MAX_ID_LENGTH) return undefined
      if (!isSameSecret(bytes.subarray(0, MAC_BYTES), sign(body).subarray(0, MAC_BYTES))) return undefined
      return {
        ...(body.readUInt8() === KIND.clickTest && {
          clickTest: bytes.toString('base64url', HEAD_BYTES - RANDOM_BYTES, HEAD_BYTES),
        }),
        liveID: bytes.toString('utf8', HEAD_BYTES),
        servedAt: new Date(body.readUIntBE(1, TIME_BYTES)),
        isPreview: body.readUInt8() !== KIND.counted,
        key: bytes.toString('base64url', MAC_BYTES + 1, HEAD_BYTES),
      }
    },
    findAtStart(text) {
      const longest = /^[\w-]*/.exec(text.slice(0, MAX_LENGTH))?.[0] ?? ''
      // The longest first, because most requests have nothing after the id.
      for (let length = longest.length; length >= MIN_LENGTH; length -= 1) {
        const servingID = longest.slice(0, length)
        if (ids.read(servingID)) return servingID
      }
      return undefined
    },
  }
  return ids
}

const CLICK_PATH = '/serve/click/'

/**
 * Returns the path of a click URL without what the page around the ad appended to it, such as a slash, parameters or
 * the address of another site. Other paths are unchanged.
 */
export function readClickPath(path: string, { findAtStart }: Pick<ServingIDs, 'findAtStart'>): string {
  if (!path.startsWith(CLICK_PATH)) return path
  const servingID = findAtStart(path.slice(CLICK_PATH.length))
  return servingID === undefined ? path : CLICK_PATH + servingID
}

/** Returns whether events of a serving still count: not in a preview or click test, not too late, not before it was served. */
export function isCounted({ isPreview, servedAt }: Serving, now: Date): boolean {
  const age = now.getTime() - servedAt.getTime()
  return !isPreview && age <= SERVING_LIFE_MS && age >= -CLOCK_DIFFERENCE_MS
}
