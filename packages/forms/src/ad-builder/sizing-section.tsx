import { type ContentLayer, findDerivedSize, MAX_SIDE_PX } from '@placard/domain'
import { Button, Field } from '@placard/ui'
import { useBuilder } from './builder-context.js'
import { ChoiceControl, NumberControl, PanelSection } from './panel-controls.js'
import { useLayerChange } from './use-layer-change.js'

const HORIZONTAL = { left: 'Left', center: 'Center', right: 'Right', stretch: 'Stretch' } as const
const VERTICAL = { top: 'Top', middle: 'Middle', bottom: 'Bottom', stretch: 'Stretch' } as const
const SCALE = { fit: 'Fit', balance: 'Balance', fill: 'Fill', none: 'Keep size' } as const

/** Rules by which a layer is placed in other sizes; in a derived size, what differs from them. */
export function SizingSection({ layer }: { layer: ContentLayer }) {
  const { state, dispatch, sizeID } = useBuilder()
  const change = useLayerChange()
  const size = findDerivedSize(state, sizeID)
  if (size) {
    const override = size.overrides[layer.id]
    return (
      <PanelSection title={`In ${size.width}x${size.height}`}>
        <p className="text-caption text-ink-muted">
          {override
            ? 'Placed by hand in this size. Texts, colors and animation are shared by all sizes.'
            : 'Placed by its rules. Move, resize or hide it to change this size only.'}
        </p>
        {override && (
          <Button
            size="sm"
            className="justify-self-start"
            onClick={() =>
              dispatch({ type: 'override', sizeID: size.id, changes: { [layer.id]: null }, label: 'Reset to rules' })
            }
          >
            Reset to rules
          </Button>
        )}
      </PanelSection>
    )
  }
  const { sizing } = layer
  const set = (changes: Partial<ContentLayer['sizing']>) =>
    change({ sizing: { ...sizing, ...changes } }, 'Change rules')
  return (
    <PanelSection title="In other sizes">
      <div className="grid grid-cols-2 gap-2">
        <ChoiceControl
          label="Horizontal"
          value={sizing.horizontal}
          options={HORIZONTAL}
          onChange={(horizontal) => set({ horizontal })}
        />
        <ChoiceControl
          label="Vertical"
          value={sizing.vertical}
          options={VERTICAL}
          onChange={(vertical) => set({ vertical })}
        />
      </div>
      <ChoiceControl label="Scale" value={sizing.scale} options={SCALE} onChange={(scale) => set({ scale })} />
      <div className="grid grid-cols-2 gap-2">
        <Field label="Hide below width">
          <NumberControl
            label="Hide below width"
            value={sizing.minWidth}
            min={0}
            max={MAX_SIDE_PX}
            unit="px"
            unitLabel="pixels"
            onChange={(minWidth) => set({ minWidth })}
          />
        </Field>
        <Field label="Hide below height">
          <NumberControl
            label="Hide below height"
            value={sizing.minHeight}
            min={0}
            max={MAX_SIDE_PX}
            unit="px"
            unitLabel="pixels"
            onChange={(minHeight) => set({ minHeight })}
          />
        </Field>
      </div>
    </PanelSection>
  )
}
