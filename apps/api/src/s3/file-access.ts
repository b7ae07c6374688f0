import { randomBytes } from 'node:crypto'
import type { FileCredentials } from '@placard/domain/internal/files'
import * as z from 'zod'
import type { Config } from '../config.js'
import { S3Error } from '../s3-error.js'
import { isSameSecret, type Signer } from '../secrets.js'
import { S3_PATH } from './s3-request.js'

/** Bucket of the embedded S3 endpoint. */
export const BUCKET = 'placard-files'
/** Region of the embedded S3 endpoint. */
export const REGION = 'us-east-1'
/** Lifetime of credentials, in ms. */
export const CREDENTIALS_MS = 3_600_000

const ACTIONS = ['list', 'get', 'put', 'delete'] as const

/** Kind of operation that credentials allow. */
export type FileAction = (typeof ACTIONS)[number]

/** Content of a session token. */
const accessSchema = z.object({
  userID: z.string(),
  /** Key of the session that requested the credentials, which end with it. */
  sessionKey: z.string(),
  /** Start of all keys that the credentials give access to. */
  prefix: z.string(),
  actions: z.array(z.enum(ACTIONS)),
  /** Time in ms since 1970. */
  expiresAt: z.number(),
})

/** Access that credentials give. */
export type FileAccess = z.infer<typeof accessSchema>

/** Returns the start of a user's keys. */
export const prefixOfUser = (userID: string): string => `users/${userID}/`

const signed = (signer: Signer, purpose: 'token' | 'secret', text: string) =>
  signer.sign(Buffer.from(`${purpose} ${text}`)).toString('base64url')

/** The secret follows from the key and the token, so that no server has to store credentials. */
const deriveSecret = (signer: Signer, accessKeyId: string, token: string) =>
  signed(signer, 'secret', `${accessKeyId} ${token}`)

/** Returns new credentials for a user's folder in the embedded S3 endpoint. They end with the user's session. */
export function grantFileAccess(
  { config, credentialSigner }: { config: Pick<Config, 'publicUrl'>; credentialSigner: Signer },
  { userID, sessionKey }: Pick<FileAccess, 'userID' | 'sessionKey'>,
  now: Date,
): FileCredentials {
  const prefix = prefixOfUser(userID)
  const expiresAt = now.getTime() + CREDENTIALS_MS
  const access: FileAccess = { userID, sessionKey, prefix, actions: [...ACTIONS], expiresAt }
  const claims = Buffer.from(JSON.stringify(access)).toString('base64url')
  const sessionToken = `${claims}.${signed(credentialSigner, 'token', claims)}`
  const accessKeyId = `PLCD${randomBytes(8).toString('hex').toUpperCase()}`
  return {
    region: REGION,
    bucket: BUCKET,
    endpoint: config.publicUrl + S3_PATH,
    forcePathStyle: true,
    prefix,
    accessKeyId,
    secretAccessKey: deriveSecret(credentialSigner, accessKeyId, sessionToken),
    sessionToken,
    expiration: new Date(expiresAt).toISOString(),
  }
}

/**
 * Returns the access of a session token, and the secret of its credentials. Throws an `S3Error` if the token is
 * missing, forged or expired.
 */
export function readFileAccess(
  signer: Signer,
  { accessKeyId, sessionToken, now }: { accessKeyId: string; sessionToken: string | undefined; now: Date },
): { access: FileAccess; secretAccessKey: string } {
  if (sessionToken === undefined) throw new S3Error('InvalidAccessKeyId')
  const [claims = '', signature = ''] = sessionToken.split('.', 2)
  if (!isSameSecret(signature, signed(signer, 'token', claims))) throw new S3Error('InvalidToken')
  const access = accessSchema.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()))
  if (access.expiresAt <= now.getTime()) throw new S3Error('ExpiredToken')
  return { access, secretAccessKey: deriveSecret(signer, accessKeyId, sessionToken) }
}

/** Throws an `S3Error` unless the access includes an action on a key, or on all keys with a prefix. */
export function requireAccess({ prefix, actions }: FileAccess, action: FileAction, key: string): void {
  if (!actions.includes(action) || !key.startsWith(prefix)) throw new S3Error('AccessDenied')
}
