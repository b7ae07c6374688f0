import { type DragEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { usePageDrop } from '../hooks/hooks.js'
import type { FileEntry } from './file-browser-props.js'
import type { FileBrowserModel } from './use-file-browser.js'

const onControl = (event: MouseEvent<HTMLElement>) =>
  event.target instanceof Element &&
  (!event.currentTarget.contains(event.target) || event.target.closest('button, input, [role="menu"]') !== null)

/**
 * Mouse selection as on a desktop: click selects, Ctrl or Cmd adds, Shift selects a range, double click opens. On
 * touch devices a tap opens, or selects if something is selected.
 */
export function useEntryPointer(model: FileBrowserModel, entry: FileEntry) {
  const pointer = useRef('mouse')
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      pointer.current = event.pointerType
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (onControl(event)) return
      const { id } = entry
      if (pointer.current === 'touch') {
        if (model.selected.size > 0) model.step({ type: 'toggle', id })
        else model.open(entry)
      } else if (event.shiftKey) model.step({ type: 'extend', id, add: event.ctrlKey || event.metaKey })
      else if (event.ctrlKey || event.metaKey) model.step({ type: 'toggle', id })
      else model.step({ type: 'only', id })
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      if (!onControl(event) && pointer.current !== 'touch') model.open(entry)
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      // The menu applies to the selection, or to this entry.
      if (!model.selected.has(entry.id) && !onControl(event)) model.step({ type: 'only', id: entry.id })
    },
  }
}

/** Clears the selection on a click outside of the entries. */
export const clearOutside = (model: FileBrowserModel) => (event: MouseEvent<HTMLElement>) => {
  const { target, currentTarget } = event
  if (!(target instanceof Element) || !currentTarget.contains(target)) return
  if (target.closest('[data-entry], [data-head], button, input') === null && model.selected.size > 0)
    model.step({ type: 'clear' })
}

const TYPE = 'application/x-placard-entries'

/** Makes an entry draggable together with the selection. */
export function useEntryDrag(model: FileBrowserModel, entry: FileEntry) {
  const { onMove } = model.props
  if (!onMove || entry.busy !== undefined || model.editing !== null) return {}
  return {
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      if (!model.selected.has(entry.id)) model.step({ type: 'only', id: entry.id })
      event.dataTransfer.setData(TYPE, JSON.stringify(model.targetsOf(entry).map(({ id }) => id)))
      event.dataTransfer.effectAllowed = 'move'
    },
  }
}

/** Makes a folder, or a step of the path, a drop target for entries. */
export function useFolderDrop(model: FileBrowserModel, folderId: string | undefined) {
  const [over, setOver] = useState(false)
  const { onMove } = model.props
  const isOver = folderId !== undefined && (over || model.uploadInto === folderId)
  if (!onMove || folderId === undefined) return { over: isOver, dropProps: {} }
  const mine = (event: DragEvent) => event.dataTransfer.types.includes(TYPE)
  return {
    over: isOver,
    dropProps: {
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!mine(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent<HTMLElement>) => {
        setOver(false)
        if (!mine(event)) return
        event.preventDefault()
        const ids: unknown = JSON.parse(event.dataTransfer.getData(TYPE) || '[]')
        if (!Array.isArray(ids) || ids.includes(folderId)) return
        const moved = model.entries.filter((entry) => ids.includes(entry.id))
        if (moved.length > 0) onMove(moved, folderId)
      },
    },
  }
}

/** Accepts external files: into the open folder, or the one they are dropped on. */
export function useUploadDrop(model: FileBrowserModel, held: boolean) {
  const { onUpload, placeholder, dropAnywhere = false } = model.props
  const disabled = !onUpload || held || placeholder != null
  const upload = (files: readonly File[], into?: FileEntry) => {
    if (files.length === 0) return
    if (into) onUpload?.([...files], into.id)
    else onUpload?.([...files])
  }
  const folderAt = (target: unknown): FileEntry | undefined => {
    if (!(target instanceof Element)) return undefined
    const id = target.closest<HTMLElement>('[data-entry]')?.dataset.entry
    const entry = model.entries.find((one) => one.id === id)
    return entry?.kind === 'folder' && entry.busy === undefined ? entry : undefined
  }
  const dropzone = useDropzone({
    onDragOver: (event) => model.setUploadInto(folderAt(event.target)?.id),
    onDragLeave: () => model.setUploadInto(undefined),
    onDrop: (files, _, event) => {
      model.setUploadInto(undefined)
      upload(files, 'target' in event ? folderAt(event.target) : undefined)
    },
    noClick: true,
    noKeyboard: true,
    disabled,
  })
  const isOverPage = usePageDrop(dropAnywhere && !disabled, upload)
  const into = model.entries.find((entry) => entry.id === model.uploadInto)
  return { ...dropzone, isDragActive: dropzone.isDragActive || isOverPage, upload, into }
}
