import { type AnimationClip, moveClip } from '@placard/domain/ad-builder'
import { useDirection, useLabels } from '@placard/ui'
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { useBuilder } from '../builder-context.js'
import { STEPS } from '../builder-steps.js'
import { timelinePanelLabels } from './timeline-panel-labels.js'
import { useSeconds } from './use-seconds.js'

export interface TimelineClipProps {
  clip: AnimationClip
  layerID: string
  layerName: string
  /** Element that is as wide as the timeline. */
  lane: RefObject<HTMLElement | null>
  /** Called before the clip is deleted, to keep the focus in the timeline. */
  onRemove: () => void
}

type Part = 'start' | 'end' | 'whole'

/** Step of the arrow keys in ms, alone and with Shift. */
const STEP_MS = { small: 50, large: 500 }
/** Times of dragged clips in ms are multiples of this. */
const GRID_MS = 10

let dragCount = 0

/** Clip of a layer's animation: it is dragged as a whole, and trimmed at its ends, also by the arrow keys. */
export function TimelineClip({ clip, layerID, layerName, lane, onRemove }: TimelineClipProps) {
  const labels = useLabels('timelinePanel', timelinePanelLabels)
  const formatSeconds = useSeconds()
  const { state, dispatch, mergeKey } = useBuilder()
  const { durationMs } = state.timeline
  const isSelected = state.selection.includes(layerID)
  const sign = useDirection() === 'rtl' ? -1 : 1
  const drag = useRef<{ part: Part; from: number; clip: AnimationClip; key: string }>(null)
  const { phase, fromMs, toMs } = clip
  // The handles of a single time would cover each other, and the clip.
  const isTrimmable = toMs > fromMs
  const name = labels.clips[phase ?? 'own']
  const label = labels.clipOf(name, layerName)
  const ids = clip.keyframes.map(({ id }) => id)

  const move = (moved: AnimationClip, part: Part, byMs: number, key: string) =>
    dispatch({
      type: 'retimeKeyframes',
      times: moveClip(moved, part, byMs, durationMs),
      label: part === 'whole' ? STEPS.moveAnimation : STEPS.trimAnimation,
      mergeKey: key,
    })
  const createHandlers = (part: Part) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      dragCount += 1
      // The times before the drag, so that none is lost where clips are pressed together.
      drag.current = { part, from: event.clientX, clip, key: `clip-${dragCount}` }
      if (!isSelected) dispatch({ type: 'select', ids: [layerID], alone: true })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag
      const width = lane.current?.clientWidth ?? 0
      if (!current || width === 0) return
      const by = Math.round((((event.clientX - current.from) / width) * durationMs * sign) / GRID_MS) * GRID_MS
      move(current.clip, current.part, by, current.key)
    },
    onPointerUp: () => {
      drag.current = null
    },
    onPointerCancel: () => {
      drag.current = null
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = sign * (event.shiftKey ? STEP_MS.large : STEP_MS.small)
      const by = event.key === 'ArrowRight' ? step : event.key === 'ArrowLeft' ? -step : 0
      if (by !== 0) move(clip, part, by, mergeKey(`clip ${part} ${phase} ${layerID}`))
      else if (part === 'whole' && (event.key === 'Delete' || event.key === 'Backspace')) {
        onRemove()
        dispatch({ type: 'removeKeyframes', ids, label: STEPS.deleteAnimation })
      } else return
      event.preventDefault()
      event.stopPropagation()
    },
  })
  const handleProps = (part: 'start' | 'end', value: number) => ({
    role: 'slider' as const,
    'aria-label': part === 'start' ? labels.clipStart(label) : labels.clipEnd(label),
    'aria-valuemin': 0,
    'aria-valuemax': durationMs,
    'aria-valuenow': Math.round(value),
    'aria-valuetext': formatSeconds(value),
    // Only the handles of selected layers are stops of the Tab key, so that it gets through long timelines.
    tabIndex: isSelected ? 0 : -1,
    ...createHandlers(part),
  })
  return (
    <div
      data-phase={phase ?? 'own'}
      className="group absolute inset-y-0 min-w-2 rounded-badge bg-brand-tint ring-1 ring-brand-line data-[phase=out]:bg-active data-[phase=stay]:bg-hover"
      style={{
        insetInlineStart: `${(fromMs / durationMs) * 100}%`,
        width: `${((toMs - fromMs) / durationMs) * 100}%`,
      }}
    >
      <button
        type="button"
        aria-label={labels.clipTimes(label, formatSeconds(fromMs), formatSeconds(toMs))}
        {...createHandlers('whole')}
        onClick={() => dispatch({ type: 'select', ids: [layerID], alone: true })}
        className="absolute inset-0 w-full cursor-grab touch-none truncate rounded-badge px-2 text-start text-caption text-ink active:cursor-grabbing"
      >
        {name}
      </button>
      {isTrimmable && (
        <>
          <span
            {...handleProps('start', fromMs)}
            className="absolute inset-y-0 start-0 w-1.5 cursor-ew-resize touch-none rounded-s-badge bg-brand after:absolute after:inset-y-0 after:-start-1.5 after:w-3"
          />
          <span
            {...handleProps('end', toMs)}
            className="absolute inset-y-0 end-0 w-1.5 cursor-ew-resize touch-none rounded-e-badge bg-brand after:absolute after:inset-y-0 after:-end-1.5 after:w-3"
          />
        </>
      )}
    </div>
  )
}
