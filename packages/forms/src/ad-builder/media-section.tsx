import type { ImageLayer, VideoLayer } from '@placard/domain'
import { Field, Input, Select, Switch } from '@placard/ui'
import { useBuilder } from './builder-context.js'
import { ChoiceControl, PanelSection } from './panel-controls.js'
import { useLayerChange } from './use-layer-change.js'

const FITS = { contain: 'Show all', cover: 'Fill and crop', fill: 'Stretch' } as const
const NONE = 'none'

/** File of an image or video layer, and how it fills the layer. */
export function MediaSection({ layer }: { layer: ImageLayer | VideoLayer }) {
  const { state } = useBuilder()
  const change = useLayerChange()
  const filesOf = (kind: 'image' | 'video') =>
    state.assets.filter((asset) => asset.kind === kind).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <PanelSection title={layer.kind === 'image' ? 'Image' : 'Video'}>
      <Field label="File">
        <Select
          size="sm"
          value={layer.assetID}
          placeholder="No file"
          options={filesOf(layer.kind)}
          onValueChange={(assetID) => change({ assetID }, 'Change file')}
        />
      </Field>
      <ChoiceControl label="Fit" value={layer.fit} options={FITS} onChange={(fit) => change({ fit }, 'Change fit')} />
      {layer.kind === 'image' ? (
        <Field label="Alt text" hint="Read aloud by screen readers. Leave it empty for a decoration.">
          <Input
            size="sm"
            maxLength={250}
            value={layer.alt}
            onChange={(event) => change({ alt: event.target.value }, 'Change alt text')}
          />
        </Field>
      ) : (
        <>
          <Field label="Poster" hint="Shown until the video plays, and to viewers without motion.">
            <Select
              size="sm"
              value={layer.posterID ?? NONE}
              options={[{ value: NONE, label: 'First frame' }, ...filesOf('image')]}
              onValueChange={(id) => change({ posterID: id === NONE ? null : id }, 'Change poster')}
            />
          </Field>
          <Switch label="Loop" checked={layer.loop} onCheckedChange={(loop) => change({ loop }, 'Change loop')} />
        </>
      )}
    </PanelSection>
  )
}
