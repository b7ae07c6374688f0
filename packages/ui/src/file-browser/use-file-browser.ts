import { useControllableState } from '@radix-ui/react-use-controllable-state'
import {
  createContext,
  type FocusEvent,
  type RefObject,
  useContext,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { formatBytes } from '../format-bytes.js'
import { useLatest } from '../hooks/hooks.js'
import { useFileTime } from '../time-text/time-text.js'
import { useLabels } from '../use-labels.js'
import {
  type FileBrowserProps,
  type FileEntry,
  type FileSort,
  type FileView,
  fileBrowserLabels,
} from './file-browser-props.js'
import { filterEntries, sortEntries } from './order.js'

/** Selection state: selected ids, range anchor and cursor. */
export interface Selection {
  readonly selected: ReadonlySet<string>
  readonly anchor: string | null
  readonly cursor: string | null
}

export type SelectionStep =
  /** Moves the cursor without selecting. */
  | { type: 'move'; id: string }
  /** Selects only this entry. */
  | { type: 'only'; id: string }
  /** Toggles this entry and keeps the others. */
  | { type: 'toggle'; id: string }
  /** Selects from the anchor to here; `add` keeps the rest of the selection. */
  | { type: 'extend'; id: string; add?: boolean }
  | { type: 'all' }
  | { type: 'clear' }

export const nothing: Selection = { selected: new Set(), anchor: null, cursor: null }

function range(ids: readonly string[], from: string, to: string): string[] {
  const [a, b] = [ids.indexOf(from), ids.indexOf(to)]
  if (b === -1) return []
  return a === -1 ? [to] : ids.slice(Math.min(a, b), Math.max(a, b) + 1)
}

/** Applies a selection step to a list in the order of `ids`, like desktop file managers. */
export function select(was: Selection, ids: readonly string[], step: SelectionStep): Selection {
  switch (step.type) {
    case 'move':
      return { ...was, anchor: step.id, cursor: step.id }
    case 'only':
      return { selected: new Set([step.id]), anchor: step.id, cursor: step.id }
    case 'toggle': {
      const selected = new Set(was.selected)
      if (!selected.delete(step.id)) selected.add(step.id)
      return { selected, anchor: step.id, cursor: step.id }
    }
    case 'extend': {
      const anchor = was.anchor !== null && ids.includes(was.anchor) ? was.anchor : (was.cursor ?? ids[0] ?? step.id)
      const reached = range(ids, anchor, step.id)
      return { selected: new Set(step.add ? [...was.selected, ...reached] : reached), anchor, cursor: step.id }
    }
    case 'all':
      return { ...was, selected: new Set(ids) }
    case 'clear':
      return { ...was, selected: new Set() }
  }
}

/** Entry that is being renamed, or a new folder. */
export type Editing = { id: string } | 'new-folder' | null

const byName: FileSort = { by: 'name', direction: 'ascending' }

/** State shared by the components of a FileBrowser: visible entries, selection, editing. */
export function useFileBrowser(props: FileBrowserProps, body: RefObject<HTMLElement | null>) {
  const { entries, selectable = true, onRename, onNewFolder, onNavigate, onDelete, validateName, path = [] } = props
  const labels = useLabels('fileBrowser', fileBrowserLabels, props.labels)
  const formatTime = useFileTime()
  const [view, setView] = useControllableState<FileView>({
    prop: props.view,
    defaultProp: 'list',
    onChange: props.onViewChange,
    caller: 'FileBrowser',
  })
  const [sort, setSort] = useControllableState({
    prop: props.sort,
    defaultProp: byName,
    onChange: props.onSortChange,
    caller: 'FileBrowser',
  })
  const [query, setQuery] = useControllableState({
    prop: props.query,
    defaultProp: '',
    onChange: props.onQueryChange,
    caller: 'FileBrowser',
  })
  const [selectedIds, setSelectedIds] = useControllableState<readonly string[]>({
    prop: props.selected,
    defaultProp: [],
    onChange: (ids) => props.onSelectedChange?.([...ids]),
    caller: 'FileBrowser',
  })
  const [keys, setKeys] = useState({ anchor: nothing.anchor, cursor: nothing.cursor })
  const [editing, setEditing] = useState<Editing>(null)
  // Folder under external files that are being dragged.
  const [uploadInto, setUploadInto] = useState<string>()

  const sorted = useMemo(() => sortEntries(entries, sort), [entries, sort])
  const shown = useMemo(() => filterEntries(sorted, query), [sorted, query])
  const ids = useMemo(() => shown.map((entry) => entry.id), [shown])
  const byId = useMemo(() => new Map(shown.map((entry) => [entry.id, entry])), [shown])
  // Filtered-out and removed entries are not selected, so that nobody deletes invisible files.
  const selected = useMemo(() => new Set(selectedIds.filter((id) => byId.has(id))), [selectedIds, byId])

  // In another folder the cursor starts at the first entry; in a parent, at the folder that was left.
  const here = path.at(-1)?.id
  const [shownPath, setShownPath] = useState(path)
  if (shownPath.at(-1)?.id !== here) {
    const parent = shownPath.findIndex(({ id }) => id === here)
    setShownPath(path)
    setKeys({ anchor: null, cursor: parent === -1 ? null : (shownPath[parent + 1]?.id ?? null) })
  }

  // If the entry with the cursor was removed, the cursor moves to the one in its place.
  const place = useRef({ folder: here, index: 0 })
  const lastIndex = place.current.folder === here ? place.current.index : 0
  const awaited = useRef<string | null>(null)
  const cursorIndex = keys.cursor !== null && byId.has(keys.cursor) ? ids.indexOf(keys.cursor) : -1
  const named = cursorIndex === -1 && awaited.current !== null ? shown.findIndex((e) => e.name === awaited.current) : -1
  const index = cursorIndex !== -1 ? cursorIndex : named !== -1 ? named : Math.min(lastIndex, shown.length - 1)
  const cursor = ids[index]
  useLayoutEffect(() => {
    if (index >= 0) place.current = { folder: here, index }
    if (named !== -1) awaited.current = null
    if (named !== -1 && cursor !== undefined) setKeys({ anchor: cursor, cursor })
  }, [index, named, cursor, here])

  const focus = useCursorFocus(body, cursor, { editing: editing !== null, arrived: named !== -1 }, (id) =>
    setKeys((was) => ({ ...was, cursor: id })),
  )

  function step(change: SelectionStep) {
    awaited.current = null
    const next = select({ selected, anchor: keys.anchor, cursor: cursor ?? null }, ids, change)
    setKeys({ anchor: next.anchor, cursor: next.cursor })
    if (selectable && next.selected !== selected) setSelectedIds(ids.filter((id) => next.selected.has(id)))
  }

  const selectedEntries = useMemo(() => shown.filter((entry) => selected.has(entry.id)), [shown, selected])

  /** Returns the entries an action applies to: the selection if it includes this entry, else this entry alone. */
  const listTargets = (entry: FileEntry) => (selected.has(entry.id) ? selectedEntries : [entry])

  function findProblem(name: string, entry?: FileEntry): string | undefined {
    if (name === '') return labels.nameEmpty
    if (name.includes('/')) return labels.nameSlash
    if (name === '.' || name === '..') return labels.nameReserved
    // Macs write accents as characters of their own, which look the same.
    const form = name.normalize('NFC')
    if (entries.some((other) => other.name.normalize('NFC') === form && other.id !== entry?.id))
      return labels.nameTaken(name)
    return validateName?.(name, entry)
  }

  function endEditing(name?: string, entry?: FileEntry) {
    setEditing(null)
    focus.focusNext()
    if (name === undefined) return
    if (entry) onRename?.(entry, name)
    else onNewFolder?.(name)
    // A renamed entry may have a new id; it is found by its new name.
    awaited.current = name
    if (!entry) setKeys({ anchor: null, cursor: null })
  }

  function startRename(entry: FileEntry | undefined) {
    if (!entry || !onRename || entry.busy !== undefined) return
    setKeys({ anchor: entry.id, cursor: entry.id })
    setEditing({ id: entry.id })
  }

  const parent = path.at(-2)
  useImperativeHandle(props.handle, () => ({
    focus: focus.focusCursor,
    rename: (id) => startRename(byId.get(id)),
    newFolder: () => setEditing('new-folder'),
  }))

  return {
    props,
    path,
    labels,
    body,
    view,
    setView,
    sort,
    setSort,
    query,
    setQuery,
    entries: shown,
    total: entries.length,
    index: Math.max(index, 0),
    cursor,
    selectable,
    selected,
    selectedEntries,
    targetsOf: listTargets,
    step,
    editing,
    setEditing,
    uploadInto,
    setUploadInto,
    startRename,
    endEditing,
    problemOf: findProblem,
    ...focus,
    goUp: () => parent && onNavigate?.(parent.id),
    open: (entry: FileEntry) => entry.busy === undefined && props.onOpen?.(entry),
    askDelete: (targets: readonly FileEntry[]) => {
      const free = targets.filter((entry) => entry.busy === undefined)
      if (onDelete && free.length > 0) focus.runParked(() => onDelete(free))
    },
    formatDate: props.formatDate ?? formatTime,
    formatSize: props.formatSize ?? ((bytes: number) => formatBytes(bytes)),
  }
}

export type FileBrowserModel = ReturnType<typeof useFileBrowser>

export const BrowserContext = createContext<FileBrowserModel | null>(null)

/** Returns the state shared by the components of a FileBrowser. */
export function useBrowser(): FileBrowserModel {
  const model = useContext(BrowserContext)
  if (!model) throw new Error('This component needs a FileBrowser around it: put it into a FileBrowser.')
  return model
}

/** Finds the element of an entry in either view. */
const entryElement = (root: HTMLElement | null, id: string | undefined): HTMLElement | null =>
  id === undefined ? null : (root?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`) ?? null)

const twoFrames = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then))

/**
 * Keeps focus on the current entry: when the cursor moves, when the entry is deleted, and when a dialog returns
 * focus.
 */
function useCursorFocus(
  body: RefObject<HTMLElement | null>,
  cursor: string | undefined,
  { editing, arrived }: { editing: boolean; arrived: boolean },
  onEntryFocus: (id: string) => void,
) {
  const mustFocus = useRef(false)
  const inside = useRef(false)
  const parked = useRef(false)

  // The cursor may change within two frames.
  const latest = useLatest(cursor)
  const focusCursor = () => (entryElement(body.current, latest.current) ?? body.current)?.focus({ preventScroll: true })

  useLayoutEffect(() => {
    if (editing || parked.current) return
    const nowhere = document.activeElement === null || document.activeElement === document.body
    const lost = (inside.current && nowhere) || document.activeElement === body.current
    // A new entry takes the focus that waited for it on another one.
    const hadFocus = arrived && body.current?.contains(document.activeElement) === true
    if (!mustFocus.current && !lost && !hadFocus) return
    mustFocus.current = false
    focusCursor()
  })

  return {
    focusCursor,
    /** Focuses the current entry after the next render. */
    focusNext: () => {
      mustFocus.current = true
    },
    /**
     * Runs an action that may open a dialog, with focus on an element that still exists when the dialog closes; the
     * entry may be deleted by then.
     */
    runParked: (action: () => void) => {
      parked.current = true
      body.current?.focus({ preventScroll: true })
      action()
      twoFrames(() => {
        parked.current = false
        if (document.activeElement === body.current) focusCursor()
      })
    },
    focusProps: {
      onFocus: (event: FocusEvent) => {
        inside.current = true
        if (event.target === body.current && !parked.current) focusCursor()
        // A click or assistive technology can focus an entry without our keyboard handling.
        const id = event.target instanceof HTMLElement ? event.target.dataset.entry : undefined
        if (id !== undefined && id !== cursor) onEntryFocus(id)
      },
      onBlur: () => {
        inside.current = false
      },
    },
  }
}
