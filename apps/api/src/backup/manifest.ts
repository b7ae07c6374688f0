import * as z from 'zod'

/** Name of the last entry of a backup, which lists all other entries with their digests. */
export const MANIFEST_NAME = 'manifest.json'

const entrySchema = z.object({
  path: z.string(),
  bytes: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

/** File in a backup. */
export type BackupEntry = z.infer<typeof entrySchema>

/** Describes a backup and everything in it. */
export const manifestSchema = z.object({
  format: z.literal('placard-backup-1'),
  createdAt: z.iso.datetime(),
  /** Location of the secret; only that of a file is in the backup. */
  secret: z.enum(['file', 'environment']),
  /** Location of the files; only those of the data folder are in the backup. */
  files: z.enum(['folder', 'bucket']),
  entries: z.array(entrySchema),
})

/** Description of a backup and everything in it. */
export type Manifest = z.infer<typeof manifestSchema>
