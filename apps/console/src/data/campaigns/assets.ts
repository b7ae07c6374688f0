import { endpoints } from '@placard/domain/api'
import { createIdempotencyKey } from '@placard/domain/client'
import type { Asset, MediaMetadata } from '@placard/domain/creative'
import { mutationOptions } from '@tanstack/react-query'
import { call, upload } from '../api.js'
import { waitWhileBusy } from '../wait-while-busy.js'
import { type CreativeKey, takeAssets } from './creatives.js'

/** File to upload, and the callbacks of its upload. */
export interface AssetUpload {
  creative: CreativeKey
  file: File
  /** Metadata read by the browser, for formats that the server cannot measure. */
  facts: MediaMetadata
  /** Asset to delete once the file is uploaded. */
  replaces?: Asset | undefined
  signal: AbortSignal
  /** Called with the share of bytes sent, from 0 to 1. */
  onProgress: (share: number) => void
  /** Called with `true` while the upload waits because the server is busy, then with `false`. */
  onWait?: ((isWaiting: boolean) => void) | undefined
}

/** Keys of uploads that have not succeeded: a retry of the same file is not stored twice. */
const keys = new WeakMap<File, string>()

/**
 * Uploads a file of a creative. A replaced asset is deleted afterwards by its own call, because a list of assets to
 * keep would delete those that other uploads have just added.
 */
export async function uploadAsset({
  creative,
  file,
  facts,
  replaces,
  signal,
  onProgress,
  onWait,
}: AssetUpload): Promise<Asset> {
  const idempotencyKey = keys.get(file) ?? createIdempotencyKey()
  keys.set(file, idempotencyKey)
  const { width, height, duration } = facts
  const send = () =>
    upload(endpoints.uploadAssets, {
      fields: {
        creativeID: creative.id,
        ...(width !== null && { width }),
        ...(height !== null && { height }),
        ...(duration !== null && { duration }),
      },
      files: [file],
      signal,
      idempotencyKey,
      onProgress: ({ sent, total }) => onProgress(sent / Math.max(total, 1)),
    })
  const { data } = await waitWhileBusy(send, { signal, onWait })
  keys.delete(file)
  const [added] = data
  if (!added) throw new Error('The server stored no file.')
  if (replaces) await call(endpoints.deleteAsset, { query: { id: replaces.id, creativeID: creative.id } })
  return added
}

/** Uploads a file of a creative, which the cache then has. */
export const createAssetMutation = mutationOptions({
  mutationFn: uploadAsset,
  onSuccess: (added, { creative, replaces }) =>
    takeAssets(creative, (assets) => [added, ...assets.filter(({ id }) => id !== replaces?.id && id !== added.id)]),
})

/** File of a creative, and its new name. */
interface AssetRename {
  creative: CreativeKey
  asset: Asset
  name: string
}

/** Uploads a file under another name and deletes the one before, because the server cannot rename files. */
async function renameAsset({ creative, asset, name }: AssetRename): Promise<Asset> {
  const answer = await fetch(asset.url)
  if (!answer.ok) throw new Error(`${asset.name} can’t be copied. It may have been deleted.`)
  const file = new File([await answer.blob()], name)
  const signal = new AbortController().signal
  return uploadAsset({ creative, file, facts: asset, replaces: asset, signal, onProgress: () => undefined })
}

/** Gives a file of a creative another name. */
export const updateAssetNameMutation = mutationOptions({
  mutationFn: renameAsset,
  onSuccess: (added, { creative, asset }) =>
    takeAssets(creative, (assets) => [added, ...assets.filter(({ id }) => id !== asset.id && id !== added.id)]),
})

/** Deletes a file of a creative; published versions keep theirs. */
export const deleteAssetMutation = mutationOptions({
  mutationFn: ({ creative, asset }: { creative: CreativeKey; asset: Asset }) =>
    call(endpoints.deleteAsset, { query: { id: asset.id, creativeID: creative.id } }),
  onSuccess: (_, { creative, asset }) => takeAssets(creative, (assets) => assets.filter(({ id }) => id !== asset.id)),
})
