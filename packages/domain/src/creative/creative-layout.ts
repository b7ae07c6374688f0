import { findLayout, GLOBAL_LAYOUT, type Layout, VPAID_VIDEO } from '../layout/layout.js'
import type { CreativeType } from './creative.js'

/** Parts of a creative that decide about its layout and its options. */
export interface LaidOutCreative {
  type: CreativeType
  /** Stored layout. VAST and VPAID keep it for when they become banners again. */
  layout: string | null
}

/** Returns the layout of a banner; undefined without one, and for VAST and VPAID, whose video fills the player. */
export const findCreativeLayout = ({ type, layout }: LaidOutCreative): Layout | undefined =>
  type === 'Banner' ? findLayout(layout) : undefined

/**
 * Returns the layouts whose options a creative follows when it is served: those of every banner and of its layout, those
 * of the VPAID unit, or none for VAST.
 */
export function layoutsWithOptions(creative: LaidOutCreative): readonly Layout[] {
  if (creative.type === 'VAST') return []
  if (creative.type === 'VPAID') return [VPAID_VIDEO]
  const layout = findCreativeLayout(creative)
  return layout ? [GLOBAL_LAYOUT, layout] : [GLOBAL_LAYOUT]
}
