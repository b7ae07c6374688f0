import type { CpuUse, Creative } from '@placard/domain/creative'
import { weighCreative } from '@placard/domain/internal/creative'
import {
  moveCommand,
  type PreviewCondition,
  previewDocument,
  previewGap,
  previewKey,
} from '@placard/domain/internal/tags'
import { AdFrame, type AdFrameHandle, Button, IconButton, useLabels } from '@placard/ui'
import { Upload, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslate } from '../../use-translate.js'
import { WeightMeter } from '../weight-meter/weight-meter.js'
import { creativeEditorLabels } from './creative-editor-labels.js'
import { DEFAULT_PREVIEW_VIEW, PreviewMenu } from './preview-menu.js'
import { PreviewScrubber } from './preview-scrubber.js'
import { useCpuUse } from './use-cpu-use.js'
import { useDraftedCreative } from './use-drafted-creative.js'
import { usePreviewPlayback } from './use-preview-playback.js'
import { useSettledValue } from './use-settled-value.js'

export interface EditorPreviewProps {
  /** Saved creative, overridden by the form's values. */
  creative: Creative
  /** Opens the files of the creative, offered while there is nothing to preview. */
  onAddFiles?: () => void
  /** URL of a page that shows the preview under its own Content Security Policy. */
  previewHost?: string
  /** Called with the CPU use of the ad in the preview; undefined while it is unknown. */
  onCpuUse?: ((use: CpuUse | undefined) => void) | undefined
}

/** Preview of the creative as it would be served, in any state, on any background and under any condition. */
export function EditorPreview({ creative, onAddFiles, previewHost, onCpuUse }: EditorPreviewProps) {
  const labels = useLabels('creativeEditor', creativeEditorLabels)
  const translate = useTranslate()
  const [view, setView] = useState(DEFAULT_PREVIEW_VIEW)
  const cpu = useCpuUse(onCpuUse)
  const preview = usePreview(creative, view.condition)
  const { type, width, height, fluid, assets } = preview.creative
  const isEmpty = preview.html === undefined
  const video = isEmpty ? undefined : assets.find(({ uploadType }) => uploadType === 'video')
  const canSeek = video !== undefined && (view.condition === 'normal' || view.condition === 'reduced motion')
  const sides = fluid && type === 'Banner' ? {} : { width, height }
  const weight = useMemo(() => weighCreative(preview.creative), [preview.creative])
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <AdFrame
        title={labels.preview}
        {...(preview.html !== undefined && { html: preview.html })}
        {...(previewHost !== undefined && { htmlHost: previewHost })}
        {...sides}
        handle={preview.handle}
        onStatusChange={(status) => {
          cpu.onStatusChange(status)
          if (status === 'ready') preview.onReady()
          else preview.playback.onLoading()
        }}
        onMessage={(data) => {
          preview.playback.onMessage(data)
          cpu.onMessage(data)
        }}
        empty={preview.gap && translate(preview.gap)}
        emptyAction={
          onAddFiles && (
            <Button onClick={onAddFiles}>
              <Upload aria-hidden /> {labels.uploadAFile}
            </Button>
          )
        }
        well={isEmpty ? 'neutral' : view.background}
        device={view.isPhone && !isEmpty ? 'phone' : undefined}
        actions={
          !isEmpty && (
            <>
              {canSeek && (
                <IconButton
                  size="sm"
                  label={preview.muted ? labels.turnSoundOn : labels.turnSoundOff}
                  onClick={() => preview.setMuted(!preview.muted)}
                >
                  {preview.muted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
                </IconButton>
              )}
              <PreviewMenu value={view} onValueChange={setView} />
            </>
          )
        }
      />
      {preview.gap && !isEmpty && (
        <p role="status" className="text-dense text-ink-muted">
          {translate(preview.gap)}
        </p>
      )}
      {canSeek && (
        <PreviewScrubber
          share={preview.playback.share}
          isPlaying={preview.playback.isPlaying}
          duration={video.duration ?? 0}
          onSeek={preview.playback.seek}
          onPlay={preview.playback.play}
        />
      )}
      <WeightMeter weight={weight} cpuUse={cpu.use ?? 'unknown'} />
    </div>
  )
}

/**
 * Returns the preview of the form's creative. Options that only move elements are posted to the frame, so that a
 * slider never reloads it; other changes reload it after a pause, and then its video is where it was.
 */
function usePreview(creative: Creative, condition: PreviewCondition) {
  const shown = useDraftedCreative(creative)
  const handle = useRef<AdFrameHandle>(null)
  const key = useSettledValue(previewKey(shown))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents everything the document depends on.
  const html = useMemo(() => previewDocument(shown, condition), [key, condition])
  const [muted, setMuted] = useState(true)
  const post = (command: object) => handle.current?.post(command)
  const send = useEffectEvent(() => {
    post(moveCommand(shown))
    post({ placard: 'sound', muted })
  })
  const playback = usePreviewPlayback(handle, html)
  const stayStill = useEffectEvent(() => {
    post({ adFrame: 'hello', reducedMotion: true })
    post({ placard: 'seek', share: 0 })
  })
  const move = JSON.stringify(moveCommand(shown))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only changes are posted.
  useEffect(() => send(), [move, muted])
  const isReduced = condition === 'reduced motion'
  useEffect(() => {
    if (!isReduced) return
    stayStill()
    const frame = handle.current
    // Leaving the condition starts the ad again, as a viewer without the preference sees it.
    return () => frame?.replay()
  }, [isReduced])
  return {
    creative: shown,
    html,
    gap: previewGap(shown),
    handle,
    muted,
    setMuted,
    playback,
    onReady: () => {
      send()
      if (isReduced) stayStill()
      playback.onReady()
    },
  }
}
