import type { Creative, CreativeType, PublishableCreative } from '@placard/domain/creative'

/** Creative with the data needed for tags and publishing. */
export type TaggedCreative = Pick<
  Creative,
  'id' | 'name' | 'type' | 'size' | 'width' | 'height' | 'fluid' | 'settings' | 'platform' | 'liveCreatives'
> &
  PublishableCreative

/** Description of the tag by creative type. */
export const tagKinds: Record<CreativeType, string> = {
  Banner: 'ins tag',
  VAST: 'VAST xml',
  VPAID: 'VPAID xml',
}
