import { useId } from 'react'
import { classNames } from '../class-names.js'
import { Thumbnail } from '../thumbnail/thumbnail.js'
import { useBrowser } from './browser-context.js'
import { EntryBusy, EntryCheckbox, EntryMenuButton, EntryName, EntrySize } from './entry-parts.js'
import type { FileEntry } from './file-browser-props.js'
import { GridBox } from './grid-box.js'
import { useEntryDrag, useFolderDrop } from './use-entry-drag.js'
import { useEntryPointer } from './use-entry-pointer.js'

/** One entry as a tile: its picture, its name, its size. It takes the focus as a whole. */
export function FileTile({ entry, column }: { entry: FileEntry; column: number }) {
  const model = useBrowser()
  const id = useId()
  const selected = model.selected.has(entry.id)
  const folder = entry.kind === 'folder'
  const { over, dropProps } = useFolderDrop(model, folder ? entry.id : undefined)
  return (
    <GridBox
      role="gridcell"
      data-entry={entry.id}
      data-state={over ? 'over' : selected ? 'selected' : 'idle'}
      tabIndex={entry.id === model.cursor ? 0 : -1}
      aria-colindex={column + 1}
      aria-selected={selected}
      aria-labelledby={`${id}-name ${id}-size`}
      aria-busy={entry.busy !== undefined || undefined}
      {...useEntryPointer(model, entry)}
      {...useEntryDrag(model, entry)}
      {...dropProps}
      className={classNames(
        'group/entry relative m-1 flex cursor-default select-none flex-col rounded-control border border-line-subtle bg-surface p-2 text-dense text-ink -outline-offset-2 hover:bg-hover',
        selected && 'border-brand bg-selected hover:bg-selected',
        over && 'border-brand bg-brand-tint outline-2 outline-brand',
      )}
    >
      <Thumbnail
        name={entry.name}
        contentType={entry.contentType}
        kind={folder ? 'folder' : undefined}
        src={entry.thumbnailUrl}
        size="full"
        className="aspect-auto! min-h-0 flex-1"
      />
      <span id={`${id}-name`} className="mt-2 flex min-h-5 min-w-0 px-0.5 font-medium">
        <EntryName model={model} entry={entry} />
      </span>{' '}
      <div className="flex h-5 min-w-0 items-center justify-between gap-2 px-0.5 text-caption text-ink-muted">
        <span id={`${id}-size`} className="truncate">
          {folder && entry.size === undefined ? model.labels.folder : <EntrySize model={model} entry={entry} />}
        </span>
        <EntryBusy entry={entry} />
      </div>
      <span
        className={classNames(
          'absolute start-3 top-3 flex rounded-bar bg-surface opacity-0 group-hover/entry:opacity-100 group-focus-within/entry:opacity-100 group-focus/entry:opacity-100 coarse:opacity-100',
          selected && 'opacity-100',
        )}
      >
        <EntryCheckbox model={model} entry={entry} />
      </span>
      <span className="absolute end-2 top-2 rounded-badge bg-surface opacity-0 group-hover/entry:opacity-100 group-focus-within/entry:opacity-100 has-data-[state=open]:opacity-100 coarse:opacity-100">
        <EntryMenuButton model={model} entry={entry} />
      </span>
    </GridBox>
  )
}
