import { findArtboard, findDerivedSize } from '@placard/domain/internal/ad-builder'
import { creativeSize, MAX_SIDE_PX, parseCreativeSize, sizesForType } from '@placard/domain/internal/creative'
import { Field, Select, useLabels } from '@placard/ui'
import { useTranslate } from '../../use-translate.js'
import { useBuilder } from '../builder-context.js'
import { STEPS } from '../builder-steps.js'
import { FillControls } from './look-section.js'
import { ChoiceControl, NumberControl, PanelSection } from './panel-controls.js'
import { propertiesPanelLabels } from './properties-panel-labels.js'
import { SizeLayoutSection } from './size-section.js'
import { useLayerChange } from './use-layer-change.js'

/** Returns the sizes of banners, for a list. */
export function useSizeOptions() {
  const translate = useTranslate()
  return sizesForType('Banner').map(({ name, width, height }) => ({
    value: creativeSize(width, height),
    label: `${creativeSize(width, height)} ${translate(name)}`,
  }))
}

export interface ArtboardSectionProps {
  /** Duration of the ad in seconds; 0 for no limit. */
  adSeconds: number
  onAdSecondsChange: (adSeconds: number) => void
}

/** Size and background of the artboard, and settings of the whole ad. */
export function ArtboardSection({ adSeconds, onAdSecondsChange }: ArtboardSectionProps) {
  const labels = useLabels('propertiesPanel', propertiesPanelLabels)
  const sizeOptions = useSizeOptions()
  const { state, dispatch, sizeID } = useBuilder()
  const change = useLayerChange()
  const { width, height, fill } = findArtboard(state)
  const derived = findDerivedSize(state, sizeID)
  return (
    <>
      {derived && <SizeLayoutSection size={derived} />}
      <PanelSection title={labels.artboard}>
        {sizeID === null && (
          <>
            <Field label={labels.size}>
              <Select
                size="sm"
                value={creativeSize(width, height)}
                placeholder={labels.custom}
                options={sizeOptions}
                onValueChange={(size) => {
                  const sides = parseCreativeSize(size)
                  if (sides) change(sides, STEPS.resizeArtboard)
                }}
              />
            </Field>
            <div className="grid grid-cols-2 gap-2">
              <NumberControl
                label={labels.artboardWidth}
                prefix={labels.widthPrefix}
                value={width}
                min={1}
                max={MAX_SIDE_PX}
                unit="px"
                onChange={(next) => change({ width: next }, STEPS.resizeArtboard)}
              />
              <NumberControl
                label={labels.artboardHeight}
                prefix={labels.heightPrefix}
                value={height}
                min={1}
                max={MAX_SIDE_PX}
                unit="px"
                onChange={(next) => change({ height: next }, STEPS.resizeArtboard)}
              />
            </div>
          </>
        )}
        <FillControls fill={fill} onChange={(next, label) => change({ fill: next }, label)} />
      </PanelSection>
      <PanelSection title={labels.ad}>
        <ChoiceControl
          label={labels.clickableArea}
          value={state.clickArea}
          options={labels.clickAreas}
          onChange={(clickArea) => dispatch({ type: 'settings', clickArea, label: STEPS.changeClickArea })}
        />
        <Field label={labels.adDuration} hint={labels.adDurationHint}>
          <NumberControl
            label={labels.adDuration}
            value={adSeconds}
            min={0}
            max={120}
            unit="s"
            onChange={onAdSecondsChange}
          />
        </Field>
      </PanelSection>
    </>
  )
}
