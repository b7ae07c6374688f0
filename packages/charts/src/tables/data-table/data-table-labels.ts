import type { ReportTexts } from '@placard/domain/report'

/** English texts. */
export const dataTableLabels = {
  /** Number of matching rows. */
  found: (found: string, all: string, _number: number) => `${found} of ${all} rows`,
  /** Search on paper. */
  matching: (search: string) => `matching “${search}”`,
  /** Title if no row matches. */
  noMatch: 'No row matches',
  /** Text if no row matches; `search` is empty without one. */
  noMatchOf: (search: string, filters: number): string => {
    const of = filters === 1 ? 'the filter' : `the ${filters} filters`
    if (search && filters > 0) return `No row matches “${search}” and ${of}.`
    return search ? `No row contains “${search}”.` : `No row matches ${of}.`
  },
  /** Button if no row matches. */
  showAll: 'Show all rows',
  /** Button above groups. */
  expandAll: 'Expand all',
  /** Button above groups. */
  collapseAll: 'Collapse all',
  /** Name of the download button; without a title the table is unnamed. */
  download: (title = 'table') => `Download ${title} as CSV`,
  /** Note below a long printed table. */
  printed: (lines: string, all: string) =>
    `The first ${lines} of ${all} lines are printed; the CSV file has all of them.`,
  /** Number of selected rows. */
  selected: (count: string, _number: number) => `${count} selected`,
  /** Announced when the last selected row is cleared. */
  selectionCleared: 'Selection cleared',
  /** Button beside the number of selected rows. */
  clearSelection: 'Clear selection',
  /** Name of a checkbox. */
  selectAll: 'Select all rows',
  /** Name of a checkbox. */
  selectRow: (row: string) => `Select ${row}`,
  /** Name of a checkbox. */
  selectGroup: (group: string) => `Select all of ${group}`,
  /** Name of the button that expands a row. */
  detailsOf: (row: string) => `Details of ${row}`,
  /** Name of a group of rows without a value. */
  noValue: (header: string) => `No ${header.toLowerCase()}`,
  /** Description of a group. */
  group: (header: string, level: number, rows: string, number: number) =>
    `${header}, level ${level}, ${rows} ${number === 1 ? 'row' : 'rows'}`,
  /** Heading of the buttons at the end of rows. */
  actions: 'Actions',
  /** Announced while the rows load. */
  loading: 'Loading',
  /** Title of the error. */
  failed: 'Couldn’t load the table',
  /** Label of the button after an error. */
  retry: 'Try again',
  /** Title of an empty table. */
  empty: 'Nothing to list',
}

/** Texts of a DataTable. Counts of type string are formatted. */
export type DataTableLabels = typeof dataTableLabels

/** Messages and formats of a table. */
export interface TableLanguage {
  labels: DataTableLabels
  texts: ReportTexts
}
