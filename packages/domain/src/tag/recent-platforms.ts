import type { PlatformName } from '../platform/platform.js'

/** Number of platforms that are remembered. */
const REMEMBERED = 4

/** Adds a platform in front of those used last. */
export const rememberPlatform = (recent: readonly PlatformName[], platform: PlatformName): PlatformName[] =>
  [platform, ...recent.filter((one) => one !== platform)].slice(0, REMEMBERED)

/** Returns the platforms to copy a tag for: that of the creative first, then those used last. */
export const copyPlatforms = (own: PlatformName, recent: readonly PlatformName[]): PlatformName[] => [
  own,
  ...recent.filter((one) => one !== own),
]
