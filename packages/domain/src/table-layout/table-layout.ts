/** Minimum width of a column in pixels. */
export const MIN_COLUMN_WIDTH = 48

/** Maximum width of a column in pixels. */
export const MAX_COLUMN_WIDTH = 800

/** Rounds a width to whole pixels within the bounds. */
export const columnWidth = (pixels: number, min = MIN_COLUMN_WIDTH): number =>
  Math.round(Math.min(Math.max(pixels, min, MIN_COLUMN_WIDTH), MAX_COLUMN_WIDTH))

/** Sort order by one column. */
export interface LayoutSort {
  id: string
  direction: 'ascending' | 'descending'
}

/** Filter of a column. Bounds are inclusive, and at least one is set. */
export type LayoutFilter =
  | { id: string; kind: 'contains'; text: string }
  | { id: string; kind: 'oneOf'; labels: string[] }
  | { id: string; kind: 'between'; min?: number; max?: number }

/** Layout of a table: columns, sort order, groups and filters. */
export interface TableLayout {
  /** All columns in display order; pinned ones come first. */
  order: string[]
  /** Hidden columns. */
  hidden: string[]
  /** Columns that stay at the start while the rest scrolls. */
  pinned: string[]
  /** Widths set by the user, in px; other columns size to their content. */
  widths: Record<string, number>
  /** Sort orders, the most significant first. */
  sort: LayoutSort[]
  /** Text columns that the rows are grouped by, outermost first. */
  groups: string[]
  /** Filters, at most one per column. */
  filters: LayoutFilter[]
}

/** Rules of a column for layouts. */
export interface ColumnRule {
  /** Id of the column in layouts and URLs; it must not change between releases. */
  id: string
  /** Kind of its values: only text can be grouped and filtered by label. @default 'text' */
  kind?: 'text' | 'number' | 'ratio' | 'change'
  /** Hidden by default. @default false */
  hidden?: boolean
  /** Pinned to the start by default. @default false */
  pinned?: boolean
  /** Always visible and first, because it names the row. @default true for the first column */
  fixed?: boolean
  /** False for an internal column, such as the parts of a ratio. @default true */
  listed?: boolean
}

/** Returns the columns that users see and arrange. */
export const listedColumns = <Column extends ColumnRule>(columns: readonly Column[]): Column[] =>
  columns.filter(({ listed = true }) => listed)

/** Returns the columns that always come first and cannot be hidden. */
export const fixedColumnIds = (columns: readonly ColumnRule[]): string[] =>
  listedColumns(columns)
    .filter(({ fixed }, index) => fixed ?? index === 0)
    .map(({ id }) => id)

/** Returns the default layout of the columns, with the caller's overrides. */
export function defaultTableLayout(columns: readonly ColumnRule[], parts: Partial<TableLayout> = {}): TableLayout {
  const listed = listedColumns(columns)
  const listIDs = (has: (column: ColumnRule) => boolean | undefined) => listed.filter(has).map(({ id }) => id)
  const plain = {
    order: listIDs(() => true),
    hidden: listIDs(({ hidden }) => hidden),
    pinned: listIDs(({ pinned }) => pinned),
    widths: {},
    sort: [],
    groups: [],
    filters: [],
  }
  return fitted({ ...plain, ...parts }, columns, plain)
}

/**
 * Fits a complete or partial layout to the existing columns: unknown columns are dropped, new ones are added where they
 * are defined, and missing parts come from `defaults`.
 */
export const fitTableLayout = (
  part: Partial<TableLayout>,
  columns: readonly ColumnRule[],
  defaults: TableLayout = defaultTableLayout(columns),
): TableLayout => fitted({ ...defaults, ...part }, columns, defaults)

function fitted(layout: TableLayout, columns: readonly ColumnRule[], defaults: TableLayout): TableLayout {
  const rules = new Map(listedColumns(columns).map((column) => [column.id, column]))
  const fixed = new Set(fixedColumnIds(columns))
  const layoutOrder = new Set(layout.order)
  const all = withNewColumns(
    [...layoutOrder].filter((id) => rules.has(id)),
    [...rules.keys()],
  )
  const chosen = (kept: readonly string[], before: readonly string[]) => {
    const [inKept, inDefault] = [new Set(kept), new Set(before)]
    return (id: string) => (layoutOrder.has(id) ? inKept : inDefault).has(id)
  }
  const isHidden = chosen(layout.hidden, defaults.hidden)
  const isPinned = chosen(layout.pinned, defaults.pinned)
  const pinned = [
    ...[...rules.keys()].filter((id) => fixed.has(id)),
    ...all.filter((id) => !fixed.has(id) && isPinned(id)),
  ]
  const order = [...pinned, ...all.filter((id) => !pinned.includes(id))]
  const hidden = order.filter((id) => !fixed.has(id) && isHidden(id))
  const isText = (id: string) => (rules.get(id)?.kind ?? 'text') === 'text'
  return {
    order,
    // A table without visible columns could not be changed back.
    hidden: hidden.length < order.length ? hidden : hidden.slice(1),
    pinned,
    widths: Object.fromEntries(
      order.flatMap((id) => {
        const width = Object.hasOwn(layout.widths, id) ? layout.widths[id] : undefined
        return width === undefined ? [] : [[id, columnWidth(width)]]
      }),
    ),
    sort: oncePerColumn(layout.sort).filter(({ id }) => rules.has(id)),
    groups: [...new Set(layout.groups)].filter((id) => rules.has(id) && isText(id)),
    filters: oncePerColumn(
      layout.filters.filter(({ id, kind }) => rules.has(id) && isText(id) === (kind !== 'between')),
    ),
  }
}

/** Adds missing columns to an order, each behind the column that it is defined behind. */
export function withNewColumns(order: readonly string[], defined: readonly string[]): string[] {
  const all = [...order]
  const orderSet = new Set(order)
  defined.forEach((id, index) => {
    if (orderSet.has(id)) return
    const before = defined[index - 1]
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, id)
    orderSet.add(id)
  })
  return all
}

function oncePerColumn<Item extends { id: string }>(items: readonly Item[]): Item[] {
  const seen = new Set<string>()
  return items.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/** Returns true if two fitted layouts are equal. */
export const isSameLayout = (one: TableLayout, other: TableLayout): boolean =>
  JSON.stringify(inOneOrder(one)) === JSON.stringify(inOneOrder(other))

function inOneOrder({ order, hidden, pinned, widths, sort, groups, filters }: TableLayout) {
  return [
    order,
    [...hidden].sort(),
    [...pinned].sort(),
    Object.entries(widths).sort(([one], [other]) => (one < other ? -1 : 1)),
    sort.map(({ id, direction }) => [id, direction]),
    groups,
    filters.map((filter) => [
      filter.id,
      filter.kind,
      filter.kind === 'contains'
        ? filter.text
        : filter.kind === 'oneOf'
          ? filter.labels
          : [filter.min ?? null, filter.max ?? null],
    ]),
  ]
}

/** Returns the visible columns in order. */
export const shownColumnIds = ({ order, hidden }: TableLayout): string[] => {
  const out = new Set(hidden)
  return order.filter((id) => !out.has(id))
}
