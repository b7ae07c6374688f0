import type { ButtonLayer, TextLayer } from '@placard/domain/ad-builder'
import { BUILDER_FONTS } from '@placard/domain/internal/ad-builder'
import { Field, SegmentedControl, Select, Switch, Textarea, useLabels } from '@placard/ui'
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  AlignVerticalJustifyCenter,
  AlignVerticalJustifyEnd,
  AlignVerticalJustifyStart,
} from 'lucide-react'
import { useBuilder } from '../builder-context.js'
import { STEPS } from '../builder-steps.js'
import { ChoiceControl, ColorControl, NumberControl, PanelSection } from './panel-controls.js'
import { propertiesPanelLabels } from './properties-panel-labels.js'
import { useLayerChange } from './use-layer-change.js'

const ALIGN = [
  { value: 'left', icon: <AlignLeft aria-hidden /> },
  { value: 'center', icon: <AlignCenter aria-hidden /> },
  { value: 'right', icon: <AlignRight aria-hidden /> },
] as const

const VERTICAL_ALIGN = [
  { value: 'top', icon: <AlignVerticalJustifyStart aria-hidden /> },
  { value: 'middle', icon: <AlignVerticalJustifyCenter aria-hidden /> },
  { value: 'bottom', icon: <AlignVerticalJustifyEnd aria-hidden /> },
] as const

type FontWeight = `${keyof typeof propertiesPanelLabels.weights}`

/** Text of a layer and its font. A derived size has its own font size. */
export function TextSection({ layer }: { layer: TextLayer | ButtonLayer }) {
  const labels = useLabels('propertiesPanel', propertiesPanelLabels)
  const { dispatch, sizeID, mergeKey } = useBuilder()
  const change = useLayerChange()
  const changeFontSize = (fontSize: number) =>
    sizeID === null
      ? change({ fontSize }, STEPS.changeFontSize)
      : dispatch({
          type: 'override',
          sizeID,
          changes: { [layer.id]: { fontSize } },
          label: STEPS.changeFontSize,
          mergeKey: mergeKey(`font size ${sizeID} ${layer.id}`),
        })
  const isListed = BUILDER_FONTS.some(({ stack }) => stack === layer.fontFamily)
  const fonts = [
    ...BUILDER_FONTS.map(({ label, stack }) => ({ value: stack, label })),
    ...(isListed ? [] : [{ value: layer.fontFamily, label: layer.fontFamily }]),
  ]
  return (
    <PanelSection title={layer.kind === 'button' ? labels.buttonLabel : labels.text}>
      <Field label={labels.text} hideLabel>
        <Textarea
          data-builder-text
          size="sm"
          minRows={2}
          maxRows={6}
          maxLength={5000}
          value={layer.text}
          onChange={(event) => change({ text: event.target.value }, STEPS.editText)}
        />
      </Field>
      <Field label={labels.font}>
        <Select
          size="sm"
          value={layer.fontFamily}
          options={fonts}
          onValueChange={(fontFamily) => change({ fontFamily }, STEPS.changeFont)}
        />
      </Field>
      <div className="grid grid-cols-2 gap-2">
        <Field label={labels.fontSize}>
          <NumberControl
            label={labels.fontSize}
            value={layer.fontSize}
            min={1}
            max={1000}
            unit="px"
            onChange={changeFontSize}
          />
        </Field>
        <ChoiceControl
          label={labels.weight}
          value={String(layer.fontWeight) as FontWeight}
          options={labels.weights as Record<FontWeight, string>}
          onChange={(weight) => change({ fontWeight: Number(weight) }, STEPS.changeWeight)}
        />
        <Field label={labels.lineHeight}>
          <NumberControl
            label={labels.lineHeight}
            value={layer.lineHeight}
            min={0.5}
            max={4}
            step={0.05}
            onChange={(lineHeight) => change({ lineHeight }, STEPS.changeLineHeight)}
          />
        </Field>
        <Field label={labels.letterSpacing}>
          <NumberControl
            label={labels.letterSpacing}
            value={layer.letterSpacing}
            min={-20}
            max={100}
            step={0.1}
            unit="px"
            onChange={(letterSpacing) => change({ letterSpacing }, STEPS.changeLetterSpacing)}
          />
        </Field>
        <Field label={labels.padding}>
          <NumberControl
            label={labels.padding}
            value={layer.padding}
            min={0}
            max={500}
            unit="px"
            onChange={(padding) => change({ padding }, STEPS.changePadding)}
          />
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <SegmentedControl
          size="sm"
          iconOnly
          label={labels.textAlignment}
          value={layer.align}
          options={ALIGN.map((option) => ({ ...option, label: labels.aligned[option.value] }))}
          onValueChange={(align) => change({ align }, STEPS.alignText)}
        />
        <SegmentedControl
          size="sm"
          iconOnly
          label={labels.verticalAlignment}
          value={layer.verticalAlign}
          options={VERTICAL_ALIGN.map((option) => ({ ...option, label: labels.verticallyAligned[option.value] }))}
          onValueChange={(verticalAlign) => change({ verticalAlign }, STEPS.alignText)}
        />
      </div>
      <Switch
        label={labels.italic}
        checked={layer.italic}
        onCheckedChange={(italic) => change({ italic }, STEPS.changeStyle)}
      />
      <ColorControl
        label={labels.textColor}
        value={layer.color}
        onChange={(color) => change({ color }, STEPS.changeTextColor)}
      />
    </PanelSection>
  )
}
