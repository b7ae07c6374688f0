import { Thumbnail } from '@placard/ui'
import { ImageOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'

interface UrlPictureProps {
  /** Where the picture is loaded from; undefined while there is no address. */
  src: string | undefined
  /** What is said when there is none. @default 'The picture could not be loaded' */
  brokenLabel?: string | undefined
  /** The box with the address. */
  children: ReactNode
}

/** A box with an address behind the picture that the address leads to, or what is said when there is none. */
export function UrlPicture({ src, brokenLabel = 'The picture could not be loaded', children }: UrlPictureProps) {
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
