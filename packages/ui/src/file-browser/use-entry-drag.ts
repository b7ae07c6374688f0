import { type DragEvent, useState } from 'react'
import type { FileEntry } from './file-browser-props.js'
import type { FileBrowserModel } from './use-file-browser.js'

const TYPE = 'application/x-placard-entries'

/** Lets an entry be dragged; what is chosen goes with it. */
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

/** Makes a folder, or a step of the path, a place to drop entries on. */
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
