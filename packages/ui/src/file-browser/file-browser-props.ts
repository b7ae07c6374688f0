import type { ComponentProps, ReactNode, Ref } from 'react'

const items = (count: number) => (count === 1 ? '1 item' : `${count.toLocaleString('en')} items`)

/** Texts of a FileBrowser. */
export const fileBrowserLabels = {
  path: (label: string) => `Path to ${label}`,
  filter: 'Filter by name',
  newFolder: 'New folder',
  newFolderName: 'Name of the new folder',
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

/** A file or a folder in the list. */
export interface FileEntry {
  /** Stays the same while the entry is the same one: a key of the store, a path. */
  id: string
  /** The name, without the path. */
  name: string
  /** Folders are opened, files are looked at. */
  kind: 'folder' | 'file'
  /** Size in bytes, if known. */
  size?: number
  /** When it was last changed. */
  modified?: Date | string | number
  /** The media type, as its server sends it. */
  contentType?: string
  /** Address of a small picture of it. */
  thumbnailUrl?: string
  /** Progress text: "Deleting…". No other action is possible meanwhile. */
  busy?: string
}

/** The order of the list; folders always come first. */
export interface FileSort {
  by: 'name' | 'size' | 'modified'
  direction: 'ascending' | 'descending'
}

/** Tiles or a table. */
export type FileView = 'list' | 'grid'

/** Action on the selected entries. */
export interface FileAction {
  id: string
  /** Name of the action: "Download". */
  label: string
  icon?: ReactNode
  /** Called with what it is to be done to, in the order of the list. */
  onSelect: (entries: readonly FileEntry[]) => void
  /** `danger` for what loses something. @default 'neutral' */
  tone?: 'neutral' | 'danger'
  /** Whether it can be done to these; otherwise it is not offered. */
  appliesTo?: (entries: readonly FileEntry[]) => boolean
}

/** Imperative handle of a FileBrowser. */
export interface FileBrowserHandle {
  /** Puts the focus on the entry that the keys were at last. */
  focus: () => void
  /** Starts to rename an entry. */
  rename: (id: string) => void
  /** Starts to make a folder. */
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
  /** The way here from the start, this folder last. */
  path?: readonly FilePathStep[]
  /** Goes to a folder of the way; also what Backspace and Alt+Up call for the one above. */
  onNavigate?: (id: string) => void
  /** Opens an entry: Enter, a double click, a tap. */
  onOpen?: (entry: FileEntry) => void
  /** Whether the content is here. @default 'ready' */
  status?: 'ready' | 'loading' | 'error' | 'forbidden'
  /** Error message for `status="error"`. */
  error?: ReactNode
  /** Tries again after an error. */
  onRetry?: () => void
  /** Shown instead of the browser while there is nothing to browse: a bucket to select, an account to connect. */
  placeholder?: ReactNode
  /** List or tiles; uncontrolled without it. */
  view?: FileView
  /** Called with the selected view. */
  onViewChange?: (view: FileView) => void
  /** Sort order; uncontrolled without it, by name. */
  sort?: FileSort
  /** Called with the selected order. */
  onSortChange?: (sort: FileSort) => void
  /** Filter query; uncontrolled without it. */
  query?: string
  /** Called with what was typed into the filter. */
  onQueryChange?: (query: string) => void
  /** Selected ids; uncontrolled without it. */
  selected?: readonly string[]
  /** Called with the ids of what is selected, in the order of the list. */
  onSelectedChange?: (ids: string[]) => void
  /** Actions on entries, besides renaming and deleting. */
  actions?: readonly FileAction[]
  /** Called with a name that passed every check. */
  onRename?: (entry: FileEntry, name: string) => void
  /** Asks to delete entries: the Delete key, the menu. Asking back is the caller's. */
  onDelete?: (entries: readonly FileEntry[]) => void
  /** Makes a folder of a name that passed every check. */
  onNewFolder?: (name: string) => void
  /** Called with the files that were picked, dropped or pasted, and the id of the folder in the list on which they were dropped. Those of a folder have their path in `webkitRelativePath` or `path`. */
  onUpload?: (files: File[], folderId?: string) => void
  /** Moves entries into a folder on which they were dropped. Offer "Move…" in `actions` as well: not everyone can drag. */
  onMove?: (entries: readonly FileEntry[], folderId: string) => void
  /** More reasons why a name will not do, besides being empty, taken or containing a slash. */
  validateName?: (name: string, entry?: FileEntry) => string | undefined
  /** A panel beside the list, for a look at what is selected. It shows where there is room for both. */
  preview?: ReactNode
  /** Writes a date, in the viewer's zone and language. @default medium date and short time of the browser */
  formatDate?: (date: Date) => string
  /** Writes a size. @default formatBytes */
  formatSize?: (bytes: number) => string
  /** Texts in another language. @default English */
  labels?: Partial<FileBrowserLabels>
  /** Lets the caller focus, rename and make folders. */
  handle?: Ref<FileBrowserHandle>
}
