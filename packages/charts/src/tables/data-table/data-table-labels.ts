import type { ReportTexts } from '@placard/domain/report'

/** Texts of a DataTable. Counts of type string are formatted. */
export interface DataTableLabels {
  /** Number of matching rows. */
  found: (found: string, all: string, number: number) => string
  /** Search on paper. */
  matching: (search: string) => string
  /** Title if no row matches. */
  noMatch: string
  /** Text if no row matches; `search` is empty without one. */
  noMatchOf: (search: string, filters: number) => string
  /** Button if no row matches. */
  showAll: string
  /** Button above groups. */
  expandAll: string
  /** Button above groups. */
  collapseAll: string
  /** Name of the download button; without a title the table is unnamed. */
  download: (title: string | undefined) => string
  /** Note below a long printed table. */
  printed: (lines: string, all: string) => string
  /** Number of selected rows. */
  selected: (count: string, number: number) => string
  /** Announced when the last selected row is cleared. */
  selectionCleared: string
  /** Button beside the number of selected rows. */
  clearSelection: string
  /** Name of a checkbox. */
  selectAll: string
  /** Name of a checkbox. */
  selectRow: (row: string) => string
  /** Name of a checkbox. */
  selectGroup: (group: string) => string
  /** Name of the button that expands a row. */
  detailsOf: (row: string) => string
  /** Name of a group of rows without a value. */
  noValue: (header: string) => string
  /** Description of a group. */
  group: (header: string, level: number, rows: string, number: number) => string
  /** Heading of the buttons at the end of rows. */
  actions: string
  /** Announced while the rows load. */
  loading: string
  /** Title of the error. */
  failed: string
  /** Label of the button after an error. */
  retry: string
  /** Title of an empty table. */
  empty: string
}

/** English texts. */
export const dataTableLabels: DataTableLabels = {
  found: (found, all) => `${found} of ${all} rows`,
  matching: (search) => `matching “${search}”`,
  noMatch: 'No row matches',
  noMatchOf: (search, filters) => {
    const of = filters === 1 ? 'the filter' : `the ${filters} filters`
    if (search && filters > 0) return `No row matches “${search}” and ${of}.`
    return search ? `No row contains “${search}”.` : `No row matches ${of}.`
  },
  showAll: 'Show all rows',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  download: (title = 'table') => `Download ${title} as CSV`,
  printed: (lines, all) => `The first ${lines} of ${all} lines are printed; the CSV file has all of them.`,
  selected: (count) => `${count} selected`,
  selectionCleared: 'Selection cleared',
  clearSelection: 'Clear selection',
  selectAll: 'Select all rows',
  selectRow: (row) => `Select ${row}`,
  selectGroup: (group) => `Select all of ${group}`,
  detailsOf: (row) => `Details of ${row}`,
  noValue: (header) => `No ${header.toLowerCase()}`,
  group: (header, level, rows, number) => `${header}, level ${level}, ${rows} ${number === 1 ? 'row' : 'rows'}`,
  actions: 'Actions',
  loading: 'Loading',
  failed: 'Couldn’t load the table',
  retry: 'Try again',
  empty: 'Nothing to list',
}

/** Messages and formats of a table. */
export interface TableLanguage {
  labels: DataTableLabels
  texts: ReportTexts
}
