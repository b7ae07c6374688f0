import { cva, type VariantProps } from 'class-variance-authority'
import { Play } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { classNames } from '../class-names.js'
import { FileIcon, type FileKind, fileKind } from '../file-icon/file-icon.js'

const thumbnailVariants = cva(
  'relative isolate flex shrink-0 items-center justify-center overflow-hidden bg-sunken after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:border after:border-line-subtle',
  {
    variants: {
      /** Width; `full` fills the container. @default 'md' */
      size: {
        sm: 'w-8 rounded-bar',
        md: 'w-16 rounded-badge',
        lg: 'w-40 rounded-control',
        full: 'w-full rounded-badge',
      },
    },
    defaultVariants: { size: 'md' },
  },
)

/** Checkerboard behind a picture with transparency. */
const CHECKERBOARD =
  'bg-[conic-gradient(var(--placard-active)_25%,var(--placard-surface)_0_50%,var(--placard-active)_0_75%,var(--placard-surface)_0)] bg-[length:16px_16px]'

const MAY_BE_TRANSPARENT = /\.(?:apng|avif|gif|png|svg|webp)$|\/(?:apng|avif|gif|png|svg\+xml|webp)$/i

export interface ThumbnailProps
  extends Omit<ComponentProps<'span'>, 'children'>,
    VariantProps<typeof thumbnailVariants> {
  /** URL of the picture, or of the video itself. Without it, the icon is shown. */
  src?: string
  /** Name of the file; decides on icon and checkerboard. */
  name: string
  /** Media type from the server. */
  contentType?: string
  /** Kind of the file, for folders or if it is known. */
  kind?: FileKind
  /** True if `src` of a video is a still picture. @default true */
  poster?: boolean
  /** Alternative text; omit it if the name is beside the picture. @default '' */
  alt?: string
  /** Aspect ratio (width / height), applied before anything is loaded. @default 1 */
  ratio?: number
  /** Shows all of the picture, or fills the box. @default 'contain' */
  fit?: 'contain' | 'cover'
  /** Duration of a video, "0:15", in the corner. */
  duration?: string
}

/** Thumbnail of a file with a fixed aspect ratio: an image, a video still, or the icon of its kind. */
export function Thumbnail({ src, ...props }: ThumbnailProps) {
  return <ThumbnailContent key={src} src={src} {...props} />
}

function ThumbnailContent({
  src,
  name,
  contentType,
  kind = fileKind(name, contentType),
  poster = true,
  alt = '',
  ratio = 1,
  fit = 'contain',
  duration,
  size,
  className,
  style,
  ...props
}: ThumbnailProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'broken'>('loading')
  const film = kind === 'video'
  const shown = src !== undefined && state !== 'broken'
  const seen = classNames('absolute inset-0 size-full', fit === 'cover' ? 'object-cover' : 'object-contain')
  const small = size === 'sm'
  return (
    <span
      data-slot="thumbnail"
      data-state={src === undefined ? 'icon' : state}
      {...(!shown && alt !== '' && { role: 'img', 'aria-label': alt })}
      {...props}
      style={{ aspectRatio: ratio, ...style }}
      className={classNames(
        thumbnailVariants({ size }),
        shown && !film && MAY_BE_TRANSPARENT.test(contentType ?? name) && CHECKERBOARD,
        className,
      )}
    >
      {!shown && <FileIcon kind={kind} size={small ? 'sm' : size === 'md' || size == null ? 'md' : 'lg'} />}
      {shown && film && !poster && (
        // The fragment loads the first frame; without it some browsers show nothing before playback.
        <video
          src={`${src}#t=0.1`}
          preload="metadata"
          muted
          playsInline
          tabIndex={-1}
          {...(alt === '' ? { 'aria-hidden': true } : { 'aria-label': alt })}
          onLoadedData={() => setState('loaded')}
          onError={() => setState('broken')}
          className={seen}
        />
      )}
      {shown && (!film || poster) && (
        <img
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          draggable={false}
          onLoad={() => setState('loaded')}
          onError={() => setState('broken')}
          className={seen}
        />
      )}
      {shown && film && !small && (
        <span aria-hidden className="absolute inset-0 flex items-center justify-center">
          <span className="flex size-7 items-center justify-center rounded-full bg-tooltip/85 text-on-tooltip">
            <Play className="size-3.5 fill-current" />
          </span>
        </span>
      )}
      {duration !== undefined && !small && (
        <span className="absolute end-1 bottom-1 rounded-bar bg-tooltip/85 px-1 text-caption text-on-tooltip">
          {duration}
        </span>
      )}
    </span>
  )
}
