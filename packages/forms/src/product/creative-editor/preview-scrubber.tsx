import { SegmentedControl, Slider, useLabels } from '@placard/ui'
import { creativeEditorLabels } from './creative-editor-labels.js'

const STATES = ['before', 'playing', 'ended'] as const

export interface PreviewScrubberProps {
  /** Position of the video as a fraction of its duration. */
  share: number
  /** True while the video plays. */
  isPlaying: boolean
  /** Duration of the video in seconds; 0 if it is unknown. */
  duration: number
  /** Stops the video at a fraction of its duration. */
  onSeek: (share: number) => void
  /** Plays the video from its position. */
  onPlay: () => void
}

/** Selects the state of an ad's video, or a second of it, to check the player and its countdown there. */
export function PreviewScrubber({ share, isPlaying, duration, onSeek, onPlay }: PreviewScrubberProps) {
  const labels = useLabels('creativeEditor', creativeEditorLabels)
  // A video that plays has not moved yet at first: selecting “Before play” then has to stop it.
  const state = share >= 1 ? 'ended' : share > 0 || isPlaying ? 'playing' : 'before'
  const seconds = Math.round(share * duration * 10) / 10
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div role="group" aria-label={labels.adState} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SegmentedControl
        size="sm"
        label={labels.state}
        value={state}
        onValueChange={(next) => {
          if (next === 'playing') onPlay()
          else onSeek(next === 'ended' ? 1 : 0)
        }}
        options={STATES.map((value) => ({ value, label: labels.states[value] }))}
      />
      {duration > 0 && (
        <span className="flex min-w-40 flex-1 items-center gap-3">
          <Slider
            aria-label={labels.videoTime}
            min={0}
            max={duration}
            step={0.1}
            unit="s"
            unitLabel={labels.seconds}
            bubble={false}
            value={Math.min(seconds, duration)}
            onValueChange={(next) => onSeek(Math.min(1, next / duration))}
            className="flex-1"
          />
          <span className="whitespace-nowrap text-caption text-ink-muted tabular-nums">
            {labels.secondsOf(seconds.toFixed(1), duration.toFixed(1))}
          </span>
        </span>
      )}
    </div>
  )
}
