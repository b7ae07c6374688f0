import type { Creative } from '@placard/domain'
import { AdFrame, Button, IconButton } from '@placard/ui'
import { Volume2, VolumeX } from 'lucide-react'
import { usePreview } from './use-preview.js'

export interface EditorPreviewProps {
  /** Saved creative, overridden by the form's values. */
  creative: Creative
}

const MOMENTS = [
  ['Start', 0],
  ['Halfway', 0.5],
  ['End', 1],
] as const

/** Preview of the creative as it would be served. */
export function EditorPreview({ creative }: EditorPreviewProps) {
  const preview = usePreview(creative)
  const { type, width, height, fluid, assets } = preview.creative
  const hasVideo = assets.some(({ uploadType }) => uploadType === 'video') && preview.html !== undefined
  const sides = fluid && type === 'Banner' ? {} : { width, height }
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <AdFrame
        title="Preview"
        {...(preview.html !== undefined && { html: preview.html })}
        {...sides}
        handle={preview.handle}
        onStatusChange={(status) => {
          if (status === 'ready') preview.onReady()
        }}
        empty={preview.gap}
        well={preview.html === undefined ? 'neutral' : 'checker'}
        actions={
          hasVideo && (
            <IconButton
              size="sm"
              label={preview.muted ? 'Turn sound on' : 'Turn sound off'}
              onClick={() => preview.setMuted(!preview.muted)}
            >
              {preview.muted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
            </IconButton>
          )
        }
      />
      {preview.gap && preview.html !== undefined && (
        <p role="status" className="text-dense text-ink-muted">
          {preview.gap}
        </p>
      )}
      {hasVideo && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
        <div role="group" aria-label="Moment of the video" className="flex flex-wrap items-center gap-1">
          <span aria-hidden className="me-1 text-caption text-ink-muted">
            Show at
          </span>
          {MOMENTS.map(([name, share]) => (
            <Button key={name} size="sm" variant="ghost" onClick={() => preview.seek(share)}>
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
