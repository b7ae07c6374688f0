import type { ContentLayer, DerivedSize, OverridePart } from '@placard/domain/ad-builder'
import { LAYER_PROPERTIES } from '@placard/domain/internal/ad-builder'
import { creativeSize } from '@placard/domain/internal/creative'
import { Button, IconButton, useLabels } from '@placard/ui'
import { RotateCcw } from 'lucide-react'
import { useTranslate } from '../../use-translate.js'
import { useBuilder } from '../builder-context.js'
import { STEPS } from '../builder-steps.js'
import { ChoiceControl, PanelSection } from './panel-controls.js'
import { propertiesPanelLabels } from './properties-panel-labels.js'

/** Layout of a derived size, and its own changes. */
export function SizeLayoutSection({ size }: { size: DerivedSize }) {
  const labels = useLabels('propertiesPanel', propertiesPanelLabels)
  const translate = useTranslate()
  const { dispatch } = useBuilder()
  const name = creativeSize(size.width, size.height)
  const changed = Object.keys(size.overrides).length
  return (
    <PanelSection title={labels.inSize(name)}>
      <ChoiceControl
        label={labels.layout}
        value={size.layout}
        options={labels.layouts}
        onChange={(layout) => dispatch({ type: 'layOutSize', id: size.id, layout })}
      />
      <p className="text-caption text-ink-muted">{labels.changedLayers(changed)}</p>
      {changed > 0 && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => dispatch({ type: 'resetOverrides', sizeID: size.id, label: STEPS.resetSize })}
        >
          {translate(STEPS.resetSize)}
        </Button>
      )}
    </PanelSection>
  )
}

/** Parts of a layer that are changed in a derived size; each can be reset. */
export function OverrideSection({ layer, size }: { layer: ContentLayer; size: DerivedSize }) {
  const labels = useLabels('propertiesPanel', propertiesPanelLabels)
  const translate = useTranslate()
  const { dispatch } = useBuilder()
  const override = size.overrides[layer.id] ?? {}
  const parts = Object.keys(override) as OverridePart[]
  const readName = (part: OverridePart) => {
    if (part === 'hidden') return labels.visibility
    return part === 'fontSize' ? labels.fontSize : translate(LAYER_PROPERTIES[part].label)
  }
  const reset = (label: string, part?: OverridePart) =>
    dispatch({ type: 'resetOverrides', sizeID: size.id, layerID: layer.id, ...(part && { part }), label })
  return (
    <PanelSection title={labels.inSize(creativeSize(size.width, size.height))}>
      <p className="text-caption text-ink-muted">{parts.length > 0 ? labels.placedByHand : labels.placedByRules}</p>
      {parts.length > 0 && (
        <>
          <ul aria-label={labels.ownChanges} className="grid gap-0.5">
            {parts.map((part) => (
              <li key={part} className="flex min-w-0 items-center justify-between gap-2 text-dense text-ink">
                <span className="flex min-w-0 items-center gap-2">
                  <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-brand" />
                  <span className="truncate">{readName(part)}</span>
                </span>
                <IconButton
                  size="sm"
                  label={labels.resetPart(readName(part))}
                  onClick={() => reset(STEPS.resetChange, part)}
                >
                  <RotateCcw aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
          <Button size="sm" className="justify-self-start" onClick={() => reset(STEPS.resetToRules)}>
            {translate(STEPS.resetToRules)}
          </Button>
        </>
      )}
    </PanelSection>
  )
}
