import type { Creative } from '@placard/domain/creative'
import { previewGap } from '@placard/domain/internal/tags'
import { classNames, FileIcon, Skeleton, Thumbnail, useLabels } from '@placard/ui'
import { useRef } from 'react'
import { CardBanner } from '../cards/card-banner.js'
import { useInViewport } from '../cards/use-in-viewport.js'
import { partsLabels } from '../parts-labels.js'

/** Returns the URL path of a banner's preview: its latest saved version, for users with access. */
const previewAddress = ({ id, version }: Pick<Creative, 'id' | 'version'>): string =>
  `/serve/preview/${encodeURIComponent(id)}?v=${version}`

/** Video of a creative, as served to players. */
const findVideo = ({ assets }: Pick<Creative, 'assets'>) => assets.find(({ uploadType }) => uploadType === 'video')

/** True for a creative without HTML, a complete layout or a video: its preview would be blank. */
const hasNothingToShow = (creative: Creative): boolean =>
  previewGap(creative) !== undefined && (creative.type !== 'Banner' || creative.html.trim() === '')

export interface CreativePreviewProps {
  /** Creative to show. */
  creative: Creative
  /** Runs banners; if false, shows an icon in their place. @default true */
  running?: boolean
  /** URL of the banner's preview. @default its path on the server */
  addressOf?: (creative: Creative) => string
  className?: string
}

/** Renders a creative in a card: the running banner while it is in the viewport, or the first frame of its video. */
export function CreativePreview({
  creative,
  running = true,
  addressOf = previewAddress,
  className,
}: CreativePreviewProps) {
  const box = useRef<HTMLDivElement>(null)
  const isVisible = useInViewport(box)
  return (
    // Inert here: the creative's own screen has the interactive preview.
    <div
      ref={box}
      inert
      aria-hidden
      data-slot="creative-preview"
      className={classNames('grid h-44 grid-rows-1 overflow-clip bg-sunken', className)}
    >
      <Preview creative={creative} shown={isVisible && running} addressOf={addressOf} isVisible={isVisible} />
    </div>
  )
}

interface PreviewProps extends Required<Pick<CreativePreviewProps, 'creative' | 'addressOf'>> {
  shown: boolean
  isVisible: boolean
}

function Preview({ creative, shown, addressOf, isVisible }: PreviewProps) {
  const labels = useLabels('parts', partsLabels)
  const { name, type, width, height } = creative
  if (hasNothingToShow(creative))
    return <p className="grid place-items-center text-caption text-ink-muted">{labels.nothingShowYet}</p>
  if (type === 'Banner') {
    if (shown) return <CardBanner title={name} src={addressOf(creative)} width={width} height={height} />
    return <div className="grid place-items-center">{isVisible && <FileIcon kind="code" size="lg" />}</div>
  }
  const film = findVideo(creative)
  if (!isVisible) return <Skeleton className="h-full rounded-[0]" />
  return (
    <div className="grid place-items-center p-4">
      {/* As high as the box allows, with the aspect ratio of the video. */}
      <Thumbnail
        name={film?.name ?? 'film.mp4'}
        kind="video"
        {...(film && { src: film.url })}
        poster={false}
        size="full"
        ratio={width / height}
        className="w-auto! h-36 max-w-full"
      />
    </div>
  )
}
