import type { Asset } from '../asset/asset.js'
import { assetInSlot } from '../asset/asset-slot.js'
import type { PublishedCreative } from '../creative/creative.js'
import { findLayout, IMAGE_BANNER, IN_BANNER_VIDEO, type Layout } from '../layout/layout.js'
import { missingAssets } from '../layout/layout-options.js'

/**
 * Files that a banner shows besides its own HTML. `layout` is how: its layout, or that of a file without one. A page is
 * an HTML5 archive. A `poster` is the main image beside a video or a page, shown where these cannot be.
 */
export type BannerContent =
  | { kind: 'video'; layout: Layout; video: Asset; poster: Asset | undefined; endCard: Asset | undefined }
  | { kind: 'image'; layout: Layout; image: Asset }
  | { kind: 'page'; archive: Asset; poster: Asset | undefined }

type Source = Pick<PublishedCreative, 'layout' | 'html' | 'assets'>

/** Content of a banner without a layout and HTML: its only archive, video or image, in this order. */
function fileContent(assets: readonly Asset[]): BannerContent | undefined {
  const only = (type: Asset['uploadType']) => {
    const [first, second] = assets.filter(({ uploadType }) => uploadType === type)
    return second ? undefined : first
  }
  const poster = assetInSlot('main image', assets)
  const archive = only('archive')
  if (archive) return { kind: 'page', archive, poster }
  const video = only('video')
  if (video) return { kind: 'video', layout: IN_BANNER_VIDEO, video, poster, endCard: undefined }
  const image = only('image')
  return image && { kind: 'image', layout: IMAGE_BANNER, image }
}

/**
 * Returns the files that a banner shows: those of its layout when all required ones exist, or its only file when it has
 * neither a layout nor HTML.
 */
export function bannerContent({ layout: id, html, assets }: Source): BannerContent | undefined {
  if (id === null) return html.trim() === '' ? fileContent(assets) : undefined
  const layout = findLayout(id)
  if (!layout || missingAssets(layout, assets).length > 0) return undefined
  const video = assetInSlot('main.mp4', assets)
  const image = assetInSlot('main image', assets)
  if (layout.requiredAssets.includes('main.mp4') && video)
    return { kind: 'video', layout, video, poster: image, endCard: assetInSlot('end card', assets) }
  return image && { kind: 'image', layout, image }
}

/** Returns the image or HTML5 archive that fills a banner without a layout and HTML; undefined if something else does. */
export function findFillingFile(source: Source): Asset | undefined {
  const content = source.layout === null ? bannerContent(source) : undefined
  if (content?.kind === 'page') return content.archive
  return content?.kind === 'image' ? content.image : undefined
}
