import { type ContentLayer, creativeSize, findDerivedSize, MAX_SIDE_PX } from '@placard/domain'
import { Button, Field, useLabels } from '@placard/ui'
import { useTranslate } from '../../use-translate.js'
import { useBuilder } from '../builder-context.js'
import { STEPS } from '../builder-steps.js'
import { ChoiceControl, NumberControl, PanelSection } from './panel-controls.js'
import { propertiesPanelLabels } from './properties-panel-labels.js'
import { useLayerChange } from './use-layer-change.js'

/** Rules by which a layer is placed in other sizes; in a derived size, what differs from them. */
export function SizingSection({ layer }: { layer: ContentLayer }) {
  const labels = useLabels('propertiesPanel', propertiesPanelLabels)
  const translate = useTranslate()
  const { state, dispatch, sizeID } = useBuilder()
  const change = useLayerChange()
  const size = findDerivedSize(state, sizeID)
  if (size) {
    const override = size.overrides[layer.id]
    return (
      <PanelSection title={labels.inSize(creativeSize(size.width, size.height))}>
        <p className="text-caption text-ink-muted">{override ? labels.placedByHand : labels.placedByRules}</p>
        {override && (
          <Button
            size="sm"
            className="justify-self-start"
            onClick={() =>
              dispatch({ type: 'override', sizeID: size.id, changes: { [layer.id]: null }, label: STEPS.resetToRules })
            }
          >
            {translate(STEPS.resetToRules)}
          </Button>
        )}
      </PanelSection>
    )
  }
  const { sizing } = layer
  const set = (changes: Partial<ContentLayer['sizing']>) =>
    change({ sizing: { ...sizing, ...changes } }, STEPS.changeRules)
  return (
    <PanelSection title={labels.inOtherSizes}>
      <div className="grid grid-cols-2 gap-2">
        <ChoiceControl
          label={labels.horizontal}
          value={sizing.horizontal}
          options={labels.horizontals}
          onChange={(horizontal) => set({ horizontal })}
        />
        <ChoiceControl
          label={labels.vertical}
          value={sizing.vertical}
          options={labels.verticals}
          onChange={(vertical) => set({ vertical })}
        />
      </div>
      <ChoiceControl
        label={labels.scale}
        value={sizing.scale}
        options={labels.scales}
        onChange={(scale) => set({ scale })}
      />
      <div className="grid grid-cols-2 gap-2">
        <Field label={labels.hideBelowWidth}>
          <NumberControl
            label={labels.hideBelowWidth}
            value={sizing.minWidth}
            min={0}
            max={MAX_SIDE_PX}
            unit="px"
            onChange={(minWidth) => set({ minWidth })}
          />
        </Field>
        <Field label={labels.hideBelowHeight}>
          <NumberControl
            label={labels.hideBelowHeight}
            value={sizing.minHeight}
            min={0}
            max={MAX_SIDE_PX}
            unit="px"
            onChange={(minHeight) => set({ minHeight })}
          />
        </Field>
      </div>
    </PanelSection>
  )
}
