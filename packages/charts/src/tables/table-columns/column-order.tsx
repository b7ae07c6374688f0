import { columnPlaces, fixedColumnIds, moveColumn } from '@placard/domain/internal/table-layout'
import { shownColumnIds } from '@placard/domain/table-layout'
import { useReportTexts } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { columnLabels } from '../column-labels.js'
import { columnPositionLabel } from '../column-position.js'
import { ColumnRow } from './column-row.js'
import type { ColumnsPanelProps } from './columns-panel-props.js'

/**
 * Renders the visible columns in order; they are moved by drag handles, keys and menus. All handles share one Tab
 * stop.
 */
export function ColumnOrder({ columns, layout, change }: ColumnsPanelProps) {
  const list = useRef<HTMLOListElement>(null)
  const hintId = useId()
  const labels = useLabels('columns', columnLabels)
  const texts = useReportTexts()
  const shown = shownColumnIds(layout)
  const fixed = fixedColumnIds(columns)
  const movable = shown.filter((id) => !fixed.includes(id))
  const [active, setActive] = useState(movable[0])
  const [focusIndexAfterHide, setFocusIndexAfterHide] = useState<number>()

  const listPlaces = (id: string): [number, number] => {
    const [first, last] = columnPlaces(layout, columns, id)
    const allowed = shown.flatMap((one, place) => {
      const index = layout.order.indexOf(one)
      return index >= first && index <= last ? [place] : []
    })
    return [allowed[0] ?? 0, allowed.at(-1) ?? 0]
  }
  const move = (id: string, to: number) => {
    const [first, last] = listPlaces(id)
    const other = shown[Math.min(Math.max(to, first), last)]
    if (other === undefined) return
    const next = moveColumn(layout, columns, id, layout.order.indexOf(other))
    change(next, columnPositionLabel(next, id, findHeader(id), texts))
    setActive(id)
  }
  const findHeader = (id: string) => columns.find((column) => column.id === id)?.header ?? id
  const { drag, handlers, cancel } = useOrderDrag({ list, placesOf: listPlaces, onMove: move })
  const handles = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-part="handle"]') ?? [])]

  useEffect(() => {
    if (focusIndexAfterHide === undefined) return
    setFocusIndexAfterHide(undefined)
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-part="handle"]') ?? [])]
    all[Math.min(focusIndexAfterHide, all.length - 1)]?.focus()
  }, [focusIndexAfterHide])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, id: string) => {
    if (event.key === 'Escape' && drag) {
      cancel()
      return
    }
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by === 0 || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (event.altKey) move(id, shown.indexOf(id) + by)
    else handles()[movable.indexOf(id) + by]?.focus()
  }

  return (
    <>
      <ol ref={list} aria-label={labels.order} className="-mx-2 min-h-0 overflow-y-auto px-2">
        {shown.map((id, place) => {
          const column = columns.find((one) => one.id === id)
          if (!column) return null
          const [first, last] = listPlaces(id)
          return (
            <ColumnRow
              key={id}
              {...{ columns, column, layout, place, hintId, onKeyDown }}
              count={shown.length}
              isFixed={fixed.includes(id)}
              isActive={id === (movable.includes(active ?? '') ? active : movable[0])}
              onActive={() => setActive(id)}
              isDragged={drag?.id === id}
              line={drag && drag.id !== id && drag.to === place ? (drag.to > drag.from ? 'below' : 'above') : undefined}
              handlers={handlers(id, place)}
              canMove={{ up: place > first, down: place < last }}
              onMove={(by) => move(id, place + by)}
              change={change}
              onGone={() => setFocusIndexAfterHide(movable.indexOf(id))}
            />
          )
        })}
      </ol>
      <p id={hintId} className="text-caption text-ink-muted coarse:sr-only max-sm:sr-only">
        {labels.moveHint}
      </p>
    </>
  )
}

/** Distance in pixels from the list's edge at which dragging scrolls it. */
const EDGE = 24

interface OrderDragOptions {
  list: RefObject<HTMLElement | null>
  /** Returns the first and last index where a row may be dropped. */
  placesOf: (id: string) => readonly [number, number]
  onMove: (id: string, to: number) => void
}

/** Moves a row of a list by its handle: a line shows the drop position, Escape cancels. */
function useOrderDrag({ list, placesOf, onMove }: OrderDragOptions) {
  const [drag, setDrag] = useState<{ id: string; from: number; to: number }>()
  const end = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.releasePointerCapture?.(event.pointerId)
    setDrag(undefined)
  }
  return {
    drag,
    handlers: (id: string, from: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        // Safari does not focus a clicked button, but Escape needs focus.
        event.currentTarget.focus({ preventScroll: true })
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ id, from, to: from })
      },
      onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
        if (drag?.id !== id || !list.current) return
        const { top, bottom } = list.current.getBoundingClientRect()
        list.current.scrollTop += clientY < top + EDGE ? -8 : clientY > bottom - EDGE ? 8 : 0
        const middles = [...list.current.children].map((row) => {
          const box = row.getBoundingClientRect()
          return box.top + box.height / 2
        })
        const passed = middles.filter((middle, place) => place !== drag.from && middle < clientY).length
        const [first, last] = placesOf(id)
        const to = Math.min(Math.max(passed, first), last)
        if (to !== drag.to) setDrag({ ...drag, to })
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        end(event)
        if (drag?.id === id && drag.to !== drag.from) onMove(id, drag.to)
      },
      onPointerCancel: end,
    }),
    cancel: () => setDrag(undefined),
  }
}
