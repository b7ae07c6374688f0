import {
  artboardOf,
  creativeSize,
  type DesignSize,
  designSizes,
  MAX_SIDE_PX,
  MAX_SIZES,
  parseCreativeSize,
  sampleDesign,
} from '@placard/domain'
import { Button, Field, IconButton, Select, useLabels } from '@placard/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useBuilder } from '../builder-context.js'
import { STEP_OF } from '../builder-steps.js'
import { ArtboardView } from '../canvas/layer-view.js'
import { useSizeOptions } from '../properties/artboard-section.js'
import { NumberControl } from '../properties/panel-controls.js'
import { sizeListLabels } from './size-list-labels.js'

/** Largest side of a preview in px of the screen. */
const PREVIEW_SIDE = 260
const CUSTOM = 'custom'

/** Sizes of the design side by side at the playhead; each can be edited or removed, and others added. */
export function SizeList() {
  const labels = useLabels('sizeList', sizeListLabels)
  const { design } = useBuilder()
  return (
    <section aria-label={labels.sizes} className="min-h-0 min-w-0 overflow-auto bg-canvas p-4">
      <ul className="flex flex-wrap items-start gap-4">
        {designSizes(design).map((size) => (
          <SizeCard key={size.id ?? 'own'} size={size} />
        ))}
        {design.sizes.length < MAX_SIZES && (
          <li>
            <NewSize />
          </li>
        )}
      </ul>
    </section>
  )
}

function SizeCard({ size }: { size: DesignSize }) {
  const labels = useLabels('sizeList', sizeListLabels)
  const { dispatch, setSizeID, sizeID, playback } = useBuilder()
  const { width, height } = artboardOf(size.design)
  const name = creativeSize(width, height)
  const zoom = Math.min(1, PREVIEW_SIDE / Math.max(width, height))
  return (
    <li className="grid gap-2 rounded-card border border-line-subtle bg-surface p-3">
      <div
        className="relative overflow-hidden"
        style={{ width: width * zoom, height: height * zoom }}
        role="img"
        aria-label={labels.previewOf(name)}
      >
        <div aria-hidden inert>
          <ArtboardView
            design={size.design}
            styles={sampleDesign(size.design, playback.at)}
            at={playback.at}
            zoom={zoom}
          />
        </div>
      </div>
      <div className="flex items-center justify-between gap-2">
        <span className="font-medium text-dense text-ink">
          {name}
          {size.id === null && <span className="font-normal text-ink-muted">{labels.mainSize}</span>}
        </span>
        <span className="flex gap-1">
          <Button size="sm" aria-pressed={sizeID === size.id} onClick={() => setSizeID(size.id)}>
            {labels.edit} <span className="sr-only">{name}</span>
          </Button>
          {size.id !== null && (
            <IconButton
              size="sm"
              label={labels.remove(name)}
              onClick={() =>
                size.id !== null && dispatch({ type: 'removeSize', id: size.id, label: STEP_OF.removeSize(name) })
              }
            >
              <Trash2 aria-hidden />
            </IconButton>
          )}
        </span>
      </div>
    </li>
  )
}

/** Form that adds a usual or a custom size. */
function NewSize() {
  const labels = useLabels('sizeList', sizeListLabels)
  const sizeOptions = useSizeOptions()
  const { design, dispatch } = useBuilder()
  const [wanted, setChoice] = useState<string>()
  const [custom, setCustom] = useState({ width: 300, height: 600 })
  const own = artboardOf(design)
  const taken = [own, ...design.sizes].map(({ width, height }) => creativeSize(width, height))
  const choice = wanted ?? sizeOptions.find(({ value }) => !taken.includes(value))?.value ?? CUSTOM
  const size = choice === CUSTOM ? custom : parseCreativeSize(choice)
  const isTaken = size !== undefined && taken.includes(creativeSize(size.width, size.height))
  return (
    <div className="grid w-64 gap-3 rounded-card border border-line border-dashed p-3">
      <Field label={labels.newSize} {...(isTaken && { error: labels.hasSize })}>
        <Select
          size="sm"
          value={choice}
          options={[...sizeOptions, { value: CUSTOM, label: labels.customSize }]}
          onValueChange={setChoice}
        />
      </Field>
      {choice === CUSTOM && (
        <div className="grid grid-cols-2 gap-2">
          {(['width', 'height'] as const).map((side) => (
            <NumberControl
              key={side}
              label={side === 'width' ? labels.newWidth : labels.newHeight}
              prefix={side === 'width' ? labels.widthPrefix : labels.heightPrefix}
              value={custom[side]}
              min={1}
              max={MAX_SIDE_PX}
              unit="px"
              onChange={(value) => setCustom({ ...custom, [side]: Math.round(value) })}
            />
          ))}
        </div>
      )}
      <Button
        size="sm"
        disabled={!size || isTaken}
        onClick={() => {
          if (size)
            dispatch({ type: 'addSize', ...size, label: STEP_OF.addSize(creativeSize(size.width, size.height)) })
          setChoice(undefined)
        }}
      >
        {labels.addSize}
      </Button>
    </div>
  )
}
