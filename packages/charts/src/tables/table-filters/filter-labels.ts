/** Texts of the filters of a table. Counts of type string are formatted. */
export interface TableFiltersLabels {
  /** Name of the chips. */
  filters: string
  /** Opens the menu of columns. */
  add: string
  /** Name of that menu. */
  addTo: string
  /** Removes all filters. */
  clear: string
  /** Removes a filter, which is described. */
  remove: (filter: string) => string
  /** Heading of an editor. */
  filterBy: (header: string) => string
  /** Button of an editor. */
  removeThis: string
  /** Button of an editor. */
  apply: string
  /** Fields of a number filter. */
  bounds: Readonly<Record<'min' | 'max', string>>
  /** Placeholder of these fields. */
  anyNumber: string
  /** Name of the switch between kinds of text filters. */
  how: string
  /** Kinds of text filters. */
  kinds: Readonly<Record<'oneOf' | 'contains', string>>
  /** Placeholder of a text filter. */
  anyWord: string
  /** Name of the search box of values. */
  search: (header: string) => string
  /** The empty value. */
  emptyValue: string
  /** Unit after the number of rows of a value, for screen readers. */
  rows: string
  /** Text if no value matches. */
  noMatch: (search: string) => string
  /** Note if there are more values than fit. */
  more: (listed: string, all: string) => string
}

/** English texts. */
export const tableFiltersLabels: TableFiltersLabels = {
  filters: 'Filters',
  add: 'Add filter',
  addTo: 'Column to filter by',
  clear: 'Clear all',
  remove: (filter) => `Remove filter: ${filter}`,
  filterBy: (header) => `Filter by ${header}`,
  removeThis: 'Remove filter',
  apply: 'Apply',
  bounds: { min: 'At least', max: 'At most' },
  anyNumber: 'Any',
  how: 'How to filter',
  kinds: { oneOf: 'Is one of', contains: 'Contains' },
  anyWord: 'Any word or part of one',
  search: (header) => `Search ${header}`,
  emptyValue: 'Empty',
  rows: 'rows',
  noMatch: (search) => `No values match “${search}”`,
  more: (listed, all) => `The first ${listed} of ${all}; search for others`,
}
