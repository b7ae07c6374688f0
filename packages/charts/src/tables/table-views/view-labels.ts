/** Texts of the saved views of a table. */
export interface TableViewsLabels {
  /** Button without an applied view. */
  views: string
  /** Name of the panel and its list. */
  saved: string
  /** The default layout. */
  standard: string
  /** Mark of a view whose layout was changed. */
  edited: string
  /** Announcement. */
  reset: string
  /** Announcement. */
  applied: (name: string) => string
  /** Announcement. */
  deleted: (name: string) => string
  /** Notice beside the button that restores a view. */
  deletedNotice: (name: string) => string
  /** Restores a view. */
  undo: string
  /** Announcement. */
  restored: (name: string) => string
  /** Overwrites a view. */
  update: (name: string) => string
  /** Announcement. */
  savedAs: (name: string) => string
  /** Field of the name of a new view. */
  saveAs: string
  /** Saves a new view. */
  save: string
  /** Field of a new name. */
  rename: string
  /** Name of the menu of a view. */
  optionsOf: (name: string) => string
  /** Item of the menu. */
  renameItem: string
  /** Item of the menu. */
  deleteItem: string
}

/** English texts. */
export const tableViewsLabels: TableViewsLabels = {
  views: 'Views',
  saved: 'Saved views',
  standard: 'Default',
  edited: 'edited',
  reset: 'The layout is as it was at first',
  applied: (name) => `The layout is that of ${name}`,
  deleted: (name) => `${name} deleted`,
  deletedNotice: (name) => `“${name}” deleted`,
  undo: 'Undo',
  restored: (name) => `${name} is back`,
  update: (name) => `Save changes to “${name}”`,
  savedAs: (name) => `${name} saved`,
  saveAs: 'Save this layout as',
  save: 'Save',
  rename: 'Name of the view',
  optionsOf: (name) => `Options of ${name}`,
  renameItem: 'Rename',
  deleteItem: 'Delete',
}
