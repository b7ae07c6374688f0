import { BLEND_MODES, type ContentLayer, type Fill } from '@placard/domain'
import { Field, Select, Switch } from '@placard/ui'
import { ChoiceControl, ColorControl, NumberControl, PanelSection } from './panel-controls.js'
import { useLayerChange } from './use-layer-change.js'

const FILLS = { none: 'None', color: 'Color', gradient: 'Gradient' } as const

const NEW_FILLS: Record<keyof typeof FILLS, (fill: Fill) => Fill> = {
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
  return (
    <>
      <ChoiceControl
        label="Fill"
        value={fill?.kind ?? 'none'}
        options={FILLS}
        onChange={(kind) => onChange(NEW_FILLS[kind](fill), 'Change fill')}
      />
      {fill?.kind === 'color' && (
        <ColorControl
          label="Color"
          value={fill.color}
          onChange={(color) => onChange({ ...fill, color }, 'Change color')}
        />
      )}
      {fill?.kind === 'gradient' && (
        <>
          <ColorControl
            label="From"
            value={fill.from}
            onChange={(from) => onChange({ ...fill, from }, 'Change gradient')}
          />
          <ColorControl label="To" value={fill.to} onChange={(to) => onChange({ ...fill, to }, 'Change gradient')} />
          <Field label="Angle">
            <NumberControl
              label="Angle"
              value={fill.angle}
              min={0}
              max={360}
              unit="°"
              unitLabel="degrees"
              onChange={(angle) => onChange({ ...fill, angle }, 'Change gradient')}
            />
          </Field>
        </>
      )}
    </>
  )
}

const BLEND_OPTIONS = BLEND_MODES.map((mode) => {
  const text = mode.replace('-', ' ')
  return { value: mode, label: text.charAt(0).toUpperCase() + text.slice(1) }
})

/** Fill, border, corners, shadow and blend mode of a layer. */
export function LookSection({ layer }: { layer: ContentLayer }) {
  const change = useLayerChange()
  const { border, shadow } = layer
  return (
    <PanelSection title="Look">
      <FillControls fill={layer.fill} onChange={(fill, label) => change({ fill }, label)} />
      <div className="grid grid-cols-2 gap-2">
        <Field label="Border">
          <NumberControl
            label="Border width"
            value={border.width}
            min={0}
            max={200}
            unit="px"
            unitLabel="pixels"
            onChange={(width) => change({ border: { ...border, width } }, 'Change border')}
          />
        </Field>
        <Field label="Corners">
          <NumberControl
            label="Corner radius"
            value={layer.radius}
            min={0}
            max={4096}
            unit="px"
            unitLabel="pixels"
            onChange={(radius) => change({ radius }, 'Change corners')}
          />
        </Field>
      </div>
      {border.width > 0 && (
        <ColorControl
          label="Border color"
          value={border.color}
          onChange={(color) => change({ border: { ...border, color } }, 'Change border')}
        />
      )}
      <Field label="Blend mode">
        <Select
          size="sm"
          value={layer.blend}
          options={BLEND_OPTIONS}
          onValueChange={(blend) => change({ blend: blend as ContentLayer['blend'] }, 'Change blend mode')}
        />
      </Field>
      <Switch
        label="Shadow"
        checked={shadow !== null}
        onCheckedChange={(isOn) =>
          change({ shadow: isOn ? { x: 0, y: 4, blur: 12, color: '#00000059' } : null }, 'Change shadow')
        }
      />
      {shadow && <ShadowControls shadow={shadow} />}
    </PanelSection>
  )
}

function ShadowControls({ shadow }: { shadow: NonNullable<ContentLayer['shadow']> }) {
  const change = useLayerChange()
  const fields = [
    { key: 'x', label: 'Shadow X', prefix: 'X', min: -200 },
    { key: 'y', label: 'Shadow Y', prefix: 'Y', min: -200 },
    { key: 'blur', label: 'Shadow blur', prefix: 'Blur', min: 0 },
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
            unitLabel="pixels"
            onChange={(value) => change({ shadow: { ...shadow, [key]: value } }, 'Change shadow')}
          />
        ))}
      </div>
      <ColorControl
        label="Shadow color"
        value={shadow.color}
        onChange={(color) => change({ shadow: { ...shadow, color } }, 'Change shadow')}
      />
    </>
  )
}
