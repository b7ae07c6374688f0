import { join } from 'node:path'
import type { Config } from '../config.js'
import { diskFiles } from './disk-files.js'
import type { FileStore } from './file-store.js'

/** The store of files that is configured: a bucket, else the data folder. */
export async function openFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> {
  if (!s3) return diskFiles(join(dataDir, 'files'))
  // The SDK is large: only who uses it waits for it.
  const { s3Files } = await import('./s3-files.js')
  return s3Files(s3)
}
