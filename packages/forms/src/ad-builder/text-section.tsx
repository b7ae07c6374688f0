import { BUILDER_FONTS, type ButtonLayer, type TextLayer } from '@placard/domain'
import { Field, SegmentedControl, Select, Switch, Textarea } from '@placard/ui'
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  AlignVerticalJustifyCenter,
  AlignVerticalJustifyEnd,
  AlignVerticalJustifyStart,
} from 'lucide-react'
import { useBuilder } from './builder-context.js'
import { ChoiceControl, ColorControl, NumberControl, PanelSection } from './panel-controls.js'
import { useLayerChange } from './use-layer-change.js'

const WEIGHTS = {
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'Semibold',
  700: 'Bold',
  800: 'Extra bold',
  900: 'Black',
} as const

const ALIGN = [
  { value: 'left', label: 'Left', icon: <AlignLeft aria-hidden /> },
  { value: 'center', label: 'Center', icon: <AlignCenter aria-hidden /> },
  { value: 'right', label: 'Right', icon: <AlignRight aria-hidden /> },
] as const

const VERTICAL_ALIGN = [
  { value: 'top', label: 'Top', icon: <AlignVerticalJustifyStart aria-hidden /> },
  { value: 'middle', label: 'Middle', icon: <AlignVerticalJustifyCenter aria-hidden /> },
  { value: 'bottom', label: 'Bottom', icon: <AlignVerticalJustifyEnd aria-hidden /> },
] as const

/** Text of a layer and its font. A derived size has its own font size. */
export function TextSection({ layer }: { layer: TextLayer | ButtonLayer }) {
  const { dispatch, sizeID, mergeKey } = useBuilder()
  const change = useLayerChange()
  const changeFontSize = (fontSize: number) =>
    sizeID === null
      ? change({ fontSize }, 'Change font size')
      : dispatch({
          type: 'override',
          sizeID,
          changes: { [layer.id]: { fontSize } },
          label: 'Change font size',
          mergeKey: mergeKey(`font size ${sizeID} ${layer.id}`),
        })
  const isListed = BUILDER_FONTS.some(({ stack }) => stack === layer.fontFamily)
  const fonts = [
    ...BUILDER_FONTS.map(({ label, stack }) => ({ value: stack, label })),
    ...(isListed ? [] : [{ value: layer.fontFamily, label: layer.fontFamily }]),
  ]
  return (
    <PanelSection title={layer.kind === 'button' ? 'Label' : 'Text'}>
      <Field label="Text" hideLabel>
        <Textarea
          data-builder-text
          size="sm"
          minRows={2}
          maxRows={6}
          maxLength={5000}
          value={layer.text}
          onChange={(event) => change({ text: event.target.value }, 'Edit text')}
        />
      </Field>
      <Field label="Font">
        <Select
          size="sm"
          value={layer.fontFamily}
          options={fonts}
          onValueChange={(fontFamily) => change({ fontFamily }, 'Change font')}
        />
      </Field>
      <div className="grid grid-cols-2 gap-2">
        <Field label="Font size">
          <NumberControl
            label="Font size"
            value={layer.fontSize}
            min={1}
            max={1000}
            unit="px"
            unitLabel="pixels"
            onChange={changeFontSize}
          />
        </Field>
        <ChoiceControl
          label="Weight"
          value={String(layer.fontWeight) as `${keyof typeof WEIGHTS}`}
          options={WEIGHTS as Record<`${keyof typeof WEIGHTS}`, string>}
          onChange={(weight) => change({ fontWeight: Number(weight) }, 'Change weight')}
        />
        <Field label="Line height">
          <NumberControl
            label="Line height"
            value={layer.lineHeight}
            min={0.5}
            max={4}
            step={0.05}
            onChange={(lineHeight) => change({ lineHeight }, 'Change line height')}
          />
        </Field>
        <Field label="Letter spacing">
          <NumberControl
            label="Letter spacing"
            value={layer.letterSpacing}
            min={-20}
            max={100}
            step={0.1}
            unit="px"
            unitLabel="pixels"
            onChange={(letterSpacing) => change({ letterSpacing }, 'Change letter spacing')}
          />
        </Field>
        <Field label="Padding">
          <NumberControl
            label="Padding"
            value={layer.padding}
            min={0}
            max={500}
            unit="px"
            unitLabel="pixels"
            onChange={(padding) => change({ padding }, 'Change padding')}
          />
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <SegmentedControl
          size="sm"
          iconOnly
          label="Text alignment"
          value={layer.align}
          options={ALIGN}
          onValueChange={(align) => change({ align }, 'Align text')}
        />
        <SegmentedControl
          size="sm"
          iconOnly
          label="Vertical alignment"
          value={layer.verticalAlign}
          options={VERTICAL_ALIGN}
          onValueChange={(verticalAlign) => change({ verticalAlign }, 'Align text')}
        />
      </div>
      <Switch label="Italic" checked={layer.italic} onCheckedChange={(italic) => change({ italic }, 'Change style')} />
      <ColorControl
        label="Text color"
        value={layer.color}
        onChange={(color) => change({ color }, 'Change text color')}
      />
    </PanelSection>
  )
}
