import { fromCognitoIdentityPool } from '@aws-sdk/credential-provider-cognito-identity'
import { endpoints } from '@placard/domain/api'
import type { FileManagerSettings } from '@placard/domain/files'
import type { FileCredentials } from '@placard/domain/internal/files'
import { config } from '../../config.js'
import { toLocalTime } from '../../state/session-store.js'
import { call, callToEnd } from '../api.js'
import { type KeySource, shareKeys, type TemporaryKeys } from './share-keys.js'

/** Place of the files, and the source of the keys to it. */
export interface FileAccess {
  region: string
  bucket: string
  /** URL of an S3-compatible service; undefined for Amazon S3. */
  endpoint?: string
  /** True if the bucket's name is part of the path instead of the host name. */
  forcePathStyle: boolean
  /** Start of all keys that may be used: '' or ending with '/'. */
  prefix: string
  /** Returns valid keys, the same for all clients. */
  credentials: KeySource
}

/** Where the credentials come from. */
export type FileAccessSettings = Pick<FileManagerSettings, 'region' | 'bucket' | 'identityPoolID'>

/** Returns the identity pool in use: that of the settings, else that of the installation; null for the API. */
export const chooseIdentityPool = ({ identityPoolID }: FileAccessSettings): string | null =>
  identityPoolID ?? config().identityPoolID ?? null

/** Identity IDs would otherwise be stored in the browser, where the next user could get credentials with them. */
function memoryCache() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

function accessByPool(pool: string, { region, bucket }: FileAccessSettings): FileAccess {
  const [poolRegion] = pool.split(':', 1)
  const credentials = fromCognitoIdentityPool({
    identityPoolId: pool,
    cache: memoryCache(),
    clientConfig: { region: poolRegion ?? region },
  })
  return { region, bucket, forcePathStyle: false, prefix: '', credentials: shareKeys(credentials) }
}

const createKeys = ({ accessKeyId, secretAccessKey, sessionToken, expiration }: FileCredentials): TemporaryKeys => ({
  accessKeyId,
  secretAccessKey,
  sessionToken,
  expiration: toLocalTime(new Date(expiration)),
})

async function accessByApi(settings: FileAccessSettings): Promise<FileAccess> {
  const { data: first } = await call(endpoints.fileCredentials)
  const { endpoint, forcePathStyle, prefix } = first
  const isChosen = settings.bucket !== '' && settings.bucket !== first.bucket
  return {
    region: isChosen ? settings.region : first.region,
    bucket: isChosen ? settings.bucket : first.bucket,
    ...(endpoint !== null && { endpoint }),
    forcePathStyle,
    prefix,
    // Not cancelled with a screen, because uploads outlive it.
    credentials: shareKeys(
      async () => createKeys((await callToEnd(endpoints.fileCredentials)).data),
      createKeys(first),
    ),
  }
}

/**
 * Returns the access to the files: by the identity pool, or by the API, which also names the bucket if the settings
 * don't. Throws the API's error.
 */
export async function findFileAccess(settings: FileAccessSettings): Promise<FileAccess> {
  const pool = chooseIdentityPool(settings)
  return pool === null ? accessByApi(settings) : accessByPool(pool, settings)
}
