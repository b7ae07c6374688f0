import type { CreativeType } from './creative.js'

/** Common ad size with its industry name. */
export interface CreativeSizePreset {
  name: string
  width: number
  height: number
  /** Source list: fixed sizes of the IAB's New Ad Portfolio (2017), other common sizes, or video resolutions. */
  source: 'IAB' | 'common' | 'video'
  /** IAB limit of the initial load of this size, in kB. */
  firstLoadKB?: number
}

const iab = (name: string, width: number, height: number, firstLoadKB: number): CreativeSizePreset => ({
  name,
  width,
  height,
  source: 'IAB',
  firstLoadKB,
})
const plain =
  (source: CreativeSizePreset['source']) =>
  (name: string, width: number, height: number): CreativeSizePreset => ({ name, width, height, source })
const common = plain('common')
const video = plain('video')

/** Size presets, the most common first in each list. */
export const CREATIVE_SIZES: readonly CreativeSizePreset[] = [
  iab('Medium rectangle', 300, 250, 150),
  iab('Leaderboard', 728, 90, 150),
  iab('Skyscraper', 160, 600, 150),
  iab('Billboard', 970, 250, 250),
  iab('Super leaderboard', 970, 90, 200),
  iab('Portrait', 300, 1050, 250),
  iab('Smartphone banner', 320, 50, 50),
  iab('Smartphone banner, small', 300, 50, 50),
  common('Half page', 300, 600),
  common('Large rectangle', 336, 280),
  common('Large mobile banner', 320, 100),
  common('Mobile interstitial', 320, 480),
  common('Square', 250, 250),
  common('Narrow skyscraper', 120, 600),
  video('Full HD', 1920, 1080),
  video('HD', 1280, 720),
  video('Small, wide', 640, 360),
  video('Upright', 1080, 1920),
  video('Square video', 1080, 1080),
]

/** Names of the lists. */
export const SIZE_SOURCES: Record<CreativeSizePreset['source'], string> = {
  IAB: 'IAB fixed sizes',
  common: 'Other common sizes',
  video: 'Video',
}

/** Usual sizes of a creative type: ad slot sizes for banners, resolutions for videos. */
export const sizesForType = (type: CreativeType): readonly CreativeSizePreset[] =>
  CREATIVE_SIZES.filter(({ source }) => (source === 'video') === (type !== 'Banner'))

/** Finds the preset with these sides; undefined for a custom size. */
export const findSizePreset = (
  width: unknown,
  height: unknown,
  sizes: readonly CreativeSizePreset[] = CREATIVE_SIZES,
): CreativeSizePreset | undefined => sizes.find((size) => size.width === width && size.height === height)
