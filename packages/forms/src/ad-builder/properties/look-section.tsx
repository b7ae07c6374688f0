import { BLEND_MODES, type ContentLayer, type Fill } from '@placard/domain/ad-builder'
import { Field, Select, Switch, useLabels } from '@placard/ui'
import { STEPS } from '../builder-steps.js'
import { ChoiceControl, ColorControl, NumberControl, PanelSection } from './panel-controls.js'
import { propertiesPanelLabels } from './properties-panel-labels.js'
import { useLayerChange } from './use-layer-change.js'

const NEW_FILLS: Record<NonNullable<Fill>['kind'] | 'none', (fill: Fill) => Fill> = {
  none: () => null,
  color: (fill) => ({ kind: 'color', color: fill?.kind === 'gradient' ? fill.from : '#3d5afe' }),
  gradient: (fill) => ({
    kind: 'gradient',
    from: fill?.kind === 'color' ? fill.color : '#3d5afe',
    to: '#00c2a8',
    angle: 135,
  }),
}

export interface FillControlsProps {
  fill: Fill
  onChange: (fill: Fill, label: string) => void
}

/** Fill of a layer or the artboard: none, a color, or a gradient. */
export function FillControls({ fill, onChange }: FillControlsProps) {
  const labels = useLabels('propertiesPanel', propertiesPanelLabels)
  return (
    <>
      <ChoiceControl
        label={labels.fill}
        value={fill?.kind ?? 'none'}
        options={labels.fills}
        onChange={(kind) => onChange(NEW_FILLS[kind](fill), STEPS.changeFill)}
      />
      {fill?.kind === 'color' && (
        <ColorControl
          label={labels.color}
          value={fill.color}
          onChange={(color) => onChange({ ...fill, color }, STEPS.changeColor)}
        />
      )}
      {fill?.kind === 'gradient' && (
        <>
          <ColorControl
            label={labels.gradientFrom}
            value={fill.from}
            onChange={(from) => onChange({ ...fill, from }, STEPS.changeGradient)}
          />
          <ColorControl
            label={labels.gradientTo}
            value={fill.to}
            onChange={(to) => onChange({ ...fill, to }, STEPS.changeGradient)}
          />
          <Field label={labels.angle}>
            <NumberControl
              label={labels.angle}
              value={fill.angle}
              min={0}
              max={360}
              unit="°"
              onChange={(angle) => onChange({ ...fill, angle }, STEPS.changeGradient)}
            />
          </Field>
        </>
      )}
    </>
  )
}

/** Fill, border, corners, shadow and blend mode of a layer. */
export function LookSection({ layer }: { layer: ContentLayer }) {
  const labels = useLabels('propertiesPanel', propertiesPanelLabels)
  const change = useLayerChange()
  const { border, shadow } = layer
  return (
    <PanelSection title={labels.look}>
      <FillControls fill={layer.fill} onChange={(fill, label) => change({ fill }, label)} />
      <div className="grid grid-cols-2 gap-2">
        <Field label={labels.border}>
          <NumberControl
            label={labels.borderWidth}
            value={border.width}
            min={0}
            max={200}
            unit="px"
            onChange={(width) => change({ border: { ...border, width } }, STEPS.changeBorder)}
          />
        </Field>
        <Field label={labels.corners}>
          <NumberControl
            label={labels.cornerRadius}
            value={layer.radius}
            min={0}
            max={4096}
            unit="px"
            onChange={(radius) => change({ radius }, STEPS.changeCorners)}
          />
        </Field>
      </div>
      {border.width > 0 && (
        <ColorControl
          label={labels.borderColor}
          value={border.color}
          onChange={(color) => change({ border: { ...border, color } }, STEPS.changeBorder)}
        />
      )}
      <Field label={labels.blendMode}>
        <Select
          size="sm"
          value={layer.blend}
          options={BLEND_MODES.map((mode) => ({ value: mode, label: labels.blendModes[mode] }))}
          onValueChange={(blend) => change({ blend: blend as ContentLayer['blend'] }, STEPS.changeBlendMode)}
        />
      </Field>
      <Switch
        label={labels.shadow}
        checked={shadow !== null}
        onCheckedChange={(isOn) =>
          change({ shadow: isOn ? { x: 0, y: 4, blur: 12, color: '#00000059' } : null }, STEPS.changeShadow)
        }
      />
      {shadow && <ShadowControls shadow={shadow} />}
    </PanelSection>
  )
}

function ShadowControls({ shadow }: { shadow: NonNullable<ContentLayer['shadow']> }) {
  const labels = useLabels('propertiesPanel', propertiesPanelLabels)
  const change = useLayerChange()
  const fields = [
    { key: 'x', label: labels.shadowX, prefix: 'X', min: -200 },
    { key: 'y', label: labels.shadowY, prefix: 'Y', min: -200 },
    { key: 'blur', label: labels.shadowBlur, prefix: labels.blurPrefix, min: 0 },
  ] as const
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        {fields.map(({ key, label, prefix, min }) => (
          <NumberControl
            key={key}
            label={label}
            prefix={prefix}
            value={shadow[key]}
            min={min}
            max={200}
            unit="px"
            onChange={(value) => change({ shadow: { ...shadow, [key]: value } }, STEPS.changeShadow)}
          />
        ))}
      </div>
      <ColorControl
        label={labels.shadowColor}
        value={shadow.color}
        onChange={(color) => change({ shadow: { ...shadow, color } }, STEPS.changeShadow)}
      />
    </>
  )
}
