/** Texts of the menus and the panel that arrange columns. Directions and numbers of type string are formatted. */
export interface ColumnLabels {
  /** Name of the menu of a column. */
  optionsOf: (header: string) => string
  /** Adds a filter. */
  filter: string
  /** Changes a filter, which is described. */
  changeFilter: (filter: string) => string
  /** Groups rows. */
  groupBy: (header: string) => string
  /** Stops grouping. */
  ungroupBy: (header: string) => string
  /** Announcement. */
  ungrouped: (header: string) => string
  /** Pins a column. */
  pin: string
  /** Unpins a column. */
  unpin: string
  /** Announcement. */
  pinned: (header: string) => string
  /** Announcement. */
  unpinned: (header: string) => string
  /** Hides a column. */
  hide: string
  /** Announcement. */
  hidden: (header: string) => string
  /** Announcement. */
  shown: (header: string) => string
  /** Reason why a column cannot be hidden. */
  lastVisible: string
  /** Name of the sort items. */
  rowOrder: string
  /** Sorts; `place` is the position among several columns, or empty. */
  sort: (direction: 'ascending' | 'descending', place: string) => string
  /** Sorts by one more column. */
  addToSort: (direction: string) => string
  /** Removes a column from the sort order. */
  removeFromSort: string
  /** Explanation of the directions. */
  directions: Readonly<Record<'text' | 'number', Readonly<Record<'ascending' | 'descending', string>>>>
  /** Announcement. */
  addedToSort: (header: string, direction: string) => string
  /** Announcement. */
  removedFromSort: (header: string) => string
  /** Moves a column in a heading. */
  moveLeft: string
  /** Moves a column in a heading. */
  moveRight: string
  /** Moves a column in the list. */
  moveUp: string
  /** Moves a column in the list. */
  moveDown: string
  /** Menu of widths. */
  width: (pixels: number) => string
  /** Widens a column. */
  wider: string
  /** Narrows a column. */
  narrower: string
  /** Fits the width to the content. */
  fit: string
  /** Resets the width. */
  resetWidth: string
  /** Announcement. */
  widthSet: (header: string, pixels: number) => string
  /** Announcement. */
  widthReset: (header: string) => string
  /** Name of the edge that resizes a column. */
  widthOf: (header: string) => string
  /** Button of the panel. */
  columns: string
  /** Name of the panel. */
  panel: string
  /** Name of the tabs of a narrow panel. */
  parts: string
  /** Heading of the order. */
  order: string
  /** Heading of the groups. */
  groups: string
  /** Tab of the groups. */
  groupsTab: string
  /** Search box. */
  search: string
  /** Text if no column matches. */
  noMatch: (search: string) => string
  /** Button that moves a group outwards. */
  groupOut: (header: string) => string
  /** Button that moves a group inwards. */
  groupIn: (header: string) => string
  /** Name of the handle of a column. */
  moveHandle: (header: string, place: number, count: number) => string
  /** Hint below the order. */
  moveHint: string
  /** Tooltips of the marks of columns. */
  marks: Readonly<Record<'fixed' | 'pinned', string>>
  /** The same for screen readers, after the name of the column. */
  spokenMarks: Readonly<Record<'fixed' | 'pinned', string>>
  /** Restores the default layout. */
  reset: string
  /** Announcement. */
  resetDone: string
}

/** English texts. */
export const columnLabels: ColumnLabels = {
  optionsOf: (header) => `Options of ${header}`,
  filter: 'Filter…',
  changeFilter: (filter) => `Change filter: ${filter}`,
  groupBy: (header) => `Group by ${header}`,
  ungroupBy: (header) => `Stop grouping by ${header}`,
  ungrouped: (header) => `No longer grouped by ${header}`,
  pin: 'Pin to start',
  unpin: 'Unpin',
  pinned: (header) => `${header} pinned`,
  unpinned: (header) => `${header} unpinned`,
  hide: 'Hide column',
  hidden: (header) => `${header} hidden`,
  shown: (header) => `${header} shown`,
  lastVisible: 'It is the last column in sight',
  rowOrder: 'Order of rows',
  sort: (direction, place) => `Sort ${direction}${place && `, ${place}`}`,
  addToSort: (direction) => `Add to sort, ${direction}`,
  removeFromSort: 'Remove from sort',
  directions: {
    text: { ascending: 'A to Z', descending: 'Z to A' },
    number: { ascending: 'smallest first', descending: 'largest first' },
  },
  addedToSort: (header, direction) => `Then sorted by ${header}, ${direction}`,
  removedFromSort: (header) => `No longer sorted by ${header}`,
  moveLeft: 'Move left',
  moveRight: 'Move right',
  moveUp: 'Move up',
  moveDown: 'Move down',
  width: (pixels) => `Width, ${pixels} pixels`,
  wider: 'Wider',
  narrower: 'Narrower',
  fit: 'Fit to content',
  resetWidth: 'Reset width',
  widthSet: (header, pixels) => `${header}, ${pixels} pixels`,
  widthReset: (header) => `${header}, width as needed`,
  widthOf: (header) => `Width of ${header}`,
  columns: 'Columns',
  panel: 'Columns of the table',
  parts: 'What to arrange',
  order: 'Order',
  groups: 'Group by',
  groupsTab: 'Groups',
  search: 'Search columns',
  noMatch: (search) => `No columns match “${search}”`,
  groupOut: (header) => `Group by ${header} further out`,
  groupIn: (header) => `Group by ${header} further in`,
  moveHandle: (header, place, count) => `Move ${header}, place ${place} of ${count}`,
  moveHint: 'Drag, or press Alt with ↑ or ↓',
  marks: { fixed: 'Always first', pinned: 'Pinned' },
  spokenMarks: { fixed: 'always first', pinned: 'pinned' },
  reset: 'Reset to default',
  resetDone: 'As it was at first',
}
