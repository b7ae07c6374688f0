import type { Asset } from '@placard/domain/creative'
import { formatMediaMetadata } from '@placard/domain/internal/creative'
import { formatBytes } from '@placard/ui'

/** Text with the facts of an asset: 1920x1080 · 0:15 · H.264 · 4.2 MB. `size` is that of a file uploaded just now. */
export const assetFacts = (asset: Asset, size: number | undefined = asset.bytes): string =>
  [...formatMediaMetadata(asset), size === undefined ? undefined : formatBytes(size)].filter(Boolean).join(' · ')
