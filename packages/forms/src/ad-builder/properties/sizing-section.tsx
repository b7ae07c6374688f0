import { type AdDesign, type ContentLayer, findRoles } from '@placard/domain/ad-builder'
import { findDerivedSize, isContentLayer } from '@placard/domain/internal/ad-builder'
import { MAX_SIDE_PX } from '@placard/domain/internal/creative'
import { Field, useLabels } from '@placard/ui'
import { useBuilder } from '../builder-context.js'
import { STEPS } from '../builder-steps.js'
import { ChoiceControl, NumberControl, PanelSection } from './panel-controls.js'
import { propertiesPanelLabels } from './properties-panel-labels.js'
import { OverrideSection } from './size-section.js'
import { useLayerChange } from './use-layer-change.js'

/** Returns a design in which a layer has the role that its content suggests. */
const withoutRole = (design: AdDesign, layerID: string): AdDesign => ({
  ...design,
  layers: design.layers.map((layer) =>
    layer.id === layerID && isContentLayer(layer) ? { ...layer, role: null } : layer,
  ),
})

/** Role and rules by which a layer is placed in other sizes; in a derived size, what differs from them. */
export function SizingSection({ layer }: { layer: ContentLayer }) {
  const labels = useLabels('propertiesPanel', propertiesPanelLabels)
  const { state, sizeID } = useBuilder()
  const change = useLayerChange()
  const size = findDerivedSize(state, sizeID)
  if (size) return <OverrideSection layer={layer} size={size} />
  const suggested = findRoles(withoutRole(state, layer.id))[layer.id] ?? 'none'
  const roles = { auto: labels.suggestedRole(labels.roles[suggested]), ...labels.roles }
  const { sizing } = layer
  const set = (changes: Partial<ContentLayer['sizing']>) =>
    change({ sizing: { ...sizing, ...changes } }, STEPS.changeRules)
  return (
    <PanelSection title={labels.inOtherSizes}>
      <ChoiceControl
        label={labels.role}
        value={layer.role ?? 'auto'}
        options={roles}
        onChange={(role) => change({ role: role === 'auto' ? null : role }, STEPS.changeRole)}
      />
      <p className="text-caption text-ink-muted">{labels.rulesHint}</p>
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
