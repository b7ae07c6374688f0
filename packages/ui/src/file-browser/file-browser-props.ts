import type { ComponentProps, ReactNode, Ref } from 'react'

const items = (count: number) => (count === 1 ? '1 item' : `${count.toLocaleString('en')} items`)

/** Texts of a FileBrowser. */
export const fileBrowserLabels = {
  path: (label: string) => `Path to ${label}`,
  filter: 'Filter by name',
  newFolder: 'New folder',
  newFolderName: 'Name of the new folder',
  /** Texts of its keys in a ShortcutsDialog. */
  shortcuts: {
    group: 'List of files',
    open: 'Open',
    rename: 'Rename',
    remove: 'Delete',
    select: 'Select or unselect',
    selectAll: 'Select all',
    up: 'Go to the parent folder',
  },
  upload: 'Upload',
  uploadFiles: 'Upload files…',
  uploadFolder: 'Upload a folder…',
  dropHere: 'Drop to upload here',
  dropInto: (name: string) => `Drop to upload into “${name}”`,
  view: 'View',
  list: 'List',
  grid: 'Tiles',
  sortBy: 'Sort by',
  name: 'Name',
  size: 'Size',
  modified: 'Modified',
  ascending: 'Ascending',
  descending: 'Descending',
  actions: 'Actions',
  moreActions: 'More actions',
  open: 'Open',
  rename: 'Rename',
  delete: 'Delete',
  clearSelection: 'Clear selection',
  selectAll: 'Select all',
  select: (name: string) => `Select ${name}`,
  actionsOf: (name: string) => `Actions for ${name}`,
  renameOf: (name: string) => `New name for ${name}`,
  folder: 'Folder',
  noSize: 'no size',
  noDate: 'no date',
  count: items,
  filtered: (count: number, total: number) => `${count.toLocaleString('en')} of ${items(total)}`,
  selectedCount: (count: number) => `${count.toLocaleString('en')} selected`,
  selectedOf: (count: number, total: number) => `${count.toLocaleString('en')} of ${items(total)} selected`,
  loading: 'Loading files',
  emptyTitle: 'This folder is empty',
  emptyText: 'Drop files here, or upload them.',
  noMatchTitle: (query: string) => `No name contains “${query}”`,
  noMatchText: 'Only this folder is filtered.',
  clearFilter: 'Clear filter',
  errorTitle: 'Couldn’t load the files',
  errorText: 'Check your connection, then try again.',
  retry: 'Try again',
  forbiddenTitle: 'You don’t have access to this folder',
  forbiddenText: 'Ask the manager of the bucket for access.',
  nameEmpty: 'Enter a name.',
  nameSlash: 'A name cannot contain a slash.',
  nameReserved: 'This name is reserved.',
  nameTaken: (name: string) => `“${name}” is already here.`,
}

export type FileBrowserLabels = typeof fileBrowserLabels

/** File or folder in the list. */
export interface FileEntry {
  /** Stable id of the entry: a key of the store, a path. */
  id: string
  /** Name without the path. */
  name: string
  /** Folders are opened, files are previewed. */
  kind: 'folder' | 'file'
  /** Size in bytes, if known. */
  size?: number
  /** Time of the last change. */
  modified?: Date | string | number
  /** Media type from the server. */
  contentType?: string
  /** URL of a thumbnail. */
  thumbnailUrl?: string
  /** Progress text: "Deleting…". No other action is possible meanwhile. */
  busy?: string
}

/** Sort order; folders always come first. */
export interface FileSort {
  by: 'name' | 'size' | 'modified'
  direction: 'ascending' | 'descending'
}

/** Tiles or a table. */
export type FileView = 'list' | 'grid'

/** Action on selected entries. */
export interface FileAction {
  id: string
  /** Name of the action: "Download". */
  label: string
  icon?: ReactNode
  /** Called with the entries in list order. */
  onSelect: (entries: readonly FileEntry[]) => void
  /** `danger` for actions that lose data. @default 'neutral' */
  tone?: 'neutral' | 'danger'
  /** Returns true if the action can be applied to these entries; otherwise it is hidden. */
  appliesTo?: (entries: readonly FileEntry[]) => boolean
  /** Offers the action in menus only, to leave space for more frequent ones above the list. @default false */
  menuOnly?: boolean
}

