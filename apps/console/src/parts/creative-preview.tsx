import { type Creative, previewGap } from '@placard/domain'
import { classNames, FileIcon, Skeleton, Thumbnail } from '@placard/ui'
import { useRef } from 'react'
import { CardBanner } from './card-banner.js'
import { useInSight } from './use-in-sight.js'

/** Where the server shows a banner as it is now to whoever may see it. */
export const previewAddress = ({ id, version }: Pick<Creative, 'id' | 'version'>): string =>
  `/serve/preview/${encodeURIComponent(id)}?v=${version}`

/** The film of a creative that a player shows. */
export const filmOf = ({ assets }: Pick<Creative, 'assets'>) => assets.find(({ uploadType }) => uploadType === 'video')

/** Whether a creative has neither HTML, a complete layout nor a video: its preview would be blank. */
export const hasNothingToShow = (creative: Creative): boolean =>
  previewGap(creative) !== undefined && (creative.type !== 'Banner' || creative.html.trim() === '')

export interface CreativePreviewProps {
  /** The creative. */
  creative: Creative
  /** Whether banners run; otherwise there is a picture of what they are. @default true */
  running?: boolean
  /** Where the banner is shown. @default that of the server */
  addressOf?: (creative: Creative) => string
  className?: string
}

/** A creative in a box of a card: the banner itself while it is in sight, or the first picture of its film. */
export function CreativePreview({
  creative,
  running = true,
  addressOf = previewAddress,
  className,
}: CreativePreviewProps) {
  const box = useRef<HTMLDivElement>(null)
  const inSight = useInSight(box)
  return (
    // What is in it can be used in the creative's own view; here it is a picture.
    <div
      ref={box}
      inert
      aria-hidden
      data-slot="creative-preview"
      className={classNames('grid h-44 grid-rows-1 overflow-clip bg-sunken', className)}
    >
      <Preview creative={creative} shown={inSight && running} addressOf={addressOf} inSight={inSight} />
    </div>
  )
}

interface PreviewProps extends Required<Pick<CreativePreviewProps, 'creative' | 'addressOf'>> {
  shown: boolean
  inSight: boolean
}

function Preview({ creative, shown, addressOf, inSight }: PreviewProps) {
  const { name, type, width, height } = creative
  if (hasNothingToShow(creative))
    return <p className="grid place-items-center text-caption text-ink-muted">Nothing to show yet</p>
  if (type === 'Banner') {
    if (shown) return <CardBanner title={name} src={addressOf(creative)} width={width} height={height} />
    return <div className="grid place-items-center">{inSight && <FileIcon kind="code" size="lg" />}</div>
  }
  const film = filmOf(creative)
  if (!inSight) return <Skeleton className="h-full rounded-[0]" />
  return (
    <div className="grid place-items-center p-4">
      {/* As high as the box allows, in the shape of the film. */}
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
