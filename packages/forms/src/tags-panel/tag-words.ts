import type { Creative, CreativeType } from '@placard/domain'

/** A creative as its tags need it. */
export type TaggedCreative = Pick<
  Creative,
  'id' | 'name' | 'type' | 'size' | 'width' | 'height' | 'fluid' | 'settings' | 'platform' | 'liveCreatives'
>

/** What the tag of each type is. */
export const tagKinds: Record<CreativeType, string> = {
  Banner: 'ins tag',
  VAST: 'VAST xml',
  VPAID: 'VPAID xml',
}
