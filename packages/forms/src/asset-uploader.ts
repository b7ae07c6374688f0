import type { Asset, MediaMetadata } from '@placard/domain'

/** What goes with an upload. */
export interface AssetUploadOptions {
  /** Ends the upload: somebody cancelled it. */
  signal: AbortSignal
  /** Tells how much has been sent, from 0 to 1. */
  onProgress: (share: number) => void
  /** The asset that this file takes the place of; it goes once the new one is there. */
  replaces?: Asset | undefined
}

/**
 * Sends a file and answers the asset that it became. `file` has the name that the asset is to have; `facts` is what this
 * browser read of it, which the server checks for itself. What it throws is shown in its own words.
 */
export type AssetUploader = (file: File, facts: MediaMetadata, options: AssetUploadOptions) => Promise<Asset>

/** The same file under another name. */
export const renamed = (file: File, name: string): File =>
  file.name === name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified })
