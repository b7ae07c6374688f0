/** English texts. */
export const tableViewsLabels = {
  /** Button without an applied view. */
  views: 'Views',
  /** Name of the panel and its list. */
  saved: 'Saved views',
  /** The default layout. */
  standard: 'Default',
  /** Mark of a view whose layout was changed. */
  edited: 'edited',
  /** Announcement. */
  reset: 'The layout is as it was at first',
  /** Announcement. */
  applied: (name: string) => `The layout is that of ${name}`,
  /** Announcement. */
  deleted: (name: string) => `${name} deleted`,
  /** Notice beside the button that restores a view. */
  deletedNotice: (name: string) => `“${name}” deleted`,
  /** Restores a view. */
  undo: 'Undo',
  /** Announcement. */
  restored: (name: string) => `${name} is back`,
  /** Overwrites a view. */
  update: (name: string) => `Save changes to “${name}”`,
  /** Announcement. */
  savedAs: (name: string) => `${name} saved`,
  /** Field of the name of a new view. */
  saveAs: 'Save this layout as',
  /** Saves a new view. */
  save: 'Save',
  /** Field of a new name. */
  rename: 'Name of the view',
  /** Name of the menu of a view. */
  optionsOf: (name: string) => `Options of ${name}`,
  /** Item of the menu. */
  renameItem: 'Rename',
  /** Item of the menu. */
  deleteItem: 'Delete',
}

/** Texts of the saved views of a table. */
export type TableViewsLabels = typeof tableViewsLabels
