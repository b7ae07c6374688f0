import type { PlatformName } from './platform.js'

/** Limits that a platform publishes for banners. */
export interface PlatformLimits {
  /** Sizes that it accepts, as 'WxH'; others are rejected. */
  sizes?: ReadonlySet<string>
  /** Longest side in px. */
  maxSidePx?: number
  /** Files of the first load, in kB. */
  initialKB?: number
  /** All files of the ad, in bytes. */
  totalBytes?: number
}

/** Banner limits by platform. The other platforms publish none, so nothing is checked for them. */
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
  // Sides and all files: support.google.com/displayvideo/answer/10260435.
  // First load: support.google.com/webdesigner/answer/7375764.
  'Google DV360': { maxSidePx: 4096, initialKB: 500, totalBytes: 5_000_000 },
}
