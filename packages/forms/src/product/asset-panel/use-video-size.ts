import { type Asset, type Creative, creativeInputSchema } from '@placard/domain/creative'
import { useEffect, useRef, useState } from 'react'
import type { AssetUploader } from '../asset-uploader.js'

type SizedCreative = Pick<Creative, 'width' | 'height' | 'assets'> & Partial<Pick<Creative, 'type'>>

/** Width and height in px. */
interface Size {
  width: number
  height: number
}

const { width: DEFAULT_WIDTH, height: DEFAULT_HEIGHT } = creativeInputSchema
  .pick({ width: true, height: true })
  .parse({})

const isSame = (one: { width: number | null; height: number | null }, other: Size) =>
  one.width === other.width && one.height === other.height

/** Returns the videos of a VAST or VPAID creative if none has its size. */
export function differingVideos({ type = 'Banner', assets, ...size }: SizedCreative): Asset[] {
  if (type === 'Banner') return []
  const videos = assets.filter(({ uploadType, width }) => uploadType === 'video' && width !== null)
  return videos.some((video) => isSame(video, size)) ? [] : videos
}

interface Options {
  creative: SizedCreative | undefined
  upload: AssetUploader
  onSizeChange: ((size: Size) => void) | undefined
}

/**
 * Gives a VAST or VPAID creative with the default size that of an uploaded video. Players scale videos, so another size
 * was entered on purpose and stays. `taken` is the size after that, until it is changed.
 */
export function useVideoSize({ creative, upload, onSizeChange }: Options) {
  const [taken, setTaken] = useState<Size>()
  const latest = useRef({ creative, onSizeChange })
  useEffect(() => {
    latest.current = { creative, onSizeChange }
  })
  const onUpload: AssetUploader = async (file, facts, options) => {
    const asset = await upload(file, facts, options)
    const now = latest.current
    const { uploadType, width, height } = asset
    const isVideo = uploadType === 'video' && width !== null && height !== null
    if (!now.creative || !isVideo || (now.creative.type ?? 'Banner') === 'Banner') return asset
    const isUntouched = isSame(now.creative, { width: DEFAULT_WIDTH, height: DEFAULT_HEIGHT })
    if (!isUntouched || isSame(asset, now.creative) || !now.onSizeChange) return asset
    now.onSizeChange({ width, height })
    setTaken({ width, height })
    return asset
  }
  return { onUpload, taken: taken && creative && isSame(creative, taken) ? taken : undefined }
}
