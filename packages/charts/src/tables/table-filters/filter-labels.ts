/** English texts. */
export const tableFiltersLabels = {
  /** Name of the chips. */
  filters: 'Filters',
  /** Opens the menu of columns. */
  add: 'Add filter',
  /** Name of that menu. */
  addTo: 'Column to filter by',
  /** Removes all filters. */
  clear: 'Clear all',
  /** Removes a filter, which is described. */
  remove: (filter: string) => `Remove filter: ${filter}`,
  /** Heading of an editor. */
  filterBy: (header: string) => `Filter by ${header}`,
  /** Button of an editor. */
  removeThis: 'Remove filter',
  /** Button of an editor. */
  apply: 'Apply',
  /** Fields of a number filter. */
  bounds: { min: 'At least', max: 'At most' },
  /** Placeholder of these fields. */
  anyNumber: 'Any',
  /** Name of the switch between kinds of text filters. */
  how: 'How to filter',
  /** Kinds of text filters. */
  kinds: { oneOf: 'Is one of', contains: 'Contains' },
  /** Placeholder of a text filter. */
  anyWord: 'Any word or part of one',
  /** Name of the search box of values. */
  search: (header: string) => `Search ${header}`,
  /** The empty value. */
  emptyValue: 'Empty',
  /** Unit after the number of rows of a value, for screen readers. */
  rows: 'rows',
  /** Text if no value matches. */
  noMatch: (search: string) => `No values match “${search}”`,
  /** Note if there are more values than fit. */
  more: (listed: string, all: string) => `The first ${listed} of ${all}; search for others`,
}

/** Texts of the filters of a table. Counts of type string are formatted. */
export type TableFiltersLabels = typeof tableFiltersLabels
