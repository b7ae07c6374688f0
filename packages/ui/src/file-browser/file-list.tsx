import { ArrowDown, ArrowUp } from 'lucide-react'
import { useId, useRef } from 'react'
import { Checkbox } from '../checkbox/checkbox.js'
import { classNames } from '../class-names.js'
import { FileIcon } from '../file-icon/file-icon.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import {
  EntriesContextMenu,
  EntryBusy,
  EntryCheckbox,
  EntryDate,
  EntryMenuButton,
  EntryName,
  EntrySize,
} from './entry-parts.js'
import type { FileEntry, FileSort } from './file-browser-props.js'
import { GridBox, LIST_HEAD, listColumns, listLine, NewFolderRow } from './grid-parts.js'
import { useBrowserKeys } from './use-browser-keys.js'
import { clearOutside, useEntryDrag, useEntryPointer, useFolderDrop } from './use-entry-pointer.js'
import { useBrowser } from './use-file-browser.js'
import { useVirtualList } from './use-virtual-list.js'

/** Space for the validation message below the last row. */
const EDITOR_MESSAGE_HEIGHT = 40

/** Entries as a table: an APG grid with focusable rows. */
export function FileList() {
  const model = useBrowser()
  const { entries, labels, index, selected } = model
  const scroller = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLDivElement>(null)
  const making = model.editing === 'new-folder'
  const { virtualizer, page } = useVirtualList({
    scroller,
    probe,
    count: entries.length,
    index,
    head: LIST_HEAD,
    before: making ? 1 : 0,
  })
  const onKeyDown = useBrowserKeys(model, 1, page)
  const all = selected.size > 0 && selected.size === entries.length
  return (
    <EntriesContextMenu model={model}>
      <GridBox
        ref={scroller}
        role="grid"
        tabIndex={-1}
        aria-label={model.props.label}
        aria-multiselectable={model.selectable || undefined}
        aria-rowcount={entries.length + 1}
        aria-busy={model.props.status === 'loading' || undefined}
        onKeyDown={onKeyDown}
        onClick={clearOutside(model)}
        className="relative min-h-0 flex-1 overflow-y-auto overflow-x-hidden outline-none"
      >
        <GridBox role="rowgroup" className="sticky top-0 z-20">
          <GridBox
            role="row"
            aria-rowindex={1}
            data-head
            style={{ height: LIST_HEAD }}
            className={classNames(
              listColumns,
              'border-line-subtle border-b bg-sunken font-medium text-caption text-ink-muted',
            )}
          >
            {/* A heading must not be empty. */}
            <GridBox role={model.selectable ? 'columnheader' : 'gridcell'} className="flex items-center ps-4">
              {model.selectable && (
                <Checkbox
                  tabIndex={-1}
                  aria-label={labels.selectAll}
                  checked={all || (selected.size > 0 && 'indeterminate')}
                  onCheckedChange={() => model.step({ type: all ? 'clear' : 'all' })}
                />
              )}
            </GridBox>
            <SortHeader by="name" />
            <SortHeader by="size" className="hidden justify-end @2xl:flex" />
            <SortHeader by="modified" className="hidden ps-8 @2xl:flex" />
            <GridBox role="columnheader">
              <VisuallyHidden>{labels.actions}</VisuallyHidden>
            </GridBox>
          </GridBox>
        </GridBox>
        <GridBox
          role="rowgroup"
          className="relative"
          style={{ height: virtualizer.getTotalSize() + (model.editing === null ? 0 : EDITOR_MESSAGE_HEIGHT) }}
        >
          <div ref={probe} aria-hidden className={classNames('pointer-events-none absolute inset-x-0', listLine)} />
          {making && <NewFolderRow className={classNames(listLine, listColumns)} />}
          {virtualizer.getVirtualItems().map((line) => {
            const entry = entries[line.index]
            return (
              entry && <FileRow key={entry.id} entry={entry} position={line.index} offset={line.start - LIST_HEAD} />
            )
          })}
        </GridBox>
      </GridBox>
    </EntriesContextMenu>
  )
}

/** Header that sorts by its column; again, reverses the order. */
function SortHeader({ by, className }: { by: FileSort['by']; className?: string }) {
  const { sort, setSort, labels } = useBrowser()
  const sorted = sort.by === by
  const Icon = sorted && sort.direction === 'descending' ? ArrowDown : ArrowUp
  const direction = sorted && sort.direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <GridBox
      role="columnheader"
      aria-sort={sorted ? sort.direction : 'none'}
      className={classNames('flex items-center', className)}
    >
      <button
        type="button"
        tabIndex={-1}
        onClick={() => setSort({ by, direction })}
        className={classNames(
          'group -mx-1.5 inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-bar px-1.5 transition-colors duration-100 hover:bg-active hover:text-ink focus-visible:-outline-offset-2',
          by === 'size' && 'flex-row-reverse',
          sorted && 'text-ink',
        )}
      >
        {labels[by]}
        <Icon
          aria-hidden
          className={classNames(
            'size-3.5 shrink-0',
            !sorted && 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
          )}
        />
      </button>
    </GridBox>
  )
}

interface FileRowProps {
  entry: FileEntry
  /** Index in the list, from 0. */
  position: number
  /** Offset from the first row in px. */
  offset: number
}

/** Row of an entry. The row is focusable; arrow keys reach its controls. */
function FileRow({ entry, position, offset }: FileRowProps) {
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
      aria-selected={model.selectable ? selected : undefined}
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
