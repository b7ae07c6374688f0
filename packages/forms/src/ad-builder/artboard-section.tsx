import { type AdDesign, artboardOf, creativeSize, MAX_SIDE_PX, parseCreativeSize, sizesForType } from '@placard/domain'
import { Field, Select } from '@placard/ui'
import { useBuilder } from './builder-context.js'
import { FillControls } from './look-section.js'
import { ChoiceControl, NumberControl, PanelSection } from './panel-controls.js'
import { useLayerChange } from './use-layer-change.js'

/** Sizes of banners, for a list. */
export const SIZE_OPTIONS = sizesForType('Banner').map(({ name, width, height }) => ({
  value: creativeSize(width, height),
  label: `${creativeSize(width, height)} ${name}`,
}))

const CLICK_AREAS: Record<AdDesign['clickArea'], string> = { ad: 'Whole ad', buttons: 'Buttons only' }

export interface ArtboardSectionProps {
  /** Duration of the ad in seconds; 0 for no limit. */
  adSeconds: number
  onAdSecondsChange: (adSeconds: number) => void
}

/** Size and background of the artboard, and settings of the whole ad. */
export function ArtboardSection({ adSeconds, onAdSecondsChange }: ArtboardSectionProps) {
  const { state, dispatch, sizeID } = useBuilder()
  const change = useLayerChange()
  const { width, height, fill } = artboardOf(state)
  return (
    <>
      <PanelSection title="Artboard">
        {sizeID === null && (
          <>
            <Field label="Size">
              <Select
                size="sm"
                value={creativeSize(width, height)}
                placeholder="Custom"
                options={SIZE_OPTIONS}
                onValueChange={(size) => {
                  const sides = parseCreativeSize(size)
                  if (sides) change(sides, 'Resize artboard')
                }}
              />
            </Field>
            <div className="grid grid-cols-2 gap-2">
              <NumberControl
                label="Artboard width"
                prefix="W"
                value={width}
                min={1}
                max={MAX_SIDE_PX}
                unit="px"
                unitLabel="pixels"
                onChange={(next) => change({ width: next }, 'Resize artboard')}
              />
              <NumberControl
                label="Artboard height"
                prefix="H"
                value={height}
                min={1}
                max={MAX_SIDE_PX}
                unit="px"
                unitLabel="pixels"
                onChange={(next) => change({ height: next }, 'Resize artboard')}
              />
            </div>
          </>
        )}
        <FillControls fill={fill} onChange={(next, label) => change({ fill: next }, label)} />
      </PanelSection>
      <PanelSection title="Ad">
        <ChoiceControl
          label="Clickable area"
          value={state.clickArea}
          options={CLICK_AREAS}
          onChange={(clickArea) => dispatch({ type: 'settings', clickArea, label: 'Change clickable area' })}
        />
        <Field label="Ad duration" hint="The ad stops after this time. 0 sets no limit.">
          <NumberControl
            label="Ad duration"
            value={adSeconds}
            min={0}
            max={120}
            unit="s"
            unitLabel="seconds"
            onChange={onAdSecondsChange}
          />
        </Field>
      </PanelSection>
    </>
  )
}
