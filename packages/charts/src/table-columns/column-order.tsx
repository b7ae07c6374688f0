import { columnPlaces, fixedColumnIds, moveColumn, shownColumnIds } from '@placard/domain'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { columnPositionLabel } from '../column-position.js'
import { ColumnRow } from './column-row.js'
import type { ColumnsPanelProps } from './columns-panel-props.js'
import { useOrderDrag } from './use-order-drag.js'

/**
 * Renders the visible columns in order; they are moved by drag handles, keys and menus. All handles share one Tab
 * stop.
 */
export function ColumnOrder({ columns, layout, change }: ColumnsPanelProps) {
  const list = useRef<HTMLOListElement>(null)
  const hintId = useId()
  const shown = shownColumnIds(layout)
  const fixed = fixedColumnIds(columns)
  const movable = shown.filter((id) => !fixed.includes(id))
  const [active, setActive] = useState(movable[0])
  const [lost, setLost] = useState<number>()

  const placesOf = (id: string): [number, number] => {
    const [first, last] = columnPlaces(layout, columns, id)
    const allowed = shown.flatMap((one, place) => {
      const index = layout.order.indexOf(one)
      return index >= first && index <= last ? [place] : []
    })
    return [allowed[0] ?? 0, allowed.at(-1) ?? 0]
  }
  const move = (id: string, to: number) => {
    const [first, last] = placesOf(id)
    const other = shown[Math.min(Math.max(to, first), last)]
    if (other === undefined) return
    const next = moveColumn(layout, columns, id, layout.order.indexOf(other))
    change(next, columnPositionLabel(next, id, headerOf(id)))
    setActive(id)
  }
  const headerOf = (id: string) => columns.find((column) => column.id === id)?.header ?? id
  const { drag, handlers, cancel } = useOrderDrag({ list, placesOf, onMove: move })
  const handles = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-part="handle"]') ?? [])]

  useEffect(() => {
    if (lost === undefined) return
    setLost(undefined)
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-part="handle"]') ?? [])]
    all[Math.min(lost, all.length - 1)]?.focus()
  }, [lost])

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
      <ol ref={list} aria-label="Order" className="-mx-2 min-h-0 overflow-y-auto px-2">
        {shown.map((id, place) => {
          const column = columns.find((one) => one.id === id)
          if (!column) return null
          const [first, last] = placesOf(id)
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
              onGone={() => setLost(movable.indexOf(id))}
            />
          )
        })}
      </ol>
      <p id={hintId} className="text-caption text-ink-muted coarse:sr-only max-sm:sr-only">
        Drag, or press Alt with ↑ or ↓
      </p>
    </>
  )
}
