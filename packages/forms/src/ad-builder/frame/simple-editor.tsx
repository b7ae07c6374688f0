import type { ContentLayer, Fill, LayerChanges } from '@placard/domain/ad-builder'
import { errorText } from '@placard/domain/api'
import { contentLayers, findArtboard } from '@placard/domain/internal/ad-builder'
import { Alert, Button, classNames, Field, IconButton, Textarea, useLabels } from '@placard/ui'
import { ImagePlus, Redo2, Undo2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslate } from '../../use-translate.js'
import { adBuilderLabels } from '../ad-builder-labels.js'
import { useBuilder } from '../builder-context.js'
import { BuilderPreview } from '../builder-preview.js'
import { STEPS } from '../builder-steps.js'
import { ColorControl } from '../properties/panel-controls.js'
import { readBuilderImage } from '../properties/read-builder-image.js'
import { useLayerName } from '../properties/use-layer-name.js'
import type { BuilderFrameProps } from './workspace.js'

/** Builder for narrow screens: preview, and texts, colors and images in a list. */
export function SimpleEditor({ root, preview, heading, notices, actions, className }: BuilderFrameProps) {
  const labels = useLabels('adBuilder', adBuilderLabels)
  const { state, dispatch } = useBuilder()
  const { past, future } = state.history
  return (
    <section {...root} className={classNames('flex min-w-0 flex-col', className)}>
      <div className="flex min-w-0 items-center gap-2 border-line-subtle border-b px-3 py-2">
        <div className="min-w-0 flex-1">{heading}</div>
        <IconButton label={labels.undo} aria-disabled={past.length === 0} onClick={() => dispatch({ type: 'undo' })}>
          <Undo2 aria-hidden />
        </IconButton>
        <IconButton label={labels.redo} aria-disabled={future.length === 0} onClick={() => dispatch({ type: 'redo' })}>
          <Redo2 aria-hidden />
        </IconButton>
        {actions}
      </div>
      {notices}
      <div className="relative grid min-h-0 min-w-0 flex-1 content-start gap-4 overflow-y-auto p-4">
        <BuilderPreview {...preview} />
        <ContentList />
        <Alert tone="info" title={labels.needsLargerScreen}>
          {labels.needsLargerScreenHint}
        </Alert>
      </div>
    </section>
  )
}

/** Texts, colors and images of the ad, from front to back. */
function ContentList() {
  const labels = useLabels('adBuilder', adBuilderLabels)
  const { shown } = useBuilder()
  const artboard = findArtboard(shown)
  const layers = contentLayers(shown).toReversed().filter(isChangeable)
  return (
    <section aria-label={labels.content} className="grid gap-4">
      {layers.length === 0 && <p className="text-dense text-ink-muted">{labels.nothingToChange}</p>}
      {layers.map((layer) => (
        <LayerCard key={layer.id} layer={layer} />
      ))}
      <ItemCard title={labels.background}>
        <FillColors id={artboard.id} name={labels.background} fill={artboard.fill} />
      </ItemCard>
    </section>
  )
}

/** True for a layer with something that the list can change. */
const isChangeable = ({ kind, fill, hidden }: ContentLayer) =>
  !hidden && (kind === 'text' || kind === 'button' || kind === 'image' || (kind === 'shape' && fill !== null))

function ItemCard({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3 rounded-card border border-line-subtle p-3">
      <h2 id={id} className="truncate font-semibold text-dense text-ink">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Returns a function that changes one layer; quick changes of one kind are one step. */
function useItemChange(id: string) {
  const { dispatch, mergeKey } = useBuilder()
  return (changes: LayerChanges, label: string) =>
    dispatch({ type: 'change', ids: [id], changes, label, mergeKey: mergeKey(`${Object.keys(changes).join()} ${id}`) })
}

function LayerCard({ layer }: { layer: ContentLayer }) {
  const labels = useLabels('adBuilder', adBuilderLabels)
  const name = useLayerName()(layer)
  const change = useItemChange(layer.id)
  const hasText = layer.kind === 'text' || layer.kind === 'button'
  return (
    <ItemCard title={name}>
      {hasText && (
        <>
          <Field label={labels.textOf(name)} hideLabel>
            <Textarea
              minRows={1}
              maxRows={6}
              maxLength={5000}
              value={layer.text}
              onChange={({ target }) => change({ text: target.value }, STEPS.editText)}
            />
          </Field>
          <ColorControl
            label={labels.textColorOf(name)}
            value={layer.color}
            onChange={(color) => change({ color }, STEPS.changeTextColor)}
          />
        </>
      )}
      {layer.kind === 'image' && <ImageChoice layer={layer} name={name} />}
      {layer.kind !== 'image' && <FillColors id={layer.id} name={name} fill={layer.fill} />}
    </ItemCard>
  )
}

/** Colors of a fill; nothing without one. */
function FillColors({ id, name, fill }: { id: string; name: string; fill: Fill }) {
  const labels = useLabels('adBuilder', adBuilderLabels)
  const change = useItemChange(id)
  if (fill?.kind === 'color')
    return (
      <ColorControl
        label={labels.fillColorOf(name)}
        value={fill.color}
        onChange={(color) => change({ fill: { ...fill, color } }, STEPS.changeColor)}
      />
    )
  if (fill?.kind !== 'gradient') return null
  return (
    <>
      <ColorControl
        label={labels.gradientFromOf(name)}
        value={fill.from}
        onChange={(from) => change({ fill: { ...fill, from } }, STEPS.changeGradient)}
      />
      <ColorControl
        label={labels.gradientToOf(name)}
        value={fill.to}
        onChange={(to) => change({ fill: { ...fill, to } }, STEPS.changeGradient)}
      />
    </>
  )
}

/** Image of a layer, and a button to replace it. */
function ImageChoice({ layer, name }: { layer: Extract<ContentLayer, { kind: 'image' }>; name: string }) {
  const labels = useLabels('adBuilder', adBuilderLabels)
  const translate = useTranslate()
  const { state, dispatch } = useBuilder()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const asset = state.assets.find(({ id }) => id === layer.assetID)
  const replace = async (file: File) => {
    setProblem(undefined)
    try {
      const asset = await readBuilderImage(file, labels)
      dispatch({ type: 'replaceImage', id: layer.id, asset, label: STEPS.changeFile })
    } catch (failure) {
      setProblem(errorText(failure, labels.addFailed(file.name)))
    }
  }
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3">
      {asset && (
        <img
          src={asset.url}
          alt=""
          className="size-16 shrink-0 rounded-badge border border-line-subtle object-contain"
        />
      )}
      <Button onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden /> {labels.replaceImage(name)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={labels.replaceImage(name)}
        accept="image/png,image/jpeg,image/gif,image/webp,image/avif,image/svg+xml"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void replace(file)
          target.value = ''
        }}
      />
      {problem !== undefined && (
        <Alert tone="danger" className="w-full" live onDismiss={() => setProblem(undefined)}>
          {translate(problem)}
        </Alert>
      )}
    </div>
  )
}
