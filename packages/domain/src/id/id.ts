import * as z from 'zod'

/** Maximum length of an id: longer ones are share tokens, so that the two cannot be confused. */
export const MAX_ID_LENGTH = 24

/** Prefix of the temporary id of an entity that the server has not stored yet. */
export const TEMPORARY_ID_PREFIX = 'new_'

const TEMPORARY_ID_LENGTH = 14
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Returns `length` random letters and digits from a secure source. */
export function randomAlphanumeric(length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      // 248 is the largest multiple of 62 in a byte: dropping the rest keeps every character equally likely.
      if (byte < 248 && text.length < length) text += ALPHABET[byte % 62]
    }
  }
  return text
}

/** Creates an entity's id: 20 random letters and digits (119 bits). */
export const createId = (): string => randomAlphanumeric(20)

/** Creates a temporary id, `new_` plus 14 letters and digits, which is used until the server assigns a real one. */
export const createTemporaryId = (): string => TEMPORARY_ID_PREFIX + randomAlphanumeric(TEMPORARY_ID_LENGTH)

/** Returns true for temporary ids, which the server does not know. */
export const isTemporaryId = (id: string): boolean => id.startsWith(TEMPORARY_ID_PREFIX)

/** Returns true if an id is a share token: tokens are longer than 24 characters. */
export const isShareToken = (id: string): boolean => id.length > MAX_ID_LENGTH

/** Schema of an id with a single error message. */
export const idSchemaWithMessage = (message: string) => z.string(message).min(1, message).max(MAX_ID_LENGTH, message)

/** Schema of the id of a campaign, creative, user or other entity. */
export const idSchema = z.string().min(1).max(MAX_ID_LENGTH)
