import type { AdDesign } from '@placard/domain/ad-builder'
import type { Creative } from '@placard/domain/creative'
import { designSizes, hasDesign } from '@placard/domain/internal/ad-builder'
import { creativeSize } from '@placard/domain/internal/creative'

/** Size of a design, and the creative that it is saved to. */
export interface SizeTarget {
  /** Null for the design's own size. */
  sizeID: string | null
  /** Such as '728x90'. */
  size: string
  /** Name of the creative. */
  name: string
  /** Creative that is changed; undefined for a new one. */
  creative: Creative | undefined
}

/** Size at the end of a creative's name. */
const SIZE_ENDING = /(?: — | - | )?\d{1,4}x\d{1,4}$/

/** Returns the name of an ad without the size at its end. */
export const baseName = (name: string): string => name.replace(SIZE_ENDING, '').trim() || name

export interface TargetOptions {
  design: AdDesign
  /** Name of the ad, to which several sizes add theirs. */
  name: string
  /** Creatives of the campaign. */
  creatives: readonly Creative[]
  /** Creative that was opened. */
  opened: Creative | undefined
  /** Size of the design that this creative has, if known; null for the design's own. */
  openedSizeID?: string | null | undefined
}

/**
 * Returns where each size of a design is saved: to the opened creative of its size, to a creative of the builder with
 * that size and name, or to a new creative.
 */
export function designTargets({ design, name, creatives, opened, openedSizeID }: TargetOptions): SizeTarget[] {
  const sizes = designSizes(design)
  const hasOpenedSize = openedSizeID !== undefined && sizes.some(({ id }) => id === openedSizeID)
  return sizes.map(({ id, width, height }) => {
    const size = creativeSize(width, height)
    const target = sizes.length > 1 ? `${name} — ${size}` : name
    const isSame = (creative: Creative) => creative.size === size
    // A size can change, such as that of the artboard.
    const isOpened = opened && (hasOpenedSize ? id === openedSizeID : isSame(opened) || sizes.length === 1)
    const creative = isOpened
      ? opened
      : creatives.find((one) => isSame(one) && one.name === target && hasDesign(one.html))
    return { sizeID: id, size, name: creative?.name ?? target, creative }
  })
}
