import { useRef } from 'react'
import { classNames } from '../class-names.js'
import { useBrowser } from './browser-context.js'
import { EntriesContextMenu } from './entry-menu.js'
import { FileTile } from './file-tile.js'
import { GridBox } from './grid-box.js'
import { NewFolderRow } from './new-folder-row.js'
import { useBrowserKeys } from './use-browser-keys.js'
import { clearOutside } from './use-entry-pointer.js'
import { useLines } from './use-lines.js'

const tileLine = 'h-47'

/** The entries as tiles: an APG grid of as many columns as there is room for, whose cells take the focus. */
export function FileTiles() {
  const model = useBrowser()
  const { entries, index } = model
  const scroller = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLDivElement>(null)
  const making = model.editing === 'new-folder'
  const { virtualizer, columns, page } = useLines({
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
        aria-multiselectable
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
