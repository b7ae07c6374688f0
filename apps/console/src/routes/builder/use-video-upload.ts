import type { BuilderAsset } from '@placard/domain/ad-builder'
import type { Creative } from '@placard/domain/creative'
import { uniqueAssetName } from '@placard/domain/internal/creative'
import { useMutation } from '@tanstack/react-query'
import { createAssetMutation } from '../../data/campaigns/assets.js'

/** Returns a function that uploads a video to the creative of the open ad; undefined while it has none. */
export function useVideoUpload(
  creative: Creative | undefined,
): ((file: File) => Promise<Omit<BuilderAsset, 'id'>>) | undefined {
  const { mutateAsync } = useMutation(createAssetMutation)
  if (!creative) return undefined
  return async (file) => {
    const name = uniqueAssetName(file.name, creative.assets)
    const { url, width, height } = await mutateAsync({
      creative,
      file: new File([file], name, { type: file.type }),
      facts: { width: null, height: null, duration: null },
      signal: AbortSignal.timeout(180_000),
      onProgress: () => undefined,
    })
    return { name, kind: 'video', url, width, height }
  }
}
