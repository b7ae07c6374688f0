import {
  canHideColumn,
  columnStep,
  filterLabel,
  fixedColumnIds,
  groupColumn,
  MAX_COLUMN_WIDTH,
  MIN_COLUMN_WIDTH,
  moveColumn,
  pinColumn,
  resizeColumn,
  showColumn,
  sortColumn,
  sortPlaceLabel,
  type TableLayout,
} from '@placard/domain'
import {
  MenuCheckboxItem,
  MenuGroup,
  MenuItem,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
} from '@placard/ui'
import {
  ArrowDownNarrowWide,
  ArrowDownWideNarrow,
  ArrowLeft,
  ArrowRight,
  EyeOff,
  ListFilter,
  ListX,
  MoveHorizontal,
  Pin,
  PinOff,
  Rows3,
} from 'lucide-react'
import { columnPositionLabel } from '../column-position.js'
import type { LayoutColumn } from '../table-layout/table-layout.js'

const WIDTH_STEP = 32

export interface ColumnMenuItemsProps {
  columns: readonly LayoutColumn[]
  column: LayoutColumn
  layout: TableLayout
  width: number
  rightToLeft: boolean
  change: (layout: TableLayout, said: string) => void
  onHide: () => void
  onFilter?: () => void
  onFit?: () => void
}

/** Renders the commands for one column; their labels depend on the layout. */
export function ColumnMenuItems(props: ColumnMenuItemsProps) {
  const { columns, column, layout, change, onHide, onFilter } = props
  const { id, header, kind = 'text', sortable = true, filterable = true, groupable = kind === 'text' } = column
  const filter = layout.filters.find((one) => one.id === id)
  const isGrouped = layout.groups.includes(id)
  const isPinned = layout.pinned.includes(id)
  const isFixed = fixedColumnIds(columns).includes(id)
  return (
    <>
      {sortable && <SortItems {...props} />}
      {((filterable && onFilter) || groupable) && (
        <>
          {sortable && <MenuSeparator />}
          {filterable && onFilter && (
            <MenuItem icon={<ListFilter aria-hidden />} onSelect={onFilter}>
              <span className="min-w-0 truncate">
                {filter ? `Change filter: ${filterLabel(filter, column)}` : 'Filter…'}
              </span>
            </MenuItem>
          )}
          {groupable && (
            <MenuItem
              icon={<Rows3 aria-hidden />}
              onSelect={() =>
                change(
                  groupColumn(layout, id, !isGrouped),
                  isGrouped ? `No longer grouped by ${header}` : `Grouped by ${header}`,
                )
              }
            >
              {isGrouped ? `Stop grouping by ${header}` : `Group by ${header}`}
            </MenuItem>
          )}
        </>
      )}
      <MenuSeparator />
      {!isFixed && (
        <>
          <MenuItem
            icon={isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
            onSelect={() =>
              change(pinColumn(layout, columns, id, !isPinned), isPinned ? `${header} unpinned` : `${header} pinned`)
            }
          >
            {isPinned ? 'Unpin' : 'Pin to start'}
          </MenuItem>
          <MoveItems {...props} />
        </>
      )}
      <WidthItems {...props} />
      {!isFixed && (
        <>
          <MenuSeparator />
          <MenuItem
            icon={<EyeOff aria-hidden />}
            disabledReason={canHideColumn(layout, columns, id) ? undefined : 'It is the last column in sight'}
            onSelect={() => {
              onHide()
              change(showColumn(layout, columns, id, false), `${header} hidden`)
            }}
          >
            Hide column
          </MenuItem>
        </>
      )}
    </>
  )
}

function SortItems({ column: { id, header, kind = 'text' }, layout, change }: ColumnMenuItemsProps) {
  const present = layout.sort.find((one) => one.id === id)?.direction
  const others = layout.sort.filter((one) => one.id !== id).length
  const place = sortPlaceLabel(layout.sort, id)
  const isText = kind === 'text'
  const ways = [
    { direction: 'ascending', words: isText ? 'A to Z' : 'smallest first', icon: <ArrowDownNarrowWide aria-hidden /> },
    { direction: 'descending', words: isText ? 'Z to A' : 'largest first', icon: <ArrowDownWideNarrow aria-hidden /> },
  ] as const
  return (
    <MenuGroup aria-label="Order of rows">
      {ways.map(({ direction, words }) => (
        <MenuCheckboxItem
          key={direction}
          hint={words}
          checked={present === direction}
          onSelect={() =>
            change(sortColumn(layout, id, direction, present !== undefined), `Sorted by ${header}, ${direction}`)
          }
        >
          Sort {direction}
          {present === direction && place && `, ${place}`}
        </MenuCheckboxItem>
      ))}
      {present === undefined &&
        others > 0 &&
        ways.map(({ direction, words, icon }) => (
          <MenuItem
            key={direction}
            icon={icon}
            hint={words}
            onSelect={() => change(sortColumn(layout, id, direction, true), `Then sorted by ${header}, ${direction}`)}
          >
            Add to sort, {direction}
          </MenuItem>
        ))}
      {present !== undefined && (
        <MenuItem
          icon={<ListX aria-hidden />}
          onSelect={() => change(sortColumn(layout, id, undefined), `No longer sorted by ${header}`)}
        >
          Remove from sort
        </MenuItem>
      )}
    </MenuGroup>
  )
}

function MoveItems({ columns, column: { id, header }, layout, rightToLeft, change }: ColumnMenuItemsProps) {
  const sides = [
    { words: 'Move left', icon: <ArrowLeft aria-hidden />, by: rightToLeft ? 1 : -1 },
    { words: 'Move right', icon: <ArrowRight aria-hidden />, by: rightToLeft ? -1 : 1 },
  ] as const
  return sides.map(({ words, icon, by }) => {
    const to = columnStep(layout, columns, id, by)
    return (
      <MenuItem
        key={words}
        icon={icon}
        disabled={to === undefined}
        onSelect={() => {
          if (to === undefined) return
          const next = moveColumn(layout, columns, id, to)
          change(next, columnPositionLabel(next, id, header))
        }}
      >
        {words}
      </MenuItem>
    )
  })
}

function WidthItems({
  column: { id, header, minWidth = MIN_COLUMN_WIDTH },
  layout,
  width,
  change,
  onFit,
}: ColumnMenuItemsProps) {
  const resize = (to: number | undefined) => {
    const next = resizeColumn(layout, id, to)
    const { [id]: now } = next.widths
    change(next, now === undefined ? `${header}, width as needed` : `${header}, ${now} pixels`)
  }
  return (
    <MenuSub>
      <MenuSubTrigger icon={<MoveHorizontal aria-hidden />}>Width, {width} pixels</MenuSubTrigger>
      <MenuSubContent>
        <MenuItem
          hint={`+${WIDTH_STEP} px`}
          disabled={width >= MAX_COLUMN_WIDTH}
          onSelect={(event) => {
            event.preventDefault()
            resize(width + WIDTH_STEP)
          }}
        >
          Wider
        </MenuItem>
        <MenuItem
          hint={`−${WIDTH_STEP} px`}
          disabled={width <= minWidth}
          onSelect={(event) => {
            event.preventDefault()
            resize(Math.max(width - WIDTH_STEP, minWidth))
          }}
        >
          Narrower
        </MenuItem>
        {onFit && <MenuItem onSelect={onFit}>Fit to content</MenuItem>}
        <MenuItem disabled={layout.widths[id] === undefined} onSelect={() => resize(undefined)}>
          Reset width
        </MenuItem>
      </MenuSubContent>
    </MenuSub>
  )
}
