import { type DesignSize, findSizeProblems, type SizeProblem } from '@placard/domain/ad-builder'
import {
  designSizes,
  findArtboard,
  findDerivedSize,
  posterTime,
  sampleDesign,
} from '@placard/domain/internal/ad-builder'
import { creativeSize } from '@placard/domain/internal/creative'
import { Badge, Button, IconButton, useLabels } from '@placard/ui'
import { RotateCcw, Trash2, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { useBuilder } from '../builder-context.js'
import { STEP_OF, STEPS } from '../builder-steps.js'
import { ArtboardView } from '../canvas/layer-view.js'
import { useLayerName } from '../properties/use-layer-name.js'
import { NewSizes } from './new-sizes.js'
import { sizeListLabels } from './size-list-labels.js'

/** Largest side of a preview in px of the screen. */
const PREVIEW_SIDE = 260

/** Size with what makes it hard to read. */
interface CheckedSize {
  size: DesignSize
  problems: SizeProblem[]
  /** Time in ms at which most of its layers are visible. */
  posterMs: number
}

/**
 * Sizes of the design side by side, with marks where they are hard to read; each can be edited or removed, and others
 * added. They follow the playhead. At the start, where many ads are empty, they show most of their layers.
 */
export function SizeList() {
  const labels = useLabels('sizeList', sizeListLabels)
  const { design } = useBuilder()
  const sizes = useMemo(
    () =>
      designSizes(design).map((size): CheckedSize => {
        return { size, problems: findSizeProblems(design, size), posterMs: posterTime(size.design) }
      }),
    [design],
  )
  return (
    <section aria-label={labels.sizes} className="min-h-0 min-w-0 overflow-auto bg-canvas p-4">
      <ul className="flex flex-wrap items-start gap-4">
        {sizes.map((checked) => (
          <SizeCard key={checked.size.id ?? 'own'} {...checked} />
        ))}
        <li>
          <NewSizes />
        </li>
      </ul>
    </section>
  )
}

/** Moves focus from a card that is about to be removed to the same button of the next one, or else of the one before. */
function focusNeighbor(button: HTMLElement) {
  const buttons = [...(button.closest('ul')?.querySelectorAll<HTMLElement>('[data-remove-size]') ?? [])]
  const index = buttons.indexOf(button)
  const neighbor = buttons[index + 1] ?? buttons[index - 1] ?? button.closest('ul')?.querySelector('button')
  neighbor?.focus()
}

function SizeCard({ size, problems, posterMs }: CheckedSize) {
  const labels = useLabels('sizeList', sizeListLabels)
  const { dispatch, setSizeID, sizeID, playback } = useBuilder()
  const { width, height } = findArtboard(size.design)
  const name = creativeSize(width, height)
  const zoom = Math.min(1, PREVIEW_SIDE / Math.max(width, height))
  const at = playback.isPlaying || playback.at > 0 ? playback.at : posterMs
  return (
    <li className="grid gap-2 rounded-card border border-line-subtle bg-surface p-3">
      <div
        className="relative overflow-hidden"
        style={{ width: width * zoom, height: height * zoom }}
        role="img"
        aria-label={labels.previewOf(name)}
      >
        <div aria-hidden inert>
          <ArtboardView design={size.design} styles={sampleDesign(size.design, at)} at={at} zoom={zoom} />
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
              data-remove-size
              onClick={({ currentTarget }) => {
                focusNeighbor(currentTarget)
                dispatch({ type: 'removeSize', id: size.id ?? '', label: STEP_OF.removeSize(name) })
              }}
            >
              <Trash2 aria-hidden />
            </IconButton>
          )}
        </span>
      </div>
      <OwnChanges sizeID={size.id} name={name} />
      <SizeProblems sizeID={size.id} name={name} problems={problems} />
    </li>
  )
}

/** Number of layers that are changed in one size only, and a button that resets them. */
function OwnChanges({ sizeID, name }: { sizeID: string | null; name: string }) {
  const labels = useLabels('sizeList', sizeListLabels)
  const { design, dispatch } = useBuilder()
  const count = Object.keys(findDerivedSize(design, sizeID)?.overrides ?? {}).length
  if (sizeID === null || count === 0) return null
  return (
    <div className="flex items-center justify-between gap-2">
      <Badge tone="info">{labels.ownChanges(count)}</Badge>
      <IconButton
        size="sm"
        label={labels.reset(name)}
        onClick={({ currentTarget }) => {
          currentTarget.closest('li')?.querySelector('button')?.focus()
          dispatch({ type: 'resetOverrides', sizeID, label: STEPS.resetSize })
        }}
      >
        <RotateCcw aria-hidden />
      </IconButton>
    </div>
  )
}

/** Marks of what makes a size hard to read; each selects its layer in this size. */
function SizeProblems({ sizeID, name, problems }: { sizeID: string | null; name: string; problems: SizeProblem[] }) {
  const labels = useLabels('sizeList', sizeListLabels)
  const layerName = useLayerName()
  const { design, dispatch, setSizeID } = useBuilder()
  if (problems.length === 0) return null
  return (
    <ul aria-label={labels.problemsOf(name)} className="grid max-w-65 gap-1">
      {problems.map(({ layerID, code }) => {
        const layer = design.layers.find(({ id }) => id === layerID)
        return (
          <li key={`${layerID} ${code}`} className="min-w-0">
            <button
              type="button"
              onClick={() => {
                setSizeID(sizeID)
                dispatch({ type: 'select', ids: [layerID], alone: true })
              }}
              className="flex min-h-6 max-w-full cursor-pointer items-center gap-1.5 rounded-badge px-1 text-start text-caption text-warning-ink hover:bg-hover"
            >
              <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
              <span className="truncate">{labels.problemOf(labels.problems[code], layer ? layerName(layer) : '')}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
