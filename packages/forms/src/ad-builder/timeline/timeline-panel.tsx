import { type ContentLayer, excessiveTimeline, layerClips } from '@placard/domain/ad-builder'
import {
  contentLayers,
  endsEmpty,
  layerTracks,
  MAX_TIMELINE_MS,
  minDurationMs,
} from '@placard/domain/internal/ad-builder'
import { IconButton, Slider, Switch, useLabels } from '@placard/ui'
import { Pause, Play, SkipBack, TriangleAlert } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useBuilder } from '../builder-context.js'
import { STEPS } from '../builder-steps.js'
import { NumberControl } from '../properties/panel-controls.js'
import { useLayerName } from '../properties/use-layer-name.js'
import { KeyframeEditor } from './keyframe-editor.js'
import { TimelineClip } from './timeline-clip.js'
import { timelinePanelLabels } from './timeline-panel-labels.js'
import { TimelineTrack } from './timeline-track.js'
import { useSeconds } from './use-seconds.js'

export interface TimelinePanelProps {
  /** Duration of the ad in seconds, within which a loop ends; 0 for no limit. */
  adSeconds: number
}

/**
 * Timeline with the clips of every animated layer, the keyframes of the selected ones, playback, and the easing of the
 * selected keyframes.
 */
export function TimelinePanel({ adSeconds }: TimelinePanelProps) {
  const labels = useLabels('timelinePanel', timelinePanelLabels)
  const formatSeconds = useSeconds()
  const builder = useBuilder()
  const { state, dispatch, playback, mergeKey } = builder
  const { durationMs, loop } = state.timeline
  const [wantedIDs, setSelectedIDs] = useState<readonly string[]>([])
  const selectedIDs = wantedIDs.filter((id) => state.keyframes.some((keyframe) => keyframe.id === id))
  const animated = contentLayers(state).filter(({ id }) => state.keyframes.some(({ layerID }) => layerID === id))
  return (
    <section
      aria-label={labels.timeline}
      className="grid min-h-0 min-w-0 grid-rows-[auto_auto_minmax(0,1fr)] bg-surface"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
        <div className="flex items-center gap-0.5">
          <IconButton size="sm" label={labels.goToStart} onClick={() => playback.seek(0)}>
            <SkipBack aria-hidden />
          </IconButton>
          <IconButton
            size="sm"
            label={playback.isPlaying ? labels.pause : labels.play}
            onClick={playback.isPlaying ? playback.pause : playback.play}
          >
            {playback.isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
          </IconButton>
        </div>
        <div className="w-28">
          <NumberControl
            label={labels.time}
            prefix={labels.timePrefix}
            value={playback.restingAt / 1000}
            min={0}
            max={durationMs / 1000}
            step={0.05}
            unit="s"
            onChange={(seconds) => playback.seek(seconds * 1000)}
          />
        </div>
        <div className="w-32">
          <NumberControl
            label={labels.length}
            prefix={labels.lengthPrefix}
            value={durationMs / 1000}
            min={minDurationMs(state) / 1000}
            max={MAX_TIMELINE_MS / 1000}
            step={0.1}
            unit="s"
            onChange={(seconds) =>
              dispatch({
                type: 'settings',
                durationMs: seconds * 1000,
                label: STEPS.changeLength,
                mergeKey: mergeKey('duration'),
              })
            }
          />
        </div>
        <Switch
          label={labels.loop}
          checked={loop}
          onCheckedChange={(next) => dispatch({ type: 'settings', loop: next, label: STEPS.changeLoop })}
        />
        <KeyframeEditor ids={selectedIDs} onRemoved={() => setSelectedIDs([])} />
        <AnimationWarnings adSeconds={adSeconds} />
      </div>
      <div className="grid grid-cols-[9rem_minmax(0,1fr)] items-center gap-2 border-line-subtle border-y px-3 py-1">
        <span className="text-caption text-ink-muted tabular-nums">{formatSeconds(playback.at)}</span>
        <Slider
          aria-label={labels.playhead}
          value={Math.round(playback.at)}
          min={0}
          max={durationMs}
          step={50}
          bubble={false}
          formatValue={formatSeconds}
          onValueChange={playback.seek}
        />
      </div>
      <div className="min-h-0 overflow-y-auto px-3 py-2">
        {animated.length === 0 ? (
          <p className="text-caption text-ink-muted">{labels.empty}</p>
        ) : (
          <ul className="grid gap-2">
            {animated.toReversed().map((layer) => (
              <LayerTracks key={layer.id} layer={layer} selectedIDs={selectedIDs} onSelect={setSelectedIDs} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** Warnings about the length of the animation, and about its end. */
function AnimationWarnings({ adSeconds }: TimelinePanelProps) {
  const labels = useLabels('timelinePanel', timelinePanelLabels)
  const { design } = useBuilder()
  const time = excessiveTimeline(design, adSeconds)
  const isEmpty = useMemo(() => endsEmpty(design), [design])
  const texts = [
    ...(time ? [Number.isFinite(time.seconds) ? labels.tooLong(time.seconds, time.loops) : labels.endless] : []),
    ...(isEmpty ? [labels.endsEmpty] : []),
  ]
  return (
    <div role="status" className="grid min-w-0 gap-0.5">
      {texts.map((text) => (
        <p key={text} className="flex min-w-0 items-center gap-1.5 text-caption text-warning-ink">
          <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
          {text}
        </p>
      ))}
    </div>
  )
}

interface LayerTracksProps {
  layer: ContentLayer
  selectedIDs: readonly string[]
  onSelect: (ids: readonly string[]) => void
}

function LayerTracks({ layer, ...selection }: LayerTracksProps) {
  const labels = useLabels('timelinePanel', timelinePanelLabels)
  const name = useLayerName()(layer)
  const { state, dispatch, playback } = useBuilder()
  const lane = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLButtonElement>(null)
  const isSelected = state.selection.includes(layer.id)
  const isOpen = isSelected || !contentLayers(state).some(({ id }) => state.selection.includes(id))
  const clips = layerClips(state.keyframes, layer.id)
  const keepFocus = () => {
    const panel = row.current?.closest('section')
    // The last clip of a layer takes its row along.
    const next = clips.length > 1 ? row.current : panel?.querySelector('button')
    next?.focus()
  }
  return (
    <li className="grid min-w-0 gap-0.5">
      <div className="grid grid-cols-[9rem_minmax(0,1fr)] items-center gap-2">
        <button
          ref={row}
          type="button"
          aria-pressed={isSelected}
          onClick={() => dispatch({ type: 'select', ids: [layer.id], alone: true })}
          className="max-w-full cursor-pointer justify-self-start truncate rounded-badge px-1 text-caption text-ink hover:bg-hover aria-pressed:text-brand-ink"
        >
          {name || labels.layer}
        </button>
        <div ref={lane} className="relative mx-2 h-6 rounded-bar bg-sunken">
          {clips.map((clip) => (
            <TimelineClip
              key={clip.phase ?? 'own'}
              clip={clip}
              layerID={layer.id}
              layerName={name}
              lane={lane}
              onRemove={keepFocus}
            />
          ))}
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 w-px bg-brand"
            style={{ insetInlineStart: `${(playback.at / state.timeline.durationMs) * 100}%` }}
          />
        </div>
      </div>
      {isOpen &&
        layerTracks(state.keyframes, layer.id).map((track) => (
          <TimelineTrack key={track.property} track={track} layerName={name} onRemove={keepFocus} {...selection} />
        ))}
    </li>
  )
}
