import { Thumbnail } from '@placard/ui'
import { ImageOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'

interface UrlPictureProps {
  /** URL of the image; undefined while empty. */
  src: string | undefined
  /** Message if there is no image. @default 'Couldn’t load the image' */
  brokenLabel?: string | undefined
  /** Input with the URL. */
  children: ReactNode
}

/** URL input with a preview of its image, or a message if there is none. */
export function UrlPicture({ src, brokenLabel = 'Couldn’t load the image', children }: UrlPictureProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <>
      <div className="flex min-w-0 items-center gap-2">
        <span onErrorCapture={() => setBroken(src)} className="flex">
          <Thumbnail
            kind="image"
            name="picture.png"
            src={src}
            size="sm"
            className="w-(--placard-control-height) rounded-control"
          />
        </span>
        {children}
      </div>
      <p role="status" className="flex items-center gap-1.5 text-caption text-warning-ink empty:hidden">
        {src !== undefined && broken === src && (
          <>
            <ImageOff aria-hidden className="size-3.5 shrink-0" />
            {brokenLabel}
          </>
        )}
      </p>
    </>
  )
}
