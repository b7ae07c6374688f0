import type { CreativeType } from '@placard/domain/creative'
import {
  creativeSize,
  FLUID_HINT,
  findSizePreset,
  MAX_SIDE_PX,
  parseCreativeSize,
  SIZE_SOURCES,
  sizesForType,
} from '@placard/domain/internal/creative'
import { Field, FieldSet, IconButton, Select, useLabels } from '@placard/ui'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFormField } from '../../engine/form/form.js'
import { NumberField } from '../../fields/number-field/number-field.js'
import { useTranslate } from '../../use-translate.js'
import { type CreativeFormLabels, creativeFormLabels } from './creative-form-labels.js'

const OWN = 'own'

const createOptions = (type: CreativeType, customSize: string, translate: (text: string) => string) => {
  const sizes = sizesForType(type)
  const sources = [...new Set(sizes.map(({ source }) => source))]
  return [
    ...sources.map((source) => ({
      label: translate(SIZE_SOURCES[source]),
      options: sizes
        .filter((size) => size.source === source)
        .map(({ name, width, height }) => ({
          value: creativeSize(width, height),
          label: `${width} × ${height}`,
          description: translate(name),
        })),
    })),
    { value: OWN, label: customSize },
  ]
}

export interface SizeFieldsProps {
  /** True if the size is unused and disabled. */
  fluid: boolean
}

/** Fields for the size of a creative: a preset or custom dimensions, drawn to scale. */
export function SizeFields({ fluid }: SizeFieldsProps) {
  const labels = useLabels('creativeForm', creativeFormLabels)
  const translate = useTranslate()
  const { setValue, formState } = useFormContext()
  const [type, width, height] = useWatch({ name: ['type', 'width', 'height'] }) as [CreativeType, unknown, unknown]
  const { locked } = useFormField('width')
  const [isOwn, setOwn] = useState(false)
  const preset = findSizePreset(width, height, sizesForType(type))
  const off = fluid || locked
  const set = (sides: { width: unknown; height: unknown }) => {
    for (const side of ['width', 'height'] as const)
      setValue(side, sides[side], { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
  const choose = (value: string) => {
    const sides = parseCreativeSize(value)
    setOwn(!sides)
    if (sides) set(sides)
  }
  return (
    <FieldSet legend={labels.size} hint={fluid ? translate(FLUID_HINT) : undefined}>
      <div className="@container">
        <div className="flex flex-col gap-4 @md:flex-row @md:gap-6">
          <div className="flex min-w-0 flex-1 flex-col gap-4">
            <Field
              label={labels.commonSizes}
              hideLabel
              hint={preset && weightText(translate(preset.name), preset.firstLoadKB, labels)}
            >
              <Select
                value={preset && !isOwn ? creativeSize(preset.width, preset.height) : OWN}
                onValueChange={choose}
                options={createOptions(type, labels.customSize, translate)}
                disabled={off}
              />
            </Field>
            <div className="flex items-start gap-2">
              {/* Each input shows its error below itself. */}
              <div className="min-w-0 flex-1">
                <NumberField
                  name="width"
                  label={labels.width}
                  unit="px"
                  unitLabel="pixels"
                  min={1}
                  max={MAX_SIDE_PX}
                  disabled={off}
                />
              </div>
              <IconButton
                label={labels.swapSides}
                disabled={off}
                onClick={() => set({ width: height, height: width })}
                className="mt-6.5"
              >
                <ArrowLeftRight aria-hidden />
              </IconButton>
              <div className="min-w-0 flex-1">
                <NumberField
                  name="height"
                  label={labels.height}
                  unit="px"
                  unitLabel="pixels"
                  min={1}
                  max={MAX_SIDE_PX}
                  disabled={off}
                />
              </div>
            </div>
          </div>
          <SizeDrawing width={width} height={height} />
        </div>
      </div>
    </FieldSet>
  )
}

const weightText = (name: string, firstLoadKB: number | undefined, { loadLimit }: CreativeFormLabels) =>
  firstLoadKB === undefined ? name : loadLimit(name, `${firstLoadKB}\u00A0kB`)

interface SizeDrawingProps {
  /** In px; nothing is drawn unless both are positive numbers. */
  width: unknown
  height: unknown
}

const ROOM = { width: 128, height: 80 }
const WINDOW = { width: 1280, height: 800 }

const isLength = (side: unknown): side is number => typeof side === 'number' && side > 0

/** Drawing of a size to scale in a laptop window; decorative. */
function SizeDrawing({ width, height }: SizeDrawingProps) {
  const labels = useLabels('creativeForm', creativeFormLabels)
  const [wide, high] = isLength(width) && isLength(height) ? [width, height] : [0, 0]
  const scale = Math.min(ROOM.width / Math.max(WINDOW.width, wide), ROOM.height / Math.max(WINDOW.height, high))
  const box = (of: { width: number; height: number }) => ({ width: of.width * scale, height: of.height * scale })
  return (
    <div aria-hidden className="flex w-32 shrink-0 flex-col gap-1.5 text-caption text-ink-muted">
      <div className="relative grid h-20 place-items-center">
        <div className="absolute rounded-bar border border-line border-dashed bg-sunken" style={box(WINDOW)} />
        {wide > 0 && (
          <div
            className="relative min-h-px min-w-px border border-brand bg-selected"
            style={box({ width: wide, height: high })}
          />
        )}
      </div>
      <bdi className="whitespace-nowrap">{labels.screenScale}</bdi>
    </div>
  )
}
