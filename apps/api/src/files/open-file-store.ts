import { join } from 'node:path'
import type { Config } from '../config.js'
import { diskFiles } from './disk-files.js'
import type { FileStore } from './file-store.js'

/** Opens the configured file store: a bucket, or else the data folder. */
export async function openFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> {
  if (!s3) return diskFiles(join(dataDir, 'files'))
  // Imported on demand, because the SDK is large.
  const { s3Files } = await import('./s3-files.js')
  return s3Files(s3)
}
