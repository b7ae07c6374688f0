import type { ImageLayer, VideoLayer } from '@placard/domain/ad-builder'
import { Field, Input, Select, Switch, useLabels } from '@placard/ui'
import { useBuilder } from '../builder-context.js'
import { STEPS } from '../builder-steps.js'
import { ChoiceControl, PanelSection } from './panel-controls.js'
import { propertiesPanelLabels } from './properties-panel-labels.js'
import { useLayerChange } from './use-layer-change.js'

const NONE = 'none'

/** File of an image or video layer, and how it fills the layer. */
export function MediaSection({ layer }: { layer: ImageLayer | VideoLayer }) {
  const labels = useLabels('propertiesPanel', propertiesPanelLabels)
  const { state } = useBuilder()
  const change = useLayerChange()
  const listFiles = (kind: 'image' | 'video') =>
    state.assets.filter((asset) => asset.kind === kind).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <PanelSection title={layer.kind === 'image' ? labels.image : labels.video}>
      <Field label={labels.file}>
        <Select
          size="sm"
          value={layer.assetID}
          placeholder={labels.noFile}
          options={listFiles(layer.kind)}
          onValueChange={(assetID) => change({ assetID }, STEPS.changeFile)}
        />
      </Field>
      <ChoiceControl
        label={labels.fit}
        value={layer.fit}
        options={labels.fits}
        onChange={(fit) => change({ fit }, STEPS.changeFit)}
      />
      {layer.kind === 'image' ? (
        <Field label={labels.altText} hint={labels.altTextHint}>
          <Input
            size="sm"
            maxLength={250}
            value={layer.alt}
            onChange={(event) => change({ alt: event.target.value }, STEPS.changeAltText)}
          />
        </Field>
      ) : (
        <>
          <Field label={labels.poster} hint={labels.posterHint}>
            <Select
              size="sm"
              value={layer.posterID ?? NONE}
              options={[{ value: NONE, label: labels.firstFrame }, ...listFiles('image')]}
              onValueChange={(id) => change({ posterID: id === NONE ? null : id }, STEPS.changePoster)}
            />
          </Field>
          <Switch
            label={labels.loop}
            checked={layer.loop}
            onCheckedChange={(loop) => change({ loop }, STEPS.changeLoop)}
          />
        </>
      )}
    </PanelSection>
  )
}
