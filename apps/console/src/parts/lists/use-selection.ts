import { useMemo, useRef, useState } from 'react'

/** Entity that can be selected by its id. */
interface Selectable {
  id: string
}

/** Selection of the shown campaigns or creatives, and its actions. */
export function useSelection<Item extends Selectable>(
  shown: readonly Item[] | undefined,
  onDelete: (...items: Item[]) => void,
) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  // Items hidden by the search are not selected, so that nobody deletes them unseen.
  const selected = useMemo(() => {
    if (selection.size === 0) return selection
    return new Set(shown?.flatMap(({ id }) => (selection.has(id) ? [id] : [])))
  }, [selection, shown])
  const anchor = useRef<string>(undefined)

  /** Toggles an item; with `range` all from the last toggled one. */
  const toggle = ({ id }: Item, isSelected: boolean, isRange: boolean) => {
    const ids = shown?.map((item) => item.id) ?? []
    const [from, to] = [ids.indexOf(anchor.current ?? id), ids.indexOf(id)].sort((a, b) => a - b)
    const range = isRange && from !== undefined && to !== undefined && from >= 0 ? ids.slice(from, to + 1) : [id]
    const next = new Set(selected)
    for (const one of range) isSelected || isRange ? next.add(one) : next.delete(one)
    anchor.current = id
    setSelection(next)
  }
  const remove = (...items: Item[]) => {
    if (items.length === 0) return
    focusNeighbor(new Set(items.map(({ id }) => id)))
    onDelete(...items)
  }
  /** Deletes the focused item, or the whole selection if it is part of it. */
  const removeRow = (item: Item) =>
    remove(...(selected.has(item.id) ? (shown ?? []).filter(({ id }) => selected.has(id)) : [item]))
  return { selected, toggle, select: setSelection, remove, removeRow }
}

/** Moves focus from removed rows to the next one, else to the previous one, else to the heading of the page. */
function focusNeighbor(removed: ReadonlySet<string>): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const isRemoved = ({ dataset }: HTMLElement) => removed.has(dataset.row ?? '')
  const first = rows.findIndex(isRemoved)
  const target =
    rows.slice(Math.max(first, 0)).find((row) => !isRemoved(row)) ?? rows.slice(0, Math.max(first, 0)).at(-1)
  const link = target?.querySelector<HTMLElement>('a:not([inert] *)') ?? document.querySelector<HTMLElement>('h1')
  link?.focus()
}
