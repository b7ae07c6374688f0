import { createCipheriv, createDecipheriv, createHash, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { syncPath } from './fsync.js'

/** Returns a new secret: 43 URL-safe characters from 32 random bytes. */
export const randomSecret = (): string => randomBytes(32).toString('base64url')

/** Returns the SHA-256 of a secret, which is all that the database stores of it, or of a file. */
export const hashContent = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

const toBytes = (value: string | Buffer) => (typeof value === 'string' ? Buffer.from(value) : value)

/**
 * Compares a received secret or signature with the right one, in a time that does not depend on where they differ. Texts
 * are compared by their bytes in UTF-8.
 */
export function isSameSecret(received: string | Buffer, right: string | Buffer): boolean {
  const [one, other] = [toBytes(received), toBytes(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Encrypts texts so that only this installation can read them. */
export interface Sealer {
  seal: (text: string, label: string) => string
  /** Returns the decrypted text; undefined if it was encrypted with another secret or label. */
  open: (sealed: string, label: string) => string | undefined
}

const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Creates a sealer (AES-256-GCM) from a secret. The label is authenticated too, so that a sealed text cannot be
 * moved to another row.
 */
export function createSealer(secret: string): Sealer {
  const key = createHash('sha256').update(`placard seal ${secret}`).digest()
  return {
    seal(text, label) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(label))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, label) {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
        decipher.setAAD(Buffer.from(label)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
        return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
  }
}

/** Signs bytes, so that they cannot be forged without the secret. */
export interface Signer {
  sign: (bytes: Buffer) => Buffer
}

/** Block size of SHA-256, in bytes. */
const HMAC_BLOCK_BYTES = 64

/**
 * Creates a signer (HMAC-SHA-256, RFC 2104) from a secret. Signatures for one purpose are invalid for another. As two
 * hashes, because `createHmac` takes four times as long, and every event of an ad has a signature.
 */
export function createSigner(secret: string, purpose: string): Signer {
  const key = createHash('sha256').update(`placard sign ${purpose} ${secret}`).digest()
  const padWith = (pad: number) =>
    Buffer.from(Array.from({ length: HMAC_BLOCK_BYTES }, (_, at) => (key[at] ?? 0) ^ pad))
  const [inner, outer] = [padWith(0x36), padWith(0x5c)]
  const digest = (...parts: Buffer[]) => hash('sha256', Buffer.concat(parts), 'buffer')
  return { sign: (bytes) => digest(outer, digest(inner, bytes)) }
}

/** Minimum length of a secret, in characters. */
const MIN_SECRET_LENGTH = 32
/** Minimum entropy in bits: slightly less than 32 random decimal digits, the weakest accepted alphabet. */
const MIN_SECRET_BITS = 90
/** Minimum compressed size in bytes, since repetition compresses: 32 characters without any need 34 bytes. */
const MIN_COMPRESSED_BYTES = 24

/** Rule for secrets, to follow a variable's name in a message. */
export const SECRET_RULE = 'must be at least 32 random characters'

/** Shannon entropy of a list of values, in bits each. */
function computeEntropy(values: number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()].reduce(
    (sum, count) => sum - (count / values.length) * Math.log2(count / values.length),
    0,
  )
}

/**
 * True if a secret is long enough and neither repeats itself nor counts up, so that the keys derived from it cannot
 * be guessed.
 */
export function isStrongSecret(secret: string): boolean {
  if (secret.length < MIN_SECRET_LENGTH) return false
  const codes = Array.from(secret, (character) => character.charCodeAt(0))
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  const bits = Math.min(computeEntropy(codes), computeEntropy(steps)) * secret.length
  return bits >= MIN_SECRET_BITS && deflateRawSync(secret).length >= MIN_COMPRESSED_BYTES
}

/** A secret file that must not be used. The message says what to do next. */
export class WeakSecretFile extends Error {
  override readonly name = 'WeakSecretFile'

  constructor(file: string) {
    super(
      `The secret in ${file} ${SECRET_RULE}; it was probably cut off. Put the file back from a backup. Without one, delete it: Placard then creates a new secret, and the addresses of existing share links can no longer be shown.`,
    )
  }
}

/** The path of the data folder's own secret. */
export const secretFile = (dataDir: string): string => join(dataDir, 'secret')

/** Creates the file complete and synced to disk under its name, or not at all; returns whether this process did. */
function createSecret(dataDir: string): boolean {
  const file = secretFile(dataDir)
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(unfinished, randomSecret(), { flag: 'wx', mode: 0o600, flush: true })
  try {
    // Unlike a rename, a link never replaces the secret that another server has just created.
    linkSync(unfinished, file)
    return true
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
    return false
  } finally {
    rmSync(unfinished)
    syncPath(dataDir)
  }
}

/** Reads the data folder's own secret, creating it at the first start. Throws `WeakSecretFile`. */
export function readOrCreateSecret(dataDir: string): { secret: string; isNew: boolean } {
  const file = secretFile(dataDir)
  const isNew = !existsSync(file) && createSecret(dataDir)
  const secret = readFileSync(file, 'utf8')
  if (!isStrongSecret(secret)) throw new WeakSecretFile(file)
  return { secret, isNew }
}
