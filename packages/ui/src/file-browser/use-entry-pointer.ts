import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { FileEntry } from './file-browser-props.js'
import type { FileBrowserModel } from './use-file-browser.js'

const onControl = (event: MouseEvent<HTMLElement>) =>
  event.target instanceof Element &&
  (!event.currentTarget.contains(event.target) || event.target.closest('button, input, [role="menu"]') !== null)

/**
 * The mouse as on a desktop: a click chooses, with Ctrl or Cmd one more, with Shift as far as here, a double click
 * opens. A finger opens with a tap, or chooses once something is chosen.
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
      // The menu is about what is chosen, or about this one.
      if (!model.selected.has(entry.id) && !onControl(event)) model.step({ type: 'only', id: entry.id })
    },
  }
}

/** A click beside the entries chooses nothing. */
export const clearOutside = (model: FileBrowserModel) => (event: MouseEvent<HTMLElement>) => {
  const { target, currentTarget } = event
  if (!(target instanceof Element) || !currentTarget.contains(target)) return
  if (target.closest('[data-entry], [data-head], button, input') === null && model.selected.size > 0)
    model.step({ type: 'clear' })
}
