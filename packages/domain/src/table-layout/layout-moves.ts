import { type ColumnRule, columnWidth, fixedColumnIds, type LayoutFilter, type TableLayout } from './table-layout.js'

type Columns = readonly ColumnRule[]

/** Shows or hides a column. Fixed columns and the last visible one stay visible. */
export function showColumn(layout: TableLayout, columns: Columns, id: string, shown: boolean): TableLayout {
  const hidden = new Set(layout.hidden)
  if (shown) hidden.delete(id)
  else if (canHideColumn(layout, columns, id)) hidden.add(id)
  return { ...layout, hidden: layout.order.filter((one) => hidden.has(one)) }
}

/** True when a column can be hidden. */
export const canHideColumn = ({ order, hidden }: TableLayout, columns: Columns, id: string): boolean =>
  order.includes(id) &&
  !hidden.includes(id) &&
  hidden.length < order.length - 1 &&
  !fixedColumnIds(columns).includes(id)

/** Returns the first and last index that a column can be moved to; pinned columns stay together. */
export function columnPlaces({ order, pinned }: TableLayout, columns: Columns, id: string): [number, number] {
  const place = order.indexOf(id)
  const fixed = fixedColumnIds(columns)
  if (place < 0 || fixed.includes(id)) return [place, place]
  return pinned.includes(id) ? [fixed.length, pinned.length - 1] : [pinned.length, order.length - 1]
}

/** Moves a column to an index in the order, or as near as possible. */
export function moveColumn(layout: TableLayout, columns: Columns, id: string, to: number): TableLayout {
  const place = layout.order.indexOf(id)
  if (place < 0) return layout
  const [first, last] = columnPlaces(layout, columns, id)
  const order = layout.order.filter((one) => one !== id)
  order.splice(Math.min(Math.max(to, first), last), 0, id)
  return { ...layout, order, pinned: order.slice(0, layout.pinned.length) }
}

/** Index behind the next visible column in a direction; undefined when there is none. */
export function columnStep(layout: TableLayout, columns: Columns, id: string, by: -1 | 1): number | undefined {
  const [first, last] = columnPlaces(layout, columns, id)
  const hidden = new Set(layout.hidden)
  for (let place = layout.order.indexOf(id) + by; place >= first && place <= last; place += by)
    if (!hidden.has(layout.order[place] ?? '')) return place
  return undefined
}

/** Pins a column behind the pinned ones, or unpins it to the start of the others. */
export function pinColumn(layout: TableLayout, columns: Columns, id: string, isPinned: boolean): TableLayout {
  if (!layout.order.includes(id) || layout.pinned.includes(id) === isPinned || fixedColumnIds(columns).includes(id))
    return layout
  const pinned = isPinned ? [...layout.pinned, id] : layout.pinned.filter((one) => one !== id)
  const rest = layout.order.filter((one) => one !== id && !pinned.includes(one))
  return { ...layout, pinned, order: [...pinned, ...(isPinned ? [] : [id]), ...rest] }
}

/** Sets the width of a column within its bounds; without one it fits its content. */
export function resizeColumn(layout: TableLayout, id: string, width: number | undefined): TableLayout {
  const { [id]: _, ...widths } = layout.widths
  return { ...layout, widths: width === undefined ? widths : { ...widths, [id]: columnWidth(width) } }
}

/**
 * Sorts by a column; `add` keeps the previous sort columns. Without a direction the column is removed from the sort
 * order.
 */
export function sortColumn(
  layout: TableLayout,
  id: string,
  direction: 'ascending' | 'descending' | undefined,
  add = false,
): TableLayout {
  const others = layout.sort.filter((one) => one.id !== id)
  if (direction === undefined) return { ...layout, sort: others }
  if (!add) return { ...layout, sort: [{ id, direction }] }
  const isSorted = others.length < layout.sort.length
  return {
    ...layout,
    sort: isSorted
      ? layout.sort.map((one) => (one.id === id ? { id, direction } : one))
      : [...others, { id, direction }],
  }
}

/** Adds a column to the grouping, or removes it. */
export const groupColumn = (layout: TableLayout, id: string, isGrouped: boolean): TableLayout => ({
  ...layout,
  groups: [...layout.groups.filter((one) => one !== id), ...(isGrouped ? [id] : [])],
})

/** Moves a group one level up or down. */
export function moveGroup(layout: TableLayout, id: string, by: -1 | 1): TableLayout {
  const place = layout.groups.indexOf(id)
  const to = place + by
  if (place < 0 || to < 0 || to >= layout.groups.length) return layout
  const groups = layout.groups.filter((one) => one !== id)
  groups.splice(to, 0, id)
  return { ...layout, groups }
}

/** Sets the filter of a column; an existing one keeps its position. */
export const filterColumn = (layout: TableLayout, filter: LayoutFilter): TableLayout => ({
  ...layout,
  filters: layout.filters.some(({ id }) => id === filter.id)
    ? layout.filters.map((one) => (one.id === filter.id ? filter : one))
    : [...layout.filters, filter],
})

/** Removes the filter of a column. */
export const unfilterColumn = (layout: TableLayout, id: string): TableLayout => ({
  ...layout,
  filters: layout.filters.filter((one) => one.id !== id),
})
