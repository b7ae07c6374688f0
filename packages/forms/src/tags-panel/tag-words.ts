import type { Creative, CreativeType, PublishableCreative } from '@placard/domain'

/** A creative as its tags need it, and the content that decides whether it can be published. */
export type TaggedCreative = Pick<
  Creative,
  'id' | 'name' | 'type' | 'size' | 'width' | 'height' | 'fluid' | 'settings' | 'platform' | 'liveCreatives'
> &
  PublishableCreative

/** What the tag of each type is. */
export const tagKinds: Record<CreativeType, string> = {
  Banner: 'ins tag',
  VAST: 'VAST xml',
  VPAID: 'VPAID xml',
}
