import { storedLayoutOptions } from '../ad-document/layout-html.js'
import type { BannerCreative } from '../creative/creative.js'
import { CREATIVE_SIZES, findSizePreset } from '../creative/creative-sizes.js'
import { findLayout, IN_BANNER_VIDEO } from '../layout/layout.js'
import { shownLayoutOptions } from '../layout/layout-options.js'
import { PLATFORM_LIMITS } from '../platform/platform-limits.js'
import { bannerDocument } from '../serving/banner-document.js'

/**
 * Network bytes after which Chrome unloads an ad that the viewer has not interacted with. Its CPU limits are in
 * `cpu-limit.ts`.
 * Source: developer.chrome.com/docs/web-platform/heavy-ads-intervention.
 */
export const CHROME_AD_BYTES = 4_000_000

/** Bytes in a kB of ad specifications, which count in powers of ten. */
const KILOBYTE = 1000

/** Limit of a creative's weight, and the part of the weight that counts towards it. */
export interface WeightBudget {
  code: 'iab' | 'platform' | 'chrome'
  /** Name of the limit, such as 'IAB limit for 300x250'. */
  label: string
  usedBytes: number
  limitBytes: number
  /** True if videos that load without a click count towards it. */
  hasVideo: boolean
}

/** Weight of a creative before compression, and the limits that apply to it. */
export interface CreativeWeight {
  /** Document with the code of its layout; 0 for VAST and VPAID, which load in a player. */
  documentBytes: number
  /** Files that load with the document: all but videos. */
  fileBytes: number
  /** Videos that load without a click; those of VAST and VPAID all count. */
  videoBytes: number
  /** Names of files whose size is unknown, which the sums leave out. */
  unknown: string[]
  /** Limits; none for VAST and VPAID. */
  budgets: WeightBudget[]
}

function loadsVideo(creative: BannerCreative): boolean {
  if (!findLayout(creative.layout)?.options.some(({ key }) => key === 'video_autoplay')) return true
  return shownLayoutOptions(storedLayoutOptions(creative), IN_BANNER_VIDEO).video_autoplay === 'yes'
}

function createBudgets({ width, height, fluid, platform }: BannerCreative, initial: number, video: number) {
  const iabKB = fluid ? undefined : findSizePreset(width, height, CREATIVE_SIZES)?.firstLoadKB
  const { initialKB, videoBytes, totalBytes } = PLATFORM_LIMITS[platform] ?? {}
  const budgets: (WeightBudget | false)[] = [
    iabKB !== undefined && {
      code: 'iab',
      label: `IAB limit for ${width}x${height}`,
      usedBytes: initial,
      limitBytes: iabKB * KILOBYTE,
      hasVideo: false,
    },
    initialKB !== undefined && {
      code: 'platform',
      label: `${platform} limit`,
      usedBytes: initial,
      limitBytes: initialKB * KILOBYTE,
      hasVideo: false,
    },
    videoBytes !== undefined && {
      code: 'platform',
      label: `${platform} limit for video`,
      usedBytes: video,
      limitBytes: videoBytes,
      hasVideo: true,
    },
    totalBytes !== undefined && {
      code: 'platform',
      label: `${platform} limit with video`,
      usedBytes: initial + video,
      limitBytes: totalBytes,
      hasVideo: true,
    },
    {
      code: 'chrome',
      label: 'Chrome download limit',
      usedBytes: initial + video,
      limitBytes: CHROME_AD_BYTES,
      hasVideo: true,
    },
  ]
  return budgets.filter((budget) => budget !== false)
}

/**
 * Weighs a creative as it is served. A video that starts by itself counts towards the limits of the whole ad only; one
 * that waits for a click does not, because Chrome exempts ads after an interaction. VAST and VPAID have no limits,
 * because they load in a player that these do not apply to.
 */
export function weighCreative(creative: BannerCreative): CreativeWeight {
  const isBanner = creative.type === 'Banner'
  const html = isBanner ? bannerDocument({ creative, output: 'live' }) : ''
  const documentBytes = new TextEncoder().encode(html).length
  const sum = (isVideo: boolean) =>
    creative.assets
      .filter(({ uploadType }) => (uploadType === 'video') === isVideo)
      .reduce((bytes, asset) => bytes + (asset.bytes ?? 0), 0)
  const fileBytes = sum(false)
  const videoBytes = !isBanner || loadsVideo(creative) ? sum(true) : 0
  return {
    documentBytes,
    fileBytes,
    videoBytes,
    unknown: creative.assets.flatMap(({ bytes, name }) => (bytes === undefined ? [name] : [])),
    budgets: isBanner ? createBudgets(creative, documentBytes + fileBytes, videoBytes) : [],
  }
}

/** Formats a weight in the units of ad specifications, rounded up: '148 kB', '4.2 MB'. */
export const formatWeight = (bytes: number): string => {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / KILOBYTE)}\u00A0kB`
  return `${Math.ceil(bytes / 100_000) / 10}\u00A0MB`
}
