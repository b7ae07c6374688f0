import type { ContentLayer, LayerProperty } from '@placard/domain/ad-builder'
import {
  LAYER_PROPERTIES,
  LAYER_PROPERTY_NAMES,
  layerBounds,
  layerTracks,
  resizeLayers,
  sampleTrack,
  unionBox,
} from '@placard/domain/internal/ad-builder'
import { IconButton, useLabels } from '@placard/ui'
import { Blend, Diamond, PanelRightClose, RotateCw, Scaling } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../use-translate.js'
import { useBuilder } from '../builder-context.js'
import { STEPS } from '../builder-steps.js'
import { NumberControl, PanelSection } from './panel-controls.js'
import { propertiesPanelLabels } from './properties-panel-labels.js'

/** Properties that are shown in percent. */
const IN_PERCENT: readonly LayerProperty[] = ['scale', 'opacity', 'reveal']

/** Returns the signs inside the fields of properties. */
function useNumberPrefixes(): Record<LayerProperty, ReactNode> {
  const labels = useLabels('propertiesPanel', propertiesPanelLabels)
  return {
    x: 'X',
    y: 'Y',
    width: labels.widthPrefix,
    height: labels.heightPrefix,
    rotation: <RotateCw aria-hidden className="size-3.5" />,
    scale: <Scaling aria-hidden className="size-3.5" />,
    opacity: <Blend aria-hidden className="size-3.5" />,
    reveal: <PanelRightClose aria-hidden className="size-3.5" />,
  }
}

/** Position, size and look of the selected layer at the playhead, or of several layers together. */
export function PositionSection() {
  const labels = useLabels('propertiesPanel', propertiesPanelLabels)
  const { selected } = useBuilder()
  const [first] = selected
  if (!first) return null
  return (
    <PanelSection title={labels.positionAndSize}>
      {selected.length === 1 ? <LayerFields layer={first} /> : <SelectionFields />}
    </PanelSection>
  )
}

function LayerFields({ layer }: { layer: ContentLayer }) {
  const translate = useTranslate()
  const prefixes = useNumberPrefixes()
  const { styles, arrange, mergeKey } = useBuilder()
  const style = styles[layer.id]
  if (!style) return null
  return (
    <div className="grid grid-cols-2 gap-2">
      {LAYER_PROPERTY_NAMES.map((property) => {
        const { label, min, max, unit } = LAYER_PROPERTIES[property]
        const factor = IN_PERCENT.includes(property) ? 100 : 1
        const shownUnit = factor === 100 ? '%' : unit
        return (
          <div key={property} className="flex min-w-0 items-center">
            <div className="min-w-0 flex-1">
              <NumberControl
                label={translate(label)}
                prefix={prefixes[property]}
                value={style[property] * factor}
                min={min * factor}
                max={max * factor}
                unit={shownUnit}
                disabled={layer.locked}
                onChange={(value) =>
                  arrange(
                    { [layer.id]: { [property]: value / factor } },
                    STEPS.changeProperty[property],
                    mergeKey(`${property} ${layer.id}`),
                  )
                }
              />
            </div>
            <KeyframeButton layer={layer} property={property} />
          </div>
        )
      })}
    </div>
  )
}

/** Adds a keyframe at the playhead, or removes the one there. */
function KeyframeButton({ layer, property }: { layer: ContentLayer; property: LayerProperty }) {
  const labels = useLabels('propertiesPanel', propertiesPanelLabels)
  const translate = useTranslate()
  const { state, dispatch, sizeID, playback } = useBuilder()
  const label = translate(LAYER_PROPERTIES[property].label)
  const track = layerTracks(state.keyframes, layer.id).find((one) => one.property === property)
  const here = track?.keyframes.find(({ at }) => at === playback.restingAt)
  const own = state.layers.find(({ id }) => id === layer.id)
  const value = track ? sampleTrack(track, playback.restingAt) : own && own.kind !== 'artboard' ? own[property] : 0
  return (
    <IconButton
      size="sm"
      label={here ? labels.removeKeyframe(label) : labels.addKeyframe(label)}
      aria-pressed={here !== undefined}
      disabled={sizeID !== null || layer.locked}
      className={track && !here ? 'text-brand-ink' : undefined}
      onClick={() =>
        here
          ? dispatch({ type: 'removeKeyframes', ids: [here.id] })
          : dispatch({
              type: 'addKeyframe',
              keyframe: { layerID: layer.id, property, at: playback.restingAt, value, easing: 'ease-out' },
            })
      }
    >
      <Diamond aria-hidden className={here ? 'fill-current' : undefined} />
    </IconButton>
  )
}

/** Rectangle around several layers, which are moved and resized together. */
function SelectionFields() {
  const translate = useTranslate()
  const prefixes = useNumberPrefixes()
  const { selected, styles, arrange, mergeKey } = useBuilder()
  const styleByID = Object.fromEntries(selected.flatMap(({ id }) => (styles[id] ? [[id, styles[id]]] : [])))
  const box = unionBox(Object.values(styleByID).map(layerBounds))
  if (!box) return null
  const fields = ['x', 'y', 'width', 'height'] as const
  return (
    <div className="grid grid-cols-2 gap-2">
      {fields.map((field) => (
        <NumberControl
          key={field}
          label={translate(LAYER_PROPERTIES[field].label)}
          prefix={prefixes[field]}
          value={box[field]}
          min={LAYER_PROPERTIES[field].min}
          max={LAYER_PROPERTIES[field].max}
          unit="px"
          onChange={(value) =>
            arrange(
              resizeLayers(styleByID, box, { ...box, [field]: value }),
              STEPS.changeProperty[field],
              mergeKey(`selection ${field}`),
            )
          }
        />
      ))}
    </div>
  )
}
