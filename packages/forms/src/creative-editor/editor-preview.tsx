import {
  type Creative,
  type CreativeDraft,
  createDraft,
  creativeDraftSchema,
  creativeWithDraft,
  moveCommand,
  previewDocument,
  previewGap,
  previewKey,
} from '@placard/domain'
import { AdFrame, type AdFrameHandle, Button, IconButton } from '@placard/ui'
import { Volume2, VolumeX } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'

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

/** Debounce in ms before the preview reloads. */
const REST = 250

/** Returns the debounced value. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

/** Returns the creative from the last valid form values. */
function useDraftedCreative(creative: Creative) {
  const draft = useWatch() as CreativeDraft
  const text = JSON.stringify(draft)
  const [good, setGood] = useState(() => ({ text, draft: createDraft(creative) }))
  if (good.text !== text) {
    const read = creativeDraftSchema.safeParse(draft)
    if (read.success) setGood({ text, draft: read.data as CreativeDraft })
  }
  return creativeWithDraft(creative, good.draft)
}

/**
 * Returns the preview of the form's creative. Options that only move elements are posted to the frame, so that a
 * slider never reloads it; other changes reload it after a pause.
 */
function usePreview(creative: Creative) {
  const shown = useDraftedCreative(creative)
  const handle = useRef<AdFrameHandle>(null)
  const key = useRested(previewKey(shown))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents everything the document depends on.
  const html = useMemo(() => previewDocument(shown), [key])
  const [muted, setMuted] = useState(true)
  const send = useEffectEvent(() => {
    handle.current?.post(moveCommand(shown))
    handle.current?.post({ placard: 'sound', muted })
  })
  const move = JSON.stringify(moveCommand(shown))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only changes are posted.
  useEffect(() => send(), [move, muted])
  return {
    creative: shown,
    html,
    gap: previewGap(shown),
    handle,
    muted,
    setMuted,
    seek: (share: number) => handle.current?.post({ placard: 'seek', share }),
    onReady: () => send(),
  }
}
