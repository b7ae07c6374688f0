import type { PublishedVersion } from '@placard/domain/creative'
import { bannerPreview } from '@placard/domain/internal/tags'
import { FileIcon, Thumbnail } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { PREVIEW_HOST } from '../../config.js'
import { tagVersionQuery } from '../../data/campaigns/tag-versions.js'
import { CardBanner } from '../cards/card-banner.js'
import { useInViewport } from '../cards/use-in-viewport.js'

export interface VersionPictureProps {
  version: Pick<PublishedVersion, 'liveID' | 'number' | 'name' | 'type'>
}

/** Small inert picture of a published version, loaded once it is in the viewport: its banner, or its video. */
export function VersionPicture({ version }: VersionPictureProps) {
  const box = useRef<HTMLDivElement>(null)
  const isVisible = useInViewport(box, '0px')
  const { data } = useQuery({ ...tagVersionQuery(version.liveID, version.number), enabled: isVisible })
  const video = data?.assets.find(({ uploadType }) => uploadType === 'video')
  return (
    // Inert: the editor has the interactive preview.
    <div ref={box} inert aria-hidden data-slot="version-picture" className="grid h-full grid-rows-1 overflow-clip">
      {!data || !isVisible ? (
        <div className="grid place-items-center">
          <FileIcon kind={version.type === 'Banner' ? 'code' : 'video'} size="md" />
        </div>
      ) : version.type === 'Banner' ? (
        <CardBanner
          title={version.name}
          html={bannerPreview(data)}
          htmlHost={PREVIEW_HOST}
          width={data.width}
          height={data.height}
        />
      ) : (
        <div className="grid place-items-center">
          <Thumbnail
            name={video?.name ?? 'film.mp4'}
            kind="video"
            {...(video && { src: video.url })}
            poster={false}
            size="full"
            ratio={data.width / data.height}
          />
        </div>
      )}
    </div>
  )
}
