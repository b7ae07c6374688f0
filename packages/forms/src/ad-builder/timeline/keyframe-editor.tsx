import type { Easing, Keyframe } from '@placard/domain/ad-builder'
import { EASING_CURVES, LAYER_PROPERTIES } from '@placard/domain/internal/ad-builder'
import { ButtonGroup, IconButton, Select, useLabels } from '@placard/ui'
import { Trash2 } from 'lucide-react'
import { useTranslate } from '../../use-translate.js'
import { useBuilder } from '../builder-context.js'
import { STEPS } from '../builder-steps.js'
import { NumberControl } from '../properties/panel-controls.js'
import { timelinePanelLabels } from './timeline-panel-labels.js'

const EASINGS = ['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out', 'step-end', 'custom'] as const

/** Curve of an easing that is not one of CSS's names; a hold starts from the default curve. */
const readCurve = (easing: Easing): [number, number, number, number] => {
  if (typeof easing !== 'string') return easing
  const [x1, y1, x2, y2] = EASING_CURVES[easing === 'step-end' ? 'ease' : easing]
  return [x1, y1, x2, y2]
}

const CURVE_FIELDS = ['X1', 'Y1', 'X2', 'Y2'] as const

export interface KeyframeEditorProps {
  /** Ids of the selected keyframes; without any, nothing is rendered. */
  ids: readonly string[]
  /** Called after they were deleted. */
  onRemoved: () => void
}

/** Time, value and easing of the selected keyframes. */
export function KeyframeEditor({ ids, onRemoved }: KeyframeEditorProps) {
  const labels = useLabels('timelinePanel', timelinePanelLabels)
  const { state, dispatch, mergeKey } = useBuilder()
  const selected = state.keyframes.filter(({ id }) => ids.includes(id))
  const [first] = selected
  if (!first) return null
  const { easing } = first
  const setEasing = (next: Easing) =>
    dispatch({
      type: 'changeKeyframes',
      ids,
      easing: next,
      label: STEPS.changeEasing,
      mergeKey: mergeKey(`easing ${ids.join()}`),
    })
  const curve = readCurve(easing)
  return (
    <ButtonGroup label={labels.selectedKeyframes} className="min-w-0 flex-wrap items-center">
      {selected.length === 1 && <SingleFields keyframe={first} />}
      <div className="w-40">
        <Select
          size="sm"
          aria-label={labels.easing}
          value={typeof easing === 'string' ? easing : 'custom'}
          options={EASINGS.map((name) => ({ value: name, label: labels.easings[name] }))}
          onValueChange={(next) => setEasing(next === 'custom' ? curve : (next as Easing))}
        />
      </div>
      {typeof easing !== 'string' && (
        <>
          <CurveDrawing curve={curve} />
          {CURVE_FIELDS.map((name, index) => (
            <div key={name} className="w-20">
              <NumberControl
                label={labels.curve(name)}
                prefix={name}
                value={curve[index] ?? 0}
                min={index % 2 === 0 ? 0 : -3}
                max={index % 2 === 0 ? 1 : 4}
                step={0.05}
                onChange={(value) => setEasing(curve.with(index, value) as [number, number, number, number])}
              />
            </div>
          ))}
        </>
      )}
      <IconButton
        size="sm"
        label={labels.deleteKeyframes(selected.length)}
        onClick={({ currentTarget }) => {
          // This button is removed with the keyframes, and would take the focus along.
          currentTarget.closest('section')?.querySelector('button')?.focus()
          dispatch({ type: 'removeKeyframes', ids })
          onRemoved()
        }}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </ButtonGroup>
  )
}

function SingleFields({ keyframe }: { keyframe: Keyframe }) {
  const labels = useLabels('timelinePanel', timelinePanelLabels)
  const translate = useTranslate()
  const { state, dispatch, mergeKey } = useBuilder()
  const { id, at, property, value } = keyframe
  const { min, max, unit } = LAYER_PROPERTIES[property]
  const label = translate(LAYER_PROPERTIES[property].label)
  const key = mergeKey
  return (
    <>
      <div className="w-28">
        <NumberControl
          label={labels.keyframeTime}
          value={at / 1000}
          min={0}
          max={state.timeline.durationMs / 1000}
          step={0.05}
          unit="s"
          onChange={(seconds) =>
            dispatch({
              type: 'shiftKeyframes',
              ids: [id],
              byMs: Math.round(seconds * 1000) - at,
              mergeKey: key(`keyframe time ${id}`),
            })
          }
        />
      </div>
      <div className="w-32">
        <NumberControl
          label={labels.keyframeValue(label)}
          prefix={label}
          value={value}
          min={min}
          max={max}
          step={max <= 10 ? 0.05 : 1}
          unit={unit}
          onChange={(next) =>
            dispatch({ type: 'changeKeyframes', ids: [id], value: next, mergeKey: key(`keyframe value ${id}`) })
          }
        />
      </div>
    </>
  )
}

/** Drawing of an easing curve, from bottom to top. */
function CurveDrawing({ curve: [x1, y1, x2, y2] }: { curve: readonly [number, number, number, number] }) {
  return (
    <svg aria-hidden viewBox="-2 -12 28 48" className="h-9 w-6 overflow-visible text-brand-ink">
      <path
        d={`M0 24C${x1 * 24} ${24 - y1 * 24} ${x2 * 24} ${24 - y2 * 24} 24 0`}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
      />
    </svg>
  )
}
