import type { PlatformName } from './platform.js'

/** Limits that a platform publishes for banners. */
export interface PlatformLimits {
  /** Sizes that it accepts, as 'WxH'; others are rejected. */
  sizes?: ReadonlySet<string>
  /** Longest side in px. */
  maxSidePx?: number
  /** Files of the first load, in kB. */
  initialKB?: number
  /** Videos that load without a click, in bytes. */
  videoBytes?: number
  /** All files of the ad, in bytes. */
  totalBytes?: number
}

/**
 * Banner limits by platform. Platforms without an entry publish none for tags, so nothing is checked for them:
 * - Google Campaign Manager (support.google.com/campaignmanager/answer/4558694) and The Trade Desk limit only the files
 *   that they host themselves.
 * - Google Ad Manager limits only creatives bought on its exchange (support.google.com/displayvideo/answer/3055968).
 * - Adform (adformhelp.com/hc/en-us/articles/11278055564049) weighs banners, but leaves the limit to the publisher.
 * - Xandr shows its creative standards only to its customers; nothing public was found for MediaMath and Cognitiv.
 */
export const PLATFORM_LIMITS: Readonly<Partial<Record<PlatformName, PlatformLimits>>> = {
  // Web ads: help.adroll.com/hc/en-us/articles/214806408-Ad-Format-Guidelines.
  AdRoll: {
    sizes: new Set([
      ...['300x250', '728x90', '160x600', '300x600', '320x50', '970x250', '600x500', '600x600', '600x315'],
      ...['468x60', '250x250', '200x200', '336x280', '120x600', '180x150', '120x240', '125x125', '180x60', '120x60'],
      '300x100',
    ]),
    initialKB: 150,
  },
  // Third-party tags, in any size: help.quantcast.com/docs/creative-specifications-display.
  Quantcast: { initialKB: 150, videoBytes: 2_200_000 },
  // Its first load has the limits of the IAB, which are checked for every platform:
  // adspecs.yahooinc.com/display-ads/display-728x90.
  'Yahoo DSP': { videoBytes: 1_100_000 },
  // Sides and all files: support.google.com/displayvideo/answer/10260435.
  // First load: support.google.com/webdesigner/answer/7375764.
  'Google DV360': { maxSidePx: 4096, initialKB: 500, totalBytes: 5_000_000 },
}
