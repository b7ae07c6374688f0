import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.js'
import { Thumbnail } from '../thumbnail/thumbnail.js'
import { EntriesContextMenu, EntryBusy, EntryCheckbox, EntryMenuButton, EntryName, EntrySize } from './entry-parts.js'
import type { FileEntry } from './file-browser-props.js'
import { GridBox, NewFolderRow } from './grid-parts.js'
import { useBrowserKeys } from './use-browser-keys.js'
import { clearOutside, useEntryDrag, useEntryPointer, useFolderDrop } from './use-entry-pointer.js'
import { type FileBrowserModel, useBrowser } from './use-file-browser.js'
import { useVirtualList } from './use-virtual-list.js'

const tileLine = 'h-47'

/** Tile view: an APG grid with as many columns as fit and focusable cells. */
export function FileTiles() {
  const model = useBrowser()
  const { entries, index } = model
  const scroller = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLDivElement>(null)
  const making = model.editing === 'new-folder'
  const { virtualizer, columns, page } = useVirtualList({
    scroller,
    probe,
    count: entries.length,
    index,
    minWidth: 168,
  })
  const onKeyDown = useBrowserKeys(model, columns, page)
  return (
    <EntriesContextMenu model={model}>
      <GridBox
        ref={scroller}
        role="grid"
        tabIndex={-1}
        aria-label={model.props.label}
        aria-multiselectable={model.selectable || undefined}
        aria-rowcount={Math.ceil(entries.length / columns)}
        aria-colcount={columns}
        onKeyDown={onKeyDown}
        onClick={clearOutside(model)}
        className="relative min-h-0 flex-1 overflow-y-auto overflow-x-hidden px-4 py-3 outline-none"
      >
        {making && (
          <GridBox role="rowgroup">
            <NewFolderRow className="-mx-4 -mt-3 mb-3 grid h-14 grid-cols-[0.5rem_minmax(0,1fr)] items-center px-2" />
          </GridBox>
        )}
        <GridBox role="rowgroup" className="relative -mx-1" style={{ height: virtualizer.getTotalSize() }}>
          <div ref={probe} aria-hidden className={classNames('pointer-events-none absolute inset-x-0', tileLine)} />
          {virtualizer.getVirtualItems().map((line) => (
            <GridBox
              key={line.index}
              role="row"
              aria-rowindex={line.index + 1}
              style={{
                transform: `translateY(${line.start}px)`,
                gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              }}
              className={classNames('absolute inset-x-0 top-0 grid', tileLine)}
            >
              {entries.slice(line.index * columns, (line.index + 1) * columns).map((entry, column) => (
                <FileTile key={entry.id} entry={entry} column={column} />
              ))}
            </GridBox>
          ))}
        </GridBox>
      </GridBox>
    </EntriesContextMenu>
  )
}

/** Tile of an entry: picture, name, size. The tile is focusable. */
function FileTile({ entry, column }: { entry: FileEntry; column: number }) {
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
      aria-selected={model.selectable ? selected : undefined}
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
        src={useThumbnailUrl(model, entry)}
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

/** Returns the URL of an entry's thumbnail, loaded when its tile appears. */
function useThumbnailUrl({ props }: FileBrowserModel, entry: FileEntry): string | undefined {
  const [loaded, setLoaded] = useState<string>()
  const { kind, thumbnailUrl } = entry
  const isMissing = kind === 'file' && thumbnailUrl === undefined && props.loadThumbnail !== undefined
  const load = useEffectEvent(() => props.loadThumbnail?.(entry))
  useEffect(() => {
    if (!isMissing) return
    let isShown = true
    // A tile without a thumbnail has its icon.
    load()?.then(
      (url) => isShown && setLoaded(url),
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [isMissing])
  return thumbnailUrl ?? loaded
}
