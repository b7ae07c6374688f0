import type { Creative } from '../creative/creative.js'
import type { PlatformMacros } from '../platform/platform-macros.js'
import type { PlatformName } from '../platform/platform-names.js'

/** What a tag is made of. */
export interface TagModel {
  creative: Pick<Creative, 'name' | 'type' | 'width' | 'height' | 'fluid' | 'settings'>
  /** The published copy that the tag shows. */
  liveID: string
  platform: PlatformName
  /** The macros that a user entered for the platform, where its own are missing or unconfirmed. */
  macros?: PlatformMacros | undefined
  /** The base of the serving host, without a slash at its end. */
  servingHost: string
  /** Our own number in the IAB's list of vendors. */
  vendorID?: number | undefined
  /** The published copy of what is shown without a deal. */
  fallbackLiveID?: string | undefined
  /** Shows the creative without counting. */
  isPreview?: boolean
}
