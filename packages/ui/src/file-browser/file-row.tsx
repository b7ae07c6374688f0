import { useId } from 'react'
import { classNames } from '../class-names.js'
import { FileIcon } from '../file-icon/file-icon.js'
import { useBrowser } from './browser-context.js'
import { EntryBusy, EntryCheckbox, EntryDate, EntryMenuButton, EntryName, EntrySize } from './entry-parts.js'
import type { FileEntry } from './file-browser-props.js'
import { GridBox } from './grid-box.js'
import { listColumns, listLine } from './list-layout.js'
import { useEntryDrag, useFolderDrop } from './use-entry-drag.js'
import { useEntryPointer } from './use-entry-pointer.js'

interface FileRowProps {
  entry: FileEntry
  /** Its place in the list, from 0. */
  position: number
  /** Where it is drawn, in px from the first row. */
  offset: number
}

/** One entry as a row. It takes the focus as a whole; its controls are reached with the arrows. */
export function FileRow({ entry, position, offset }: FileRowProps) {
  const model = useBrowser()
  const id = useId()
  const selected = model.selected.has(entry.id)
  const { over, dropProps } = useFolderDrop(model, entry.kind === 'folder' ? entry.id : undefined)
  const renaming = model.editing !== null && model.editing !== 'new-folder' && model.editing.id === entry.id
  return (
    <GridBox
      role="row"
      data-entry={entry.id}
      data-state={over ? 'over' : selected ? 'selected' : 'idle'}
      tabIndex={entry.id === model.cursor ? 0 : -1}
      aria-rowindex={position + 2}
      aria-selected={selected}
      aria-labelledby={`${id}-name ${id}-size ${id}-date`}
      aria-busy={entry.busy !== undefined || undefined}
      {...useEntryPointer(model, entry)}
      {...useEntryDrag(model, entry)}
      {...dropProps}
      style={{ transform: `translateY(${offset}px)` }}
      className={classNames(
        listColumns,
        listLine,
        'group/entry absolute inset-x-0 top-0 cursor-default select-none border-line-subtle border-b text-dense text-ink -outline-offset-2 hover:bg-hover',
        selected && 'bg-selected hover:bg-selected',
        over && 'bg-brand-tint outline-2 outline-brand',
        renaming && 'z-10',
        entry.busy !== undefined && 'text-ink-muted',
      )}
    >
      <GridBox role="gridcell" className="flex items-center ps-4">
        <EntryCheckbox model={model} entry={entry} />
      </GridBox>
      <GridBox role="rowheader" className="flex min-w-0 items-center gap-2.5 pe-4 font-medium">
        <FileIcon
          kind={entry.kind === 'folder' ? 'folder' : undefined}
          name={entry.name}
          contentType={entry.contentType}
        />
        <span className="flex min-w-0 flex-1 flex-col">
          <span id={`${id}-name`} className="flex min-w-0">
            <EntryName model={model} entry={entry} />
          </span>
          {!renaming && (
            <span aria-hidden className="truncate font-normal text-caption text-ink-muted @2xl:hidden">
              {entry.size !== undefined && <bdi>{model.formatSize(entry.size)}</bdi>}
              {entry.size !== undefined && entry.modified !== undefined && ' · '}
              {entry.modified !== undefined && <EntryDate model={model} entry={entry} />}
              {entry.size === undefined &&
                entry.modified === undefined &&
                entry.kind === 'folder' &&
                model.labels.folder}
            </span>
          )}
        </span>
        <EntryBusy entry={entry} />
      </GridBox>
      <GridBox role="gridcell" className="hidden whitespace-nowrap text-end text-ink-muted tabular-nums @2xl:block">
        <EntrySize model={model} entry={entry} id={`${id}-size`} />
      </GridBox>
      <GridBox role="gridcell" className="hidden truncate ps-8 text-ink-muted tabular-nums @2xl:block">
        <EntryDate model={model} entry={entry} id={`${id}-date`} />
      </GridBox>
      <GridBox role="gridcell" className="flex justify-end pe-2">
        <EntryMenuButton model={model} entry={entry} />
      </GridBox>
    </GridBox>
  )
}
