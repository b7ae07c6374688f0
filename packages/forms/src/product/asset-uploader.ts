import type { Asset, MediaMetadata } from '@placard/domain/creative'

/** Options of an upload. */
export interface AssetUploadOptions {
  /** Aborted when the user cancels the upload. */
  signal: AbortSignal
  /** Reports the share of bytes sent, from 0 to 1. */
  onProgress: (share: number) => void
  /** Reports with `true` that the upload waits because the server is busy, and with `false` that it goes on. */
  onWait?: ((isWaiting: boolean) => void) | undefined
  /** Asset to replace; it is removed after the upload. */
  replaces?: Asset | undefined
}

/**
 * Uploads a file and returns the created asset. `file` has the final asset name; `facts` is the metadata read by the
 * browser, which the server verifies. Error messages thrown are shown as they are.
 */
export type AssetUploader = (file: File, facts: MediaMetadata, options: AssetUploadOptions) => Promise<Asset>

/** Returns the file under another name. */
export const renamed = (file: File, name: string): File =>
  file.name === name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified })
