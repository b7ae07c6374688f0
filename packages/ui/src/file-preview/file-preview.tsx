import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react'
import { classNames } from '../class-names.js'
import { FileIcon, fileKind } from '../file-icon/file-icon.js'
import { Skeleton } from '../skeleton/skeleton.js'
import { useLabels } from '../use-labels.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'

/** Texts of a FilePreview. */
export const filePreviewLabels = {
  loading: (name: string) => `Loading the preview of ${name}`,
  none: 'No preview for this type of file.',
  broken: 'This file can’t be shown. It may be damaged, or of a type that this browser doesn’t support.',
  image: (name: string) => `Preview of ${name}`,
  content: (name: string) => `Content of ${name}`,
  start: (size: string) => `The first ${size}`,
  pixels: (width: number, height: number) => `${width} × ${height}`,
  sample: 'The quick brown fox jumps over the lazy dog. 0123456789',
}

export type FilePreviewLabels = typeof filePreviewLabels

/** Content of a previewed file. */
export type FilePreviewContent =
  | { kind: 'image' | 'video' | 'audio'; src: string }
  | { kind: 'font'; data: ArrayBuffer }
  /** `start` is the size of the shown beginning, "64 kB", of a longer text. */
  | { kind: 'text'; text: string; start?: string | undefined }
  | { kind: 'none' }

export interface FilePreviewProps extends Omit<ComponentProps<'figure'>, 'children' | 'content'> {
  /** Name of the file. */
  name: string
  /** Media type from the server. */
  contentType?: string | undefined
  /** Content; undefined while it loads. */
  content?: FilePreviewContent | undefined
  /** Error of loading the content. */
  error?: ReactNode
  /** Overrides of the texts. @default English */
  labels?: Partial<FilePreviewLabels>
}

/**
 * Preview of a file: image, video, sound, font or text, with its size in pixels.
 * @experimental Props may change in a minor version.
 */
export function FilePreview({
  name,
  contentType,
  content,
  error,
  labels: given,
  className,
  ...props
}: FilePreviewProps) {
  const labels = useLabels('filePreview', filePreviewLabels, given)
  const state = error !== undefined && error !== null ? 'error' : content === undefined ? 'loading' : content.kind
  return (
    <figure
      data-slot="file-preview"
      data-state={state}
      aria-busy={state === 'loading' || undefined}
      {...props}
      className={classNames('flex min-w-0 flex-col gap-1.5', className)}
    >
      {state === 'error' ? (
        <Notice name={name} contentType={contentType}>
          {error}
        </Notice>
      ) : content === undefined ? (
        <>
          <VisuallyHidden>{labels.loading(name)}</VisuallyHidden>
          <Skeleton className="h-auto w-full rounded-control [aspect-ratio:4/3]" />
        </>
      ) : (
        <Content name={name} contentType={contentType} content={content} labels={labels} />
      )}
    </figure>
  )
}

const box = 'w-full min-w-0 overflow-hidden rounded-control border border-line-subtle bg-sunken'

/** Checkerboard behind a picture, which may be transparent. */
const CHECKERBOARD =
  'bg-[conic-gradient(var(--placard-active)_25%,var(--placard-surface)_0_50%,var(--placard-active)_0_75%,var(--placard-surface)_0)] bg-[length:16px_16px]'

interface NoticeProps extends Pick<FilePreviewProps, 'name' | 'contentType'> {
  children: ReactNode
}

/** Message in place of a preview. */
function Notice({ name, contentType, children }: NoticeProps) {
  return (
    <div
      className={classNames(box, 'flex flex-col items-center justify-center gap-2 p-4 text-center [aspect-ratio:4/3]')}
    >
      <FileIcon kind={fileKind(name, contentType)} size="lg" />
      <p className="text-pretty text-caption text-ink-muted">{children}</p>
    </div>
  )
}

interface ContentProps extends Pick<FilePreviewProps, 'name' | 'contentType'> {
  content: FilePreviewContent
  labels: FilePreviewLabels
}

function Content({ content, ...shared }: ContentProps) {
  const { name, contentType, labels } = shared
  if (content.kind === 'none')
    return (
      <Notice name={name} contentType={contentType}>
        {labels.none}
      </Notice>
    )
  if (content.kind === 'font') return <FontSample data={content.data} {...shared} />
  if (content.kind === 'text')
    return (
      <>
        {/* A scroll area has to be reachable by keyboard. */}
        <div
          {...{ role: 'region', 'aria-label': labels.content(name), tabIndex: 0 }}
          className={classNames(box, 'max-h-80 overflow-auto p-3 text-ink')}
        >
          <pre className="whitespace-pre-wrap wrap-anywhere font-mono text-caption">{content.text}</pre>
        </div>
        {content.start !== undefined && (
          <figcaption className="text-caption text-ink-muted">{labels.start(content.start)}</figcaption>
        )}
      </>
    )
  return <Media key={content.src} content={content} {...shared} />
}

interface MediaProps extends Omit<ContentProps, 'content'> {
  content: Extract<FilePreviewContent, { src: string }>
}

/** Image, video or sound, and its pixels once they are known. */
function Media({ name, contentType, content: { kind, src }, labels }: MediaProps) {
  const [isBroken, setBroken] = useState(false)
  const [pixels, setPixels] = useState<readonly [number, number]>()
  if (isBroken)
    return (
      <Notice name={name} contentType={contentType}>
        {labels.broken}
      </Notice>
    )
  const onError = () => setBroken(true)
  const fills = 'size-full object-contain'
  return (
    <>
      {kind === 'audio' ? (
        // biome-ignore lint/a11y/useMediaCaption: a stored sound has no captions.
        <audio
          src={src}
          controls
          preload="metadata"
          aria-label={labels.image(name)}
          onError={onError}
          className="w-full"
        />
      ) : (
        <div className={classNames(box, '[aspect-ratio:4/3]', kind === 'image' && CHECKERBOARD)}>
          {kind === 'image' ? (
            <img
              src={src}
              alt={labels.image(name)}
              onError={onError}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setPixels([naturalWidth, naturalHeight])}
              className={fills}
            />
          ) : (
            // biome-ignore lint/a11y/useMediaCaption: a stored video has no captions.
            <video
              src={src}
              controls
              playsInline
              preload="metadata"
              aria-label={labels.image(name)}
              onError={onError}
              onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) =>
                videoWidth > 0 && setPixels([videoWidth, videoHeight])
              }
              className={fills}
            />
          )}
        </div>
      )}
      {kind !== 'audio' && (
        // Its height is kept, so that nothing moves when the pixels are known.
        <figcaption className="min-h-4 text-caption text-ink-muted tabular-nums">
          <bdi>{pixels && labels.pixels(...pixels)}</bdi>
        </figcaption>
      )}
    </>
  )
}

/** Text set in a font. */
function FontSample({ name, contentType, data, labels }: Omit<ContentProps, 'content'> & { data: ArrayBuffer }) {
  const family = `preview${useId().replace(/\W/g, '')}`
  const [state, setState] = useState<'loading' | 'loaded' | 'broken'>('loading')
  useEffect(() => {
    const face = new FontFace(family, data)
    let isShown = true
    face.load().then(
      () => {
        if (!isShown) return
        document.fonts.add(face)
        setState('loaded')
      },
      () => isShown && setState('broken'),
    )
    return () => {
      isShown = false
      document.fonts.delete(face)
    }
  }, [family, data])
  if (state === 'broken')
    return (
      <Notice name={name} contentType={contentType}>
        {labels.broken}
      </Notice>
    )
  return (
    <div
      role="img"
      aria-label={labels.image(name)}
      aria-busy={state === 'loading' || undefined}
      className={classNames(box, 'grid content-center gap-3 bg-surface p-4 text-ink [aspect-ratio:4/3]')}
      style={{
        fontFamily: state === 'loaded' ? family : undefined,
        visibility: state === 'loaded' ? undefined : 'hidden',
      }}
    >
      <p aria-hidden className="text-page">
        AaBbCc
      </p>
      <p aria-hidden className="wrap-anywhere text-body">
        {labels.sample}
      </p>
    </div>
  )
}
