/** English texts of the row list. */
export const rowListLabels = {
  moveUp: (row: string) => `Move ${row} up`,
  moveDown: (row: string) => `Move ${row} down`,
  remove: (row: string) => `Remove ${row}`,
  added: (row: string) => `${row} added`,
  rowsAdded: (count: number) => `${count} rows added`,
  removed: (row: string) => `${row} removed`,
  moved: (place: number, count: number) => `Moved to ${place} of ${count}`,
  columnOf: (column: string, row: string) => `${column} of ${row}`,
  setting: 'setting',
  addSetting: 'Add setting',
  key: 'Key',
  value: 'Value',
  repeatedKey: (row: number) => `The same key is in row ${row}`,
  tracker: 'tracker',
  addTracker: 'Add tracker',
  addLandingPage: 'Add landing page',
  address: 'Address',
  type: 'Type',
  typeOf: (type: string, row: string) => `${type}, ${row}`,
  repeatedTracker: (row: number) => `The same tracker is in row ${row}`,
  macroProblems: (row: string) => `Problems with macros of ${row}`,
}

/** Texts of the row list. */
export type RowListLabels = typeof rowListLabels
