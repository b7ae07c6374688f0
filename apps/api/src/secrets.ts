import { createCipheriv, createDecipheriv, createHash, createHmac, createSecretKey, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A new secret to hand out: 43 characters that are safe in a URL, from 32 random bytes. */
export const randomSecret = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a secret: enough to recognise it, useless to whoever reads the table. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Locks texts up so that only this server can read them again. */
export interface Sealer {
  seal: (text: string, label: string) => string
  /** The text that was sealed under this label; undefined when it was sealed with another secret. */
  open: (sealed: string, label: string) => string | undefined
}

const IV_BYTES = 12
const TAG_BYTES = 16

/** Makes a sealer (AES-256-GCM) from a secret. The label is bound in: a sealed text is of no use in another row. */
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

/** Signs bytes, so that nobody without the secret can make up what was signed. */
export interface Signer {
  sign: (bytes: Buffer) => Buffer
}

/** Makes a signer (HMAC-SHA-256) from a secret. What is signed for one purpose is worth nothing for another. */
export function createSigner(secret: string, purpose: string): Signer {
  const key = createSecretKey(createHash('sha256').update(`placard sign ${purpose} ${secret}`).digest())
  return { sign: (bytes) => createHmac('sha256', key).update(bytes).digest() }
}

/** The data folder's own secret, made at the first start. */
export function secretOf(dataDir: string): string {
  const file = join(dataDir, 'secret')
  try {
    writeFileSync(file, randomSecret(), { flag: 'wx', mode: 0o600, flush: true })
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
  }
  return readFileSync(file, 'utf8')
}
