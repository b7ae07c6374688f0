import type { Box, Distance, Guide, Handle, LayerStyle } from '@placard/domain/ad-builder'
import { HANDLES, layerBounds, unionBox } from '@placard/domain/internal/ad-builder'

const PLACES: Record<Handle, { left: string; top: string; cursor: string }> = {
  n: { left: '50%', top: '0', cursor: 'ns-resize' },
  ne: { left: '100%', top: '0', cursor: 'nesw-resize' },
  e: { left: '100%', top: '50%', cursor: 'ew-resize' },
  se: { left: '100%', top: '100%', cursor: 'nwse-resize' },
  s: { left: '50%', top: '100%', cursor: 'ns-resize' },
  sw: { left: '0', top: '100%', cursor: 'nesw-resize' },
  w: { left: '0', top: '50%', cursor: 'ew-resize' },
  nw: { left: '0', top: '0', cursor: 'nwse-resize' },
}

const HANDLE =
  'pointer-events-auto absolute size-2.5 -translate-x-1/2 -translate-y-1/2 touch-none rounded-bar border-2 border-brand bg-surface coarse:size-4'
const LARGE_TARGET = 'after:absolute after:-inset-2'

/** Length in px of a side, on the screen, below which handles would cover the layer, so that it could not be dragged. */
const SMALL_SIDE = 40

export interface SelectionFrameProps {
  /** Styles of the selected layers. */
  styles: readonly LayerStyle[]
  zoom: number
  /** Hides the handles, such as of locked layers. @default false */
  isFixed?: boolean
}

/** Frame around the selected layers with handles for resizing and rotating. The fields of the panel do the same by keyboard. */
export function SelectionFrame({ styles, zoom, isFixed = false }: SelectionFrameProps) {
  const [first] = styles
  const box = unionBox(styles.map(layerBounds))
  if (!first || !box) return null
  const single = styles.length === 1 ? first : undefined
  const size = single ? { width: single.width * single.scale, height: single.height * single.scale } : box
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const isLow = size.height * zoom < SMALL_SIDE
  const isNarrow = size.width * zoom < SMALL_SIDE
  const isHidden = (handle: Handle) =>
    (isLow && (handle === 'n' || handle === 's')) || (isNarrow && (handle === 'e' || handle === 'w'))
  const target = isLow || isNarrow ? '' : LARGE_TARGET
  return (
    <div
      aria-hidden
      data-slot="selection-frame"
      className="pointer-events-none absolute outline outline-brand"
      style={{
        left: (center.x - size.width / 2) * zoom,
        top: (center.y - size.height / 2) * zoom,
        width: size.width * zoom,
        height: size.height * zoom,
        rotate: `${single?.rotation ?? 0}deg`,
      }}
    >
      {!isFixed && (
        <>
          {HANDLES.filter((handle) => !isHidden(handle)).map((handle) => (
            <span key={handle} data-handle={handle} className={`${HANDLE} ${target}`} style={PLACES[handle]} />
          ))}
          <span className="absolute -top-6 left-1/2 h-6 border-brand border-s" />
          <span
            data-handle="rotate"
            className={`${HANDLE} ${LARGE_TARGET} cursor-grab rounded-full`}
            style={{ left: '50%', top: '-1.5rem' }}
          />
        </>
      )}
    </div>
  )
}

/** Outline of one layer in a selection of several. */
export function LayerOutline({ style, zoom }: { style: LayerStyle; zoom: number }) {
  const [width, height] = [style.width * style.scale, style.height * style.scale]
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute outline-1 outline-brand-line"
      style={{
        left: (style.x + (style.width - width) / 2) * zoom,
        top: (style.y + (style.height - height) / 2) * zoom,
        width: width * zoom,
        height: height * zoom,
        rotate: `${style.rotation}deg`,
      }}
    />
  )
}

/** Edges of a line in the color of the surface, so that it is visible on an ad of its own color. */
const LINE = 'bg-danger ring-1 ring-surface'

/** Line that a dragged layer snapped to. */
export function GuideLine({ axis, at, zoom }: Guide & { zoom: number }) {
  const isVertical = axis === 'x'
  return (
    <div
      aria-hidden
      data-slot="guide"
      className={`pointer-events-none absolute ${LINE} ${isVertical ? '-inset-y-8 w-px' : '-inset-x-8 h-px'}`}
      style={isVertical ? { left: at * zoom } : { top: at * zoom }}
    />
  )
}

/** Free distance beside a dragged layer, in px of the artboard. */
export function DistanceLine({ axis, from, to, at, zoom }: Distance & { zoom: number }) {
  const isHorizontal = axis === 'x'
  const length = (to - from) * zoom
  return (
    <div
      aria-hidden
      data-slot="distance"
      className="pointer-events-none absolute grid place-items-center text-caption"
      style={
        isHorizontal
          ? { left: from * zoom, top: at * zoom, width: length, height: 0 }
          : { left: at * zoom, top: from * zoom, width: 0, height: length }
      }
    >
      <span className={`absolute ${LINE} ${isHorizontal ? 'inset-x-0 h-px' : 'inset-y-0 w-px'}`} />
      <span className="absolute rounded-badge bg-surface px-1 text-danger-ink tabular-nums shadow-popover">
        {Math.round(to - from)}
      </span>
    </div>
  )
}

/** Position, size or angle below a selection that is dragged. */
export function SelectionBadge({ box, text, zoom }: { box: Box; text: string; zoom: number }) {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute -translate-x-1/2 whitespace-nowrap rounded-badge bg-brand px-1.5 text-caption text-on-brand tabular-nums"
      style={{ left: (box.x + box.width / 2) * zoom, top: (box.y + box.height) * zoom + 8 }}
    >
      {text}
    </div>
  )
}