/** Imperative handle of a FileBrowser. */
export interface FileBrowserHandle {
  /** Focuses the current entry. */
  focus: () => void
  /** Starts to rename an entry. */
  rename: (id: string) => void
  /** Starts creating a folder. */
  newFolder: () => void
}

/** Step of the path to the folder. */
export interface FilePathStep {
  id: string
  name: string
}

export interface FileBrowserProps extends Omit<ComponentProps<'section'>, 'onSelect' | 'title' | 'children'> {
  /** Accessible name of the list: "Files of Autumn 2025". */
  label: string
  /** Entries of the folder, in any order. */
  entries: readonly FileEntry[]
  /** Path from the root to this folder. */
  path?: readonly FilePathStep[]
  /** Opens a folder of the path; Backspace and Alt+Up open the parent. */
  onNavigate?: (id: string) => void
  /** Opens an entry: Enter, double click, tap. */
  onOpen?: (entry: FileEntry) => void
  /** Loading state. @default 'ready' */
  status?: 'ready' | 'loading' | 'error' | 'forbidden'
  /** Error message for `status="error"`. */
  error?: ReactNode
  /** Heading level of the messages in place of the list. @default 'h3' */
  titleAs?: 'h2' | 'h3'
  /** Retries after an error. */
  onRetry?: () => void
  /** Shown instead of the browser if there is nothing to browse: a bucket to select, an account to connect. */
  placeholder?: ReactNode
  /** List or tiles; uncontrolled without it. */
  view?: FileView
  /** Called with the selected view. */
  onViewChange?: (view: FileView) => void
  /** Sort order; uncontrolled without it, by name. */
  sort?: FileSort
  /** Called with the selected sort order. */
  onSortChange?: (sort: FileSort) => void
  /** Filter query; uncontrolled without it. */
  query?: string
  /** Called with the filter query. */
  onQueryChange?: (query: string) => void
  /** Lets the user select entries; without it, they can only be opened. @default true */
  selectable?: boolean
  /** Selected ids; uncontrolled without it. */
  selected?: readonly string[]
  /** Called with the selected ids in list order. */
  onSelectedChange?: (ids: string[]) => void
  /** Actions on entries, in addition to renaming and deleting. */
  actions?: readonly FileAction[]
  /** Called with a valid name. */
  onRename?: (entry: FileEntry, name: string) => void
  /** Called to delete entries, by the Delete key or the menu. The caller confirms. */
  onDelete?: (entries: readonly FileEntry[]) => void
  /** Called with the valid name of a new folder. */
  onNewFolder?: (name: string) => void
  /**
   * Called with files that were picked, dropped or pasted, and the id of the folder they were dropped on. Files of a
   * folder have their path in `webkitRelativePath` or `path`.
   */
  onUpload?: (files: File[], folderId?: string) => void
  /** Accepts files that are dropped outside of the browser too, anywhere on the page. @default false */
  dropAnywhere?: boolean
  /** Returns the URL of the thumbnail of a visible tile that has none. Called once for each tile that appears. */
  loadThumbnail?: (entry: FileEntry) => Promise<string | undefined>
  /**
   * Moves entries into the folder they were dropped on. Offer "Move…" in `actions` as well, because not everyone can
   * drag.
   */
  onMove?: (entries: readonly FileEntry[], folderId: string) => void
  /** Returns an error for a name that is not empty, taken, or with a slash. */
  validateName?: (name: string, entry?: FileEntry) => string | undefined
  /** Preview panel beside the list and while it loads, shown if there is space. */
  preview?: ReactNode
  /** Formats a date. @default medium date and short time in the browser's zone and locale */
  formatDate?: (date: Date) => string
  /** Formats a size. @default formatBytes */
  formatSize?: (bytes: number) => string
  /** Overrides of the texts. @default English */
  labels?: Partial<FileBrowserLabels>
  /** Receives functions to focus, rename and create folders. */
  handle?: Ref<FileBrowserHandle>
}
