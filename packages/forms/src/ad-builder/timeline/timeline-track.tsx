import type { Keyframe, Track } from '@placard/domain/ad-builder'
import { LAYER_PROPERTIES } from '@placard/domain/internal/ad-builder'
import { useDirection, useLabels } from '@placard/ui'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslate } from '../../use-translate.js'
import { useBuilder } from '../builder-context.js'
import { timelinePanelLabels } from './timeline-panel-labels.js'
import { useSeconds } from './use-seconds.js'

export interface TimelineTrackProps {
  track: Track
  /** Name of its layer, for the names of the keyframes. */
  layerName: string
  /** Ids of the selected keyframes. */
  selectedIDs: readonly string[]
  onSelect: (ids: readonly string[]) => void
  /** Called before keyframes are deleted, to keep the focus in the timeline. */
  onRemove: () => void
}

/** Step of the arrow keys in ms, alone and with Shift. */
const STEP_MS = { small: 50, large: 500 }

let dragCount = 0

/** Keyframes of one property, which are dragged, or moved by the arrow keys. */
export function TimelineTrack({ track, layerName, selectedIDs, onSelect, onRemove }: TimelineTrackProps) {
  const labels = useLabels('timelinePanel', timelinePanelLabels)
  const formatSeconds = useSeconds()
  const label = useTranslate()(LAYER_PROPERTIES[track.property].label)
  const { state, dispatch, playback } = useBuilder()
  const { durationMs } = state.timeline
  // Time runs in the direction of the text.
  const sign = useDirection() === 'rtl' ? -1 : 1
  const lane = useRef<HTMLDivElement>(null)
  const drag = useRef<{ from: number; moved: number; ids: readonly string[]; key: string }>(null)

  const select = ({ id }: Keyframe, isAdditive: boolean): readonly string[] => {
    const isSelected = selectedIDs.includes(id)
    const next = isAdditive
      ? isSelected
        ? selectedIDs.filter((one) => one !== id)
        : [...selectedIDs, id]
      : isSelected
        ? selectedIDs
        : [id]
    onSelect(next)
    return next
  }
  const shift = (ids: readonly string[], byMs: number, mergeKey?: string) =>
    dispatch({ type: 'shiftKeyframes', ids, byMs, ...(mergeKey !== undefined && { mergeKey }) })

  const createHandlers = (keyframe: Keyframe) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      dragCount += 1
      const ids = select(keyframe, event.shiftKey || event.ctrlKey || event.metaKey)
      drag.current = { from: event.clientX, moved: 0, ids, key: `keyframes-${dragCount}` }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag
      const width = lane.current?.clientWidth ?? 0
      if (!current || width === 0) return
      const by = Math.round((((event.clientX - current.from) / width) * durationMs * sign) / 10) * 10
      if (by === current.moved) return
      shift(current.ids, by - current.moved, current.key)
      current.moved = by
    },
    onPointerUp: () => {
      drag.current = null
    },
    onPointerCancel: () => {
      drag.current = null
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const ids = selectedIDs.includes(keyframe.id) ? selectedIDs : [keyframe.id]
      const step = sign * (event.shiftKey ? STEP_MS.large : STEP_MS.small)
      const by = event.key === 'ArrowRight' ? step : event.key === 'ArrowLeft' ? -step : 0
      if (by !== 0) shift(ids, by)
      else if (event.key === 'Delete' || event.key === 'Backspace') {
        onRemove()
        dispatch({ type: 'removeKeyframes', ids })
      } else return
      event.preventDefault()
      event.stopPropagation()
    },
  })
  return (
    <div className="grid grid-cols-[9rem_minmax(0,1fr)] items-center gap-2">
      <span className="truncate ps-3 text-caption text-ink-muted">{label}</span>
      <div ref={lane} className="relative mx-2 h-5 rounded-bar bg-sunken">
        <span
          aria-hidden
          className="absolute inset-y-0 w-px bg-brand"
          style={{ insetInlineStart: `${(playback.at / durationMs) * 100}%` }}
        />
        {track.keyframes.map((keyframe) => (
          <button
            key={keyframe.id}
            type="button"
            aria-label={labels.keyframeOf(label, layerName, formatSeconds(keyframe.at))}
            aria-pressed={selectedIDs.includes(keyframe.id)}
            {...createHandlers(keyframe)}
            onClick={(event) => {
              // A press of Enter or Space has no pointer events.
              if (event.detail === 0) select(keyframe, event.shiftKey || event.ctrlKey || event.metaKey)
              playback.seek(keyframe.at)
            }}
            className="absolute top-1/2 size-3 -translate-x-1/2 -translate-y-1/2 rotate-45 cursor-ew-resize touch-none rounded-[2px] border border-brand bg-surface after:absolute after:-inset-1.5 aria-pressed:bg-brand rtl:translate-x-1/2"
            style={{ insetInlineStart: `${(keyframe.at / durationMs) * 100}%` }}
          />
        ))}
      </div>
    </div>
  )
}
