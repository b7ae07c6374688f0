/** English texts. */
export const columnLabels = {
  /** Name of the menu of a column. */
  optionsOf: (header: string) => `Options of ${header}`,
  /** Adds a filter. */
  filter: 'Filter…',
  /** Changes a filter, which is described. */
  changeFilter: (filter: string) => `Change filter: ${filter}`,
  /** Groups rows. */
  groupBy: (header: string) => `Group by ${header}`,
  /** Stops grouping. */
  ungroupBy: (header: string) => `Stop grouping by ${header}`,
  /** Announcement. */
  ungrouped: (header: string) => `No longer grouped by ${header}`,
  /** Pins a column. */
  pin: 'Pin to start',
  /** Unpins a column. */
  unpin: 'Unpin',
  /** Announcement. */
  pinned: (header: string) => `${header} pinned`,
  /** Announcement. */
  unpinned: (header: string) => `${header} unpinned`,
  /** Hides a column. */
  hide: 'Hide column',
  /** Announcement. */
  hidden: (header: string) => `${header} hidden`,
  /** Announcement. */
  shown: (header: string) => `${header} shown`,
  /** Reason why a column cannot be hidden. */
  lastVisible: 'It is the last column in sight',
  /** Name of the sort items. */
  rowOrder: 'Order of rows',
  /** Sorts; `place` is the position among several columns, or empty. */
  sort: (direction: 'ascending' | 'descending', place: string) => `Sort ${direction}${place && `, ${place}`}`,
  /** Sorts by one more column. */
  addToSort: (direction: string) => `Add to sort, ${direction}`,
  /** Removes a column from the sort order. */
  removeFromSort: 'Remove from sort',
  /** Explanation of the directions. */
  directions: {
    text: { ascending: 'A to Z', descending: 'Z to A' },
    number: { ascending: 'smallest first', descending: 'largest first' },
  },
  /** Announcement. */
  addedToSort: (header: string, direction: string) => `Then sorted by ${header}, ${direction}`,
  /** Announcement. */
  removedFromSort: (header: string) => `No longer sorted by ${header}`,
  /** Moves a column in a heading. */
  moveLeft: 'Move left',
  /** Moves a column in a heading. */
  moveRight: 'Move right',
  /** Moves a column in the list. */
  moveUp: 'Move up',
  /** Moves a column in the list. */
  moveDown: 'Move down',
  /** Menu of widths. */
  width: (pixels: number) => `Width, ${pixels} pixels`,
  /** Widens a column. */
  wider: 'Wider',
  /** Narrows a column. */
  narrower: 'Narrower',
  /** Fits the width to the content. */
  fit: 'Fit to content',
  /** Resets the width. */
  resetWidth: 'Reset width',
  /** Announcement. */
  widthSet: (header: string, pixels: number) => `${header}, ${pixels} pixels`,
  /** Announcement. */
  widthReset: (header: string) => `${header}, width as needed`,
  /** Name of the edge that resizes a column. */
  widthOf: (header: string) => `Width of ${header}`,
  /** Button of the panel. */
  columns: 'Columns',
  /** Name of the panel. */
  panel: 'Columns of the table',
  /** Name of the tabs of a narrow panel. */
  parts: 'What to arrange',
  /** Heading of the order. */
  order: 'Order',
  /** Heading of the groups. */
  groups: 'Group by',
  /** Tab of the groups. */
  groupsTab: 'Groups',
  /** Search box. */
  search: 'Search columns',
  /** Text if no column matches. */
  noMatch: (search: string) => `No columns match “${search}”`,
  /** Button that moves a group outwards. */
  groupOut: (header: string) => `Group by ${header} further out`,
  /** Button that moves a group inwards. */
  groupIn: (header: string) => `Group by ${header} further in`,
  /** Name of the handle of a column. */
  moveHandle: (header: string, place: number, count: number) => `Move ${header}, place ${place} of ${count}`,
  /** Hint below the order. */
  moveHint: 'Drag, or press Alt with ↑ or ↓',
  /** Tooltips of the marks of columns. */
  marks: { fixed: 'Always first', pinned: 'Pinned' },
  /** The same for screen readers, after the name of the column. */
  spokenMarks: { fixed: 'always first', pinned: 'pinned' },
  /** Restores the default layout. */
  reset: 'Reset to default',
  /** Announcement. */
  resetDone: 'As it was at first',
}

/** Texts of the menus and the panel that arrange columns. Directions and numbers of type string are formatted. */
export type ColumnLabels = typeof columnLabels
