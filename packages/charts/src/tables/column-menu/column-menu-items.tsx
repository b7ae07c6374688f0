import {
  canHideColumn,
  columnStep,
  filterLabel,
  fixedColumnIds,
  MAX_COLUMN_WIDTH,
  MIN_COLUMN_WIDTH,
  moveColumn,
  pinColumn,
  resizeColumn,
  showColumn,
  sortPlaceLabel,
} from '@placard/domain/internal/table-layout'
import { groupColumn, sortColumn, sortLabel, type TableLayout } from '@placard/domain/table-layout'
import { useReportTexts } from '@placard/forms'
import {
  MenuCheckboxItem,
  MenuGroup,
  MenuItem,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  useLabels,
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
import { columnLabels } from '../column-labels.js'
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
  const labels = useLabels('columns', columnLabels)
  const texts = useReportTexts()
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
                {filter ? labels.changeFilter(filterLabel(filter, column, texts)) : labels.filter}
              </span>
            </MenuItem>
          )}
          {groupable && (
            <MenuItem
              icon={<Rows3 aria-hidden />}
              onSelect={() =>
                change(
                  groupColumn(layout, id, !isGrouped),
                  isGrouped ? labels.ungrouped(header) : texts.groupedBy([header]),
                )
              }
            >
              {isGrouped ? labels.ungroupBy(header) : labels.groupBy(header)}
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
              change(
                pinColumn(layout, columns, id, !isPinned),
                isPinned ? labels.unpinned(header) : labels.pinned(header),
              )
            }
          >
            {isPinned ? labels.unpin : labels.pin}
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
            disabledReason={canHideColumn(layout, columns, id) ? undefined : labels.lastVisible}
            onSelect={() => {
              onHide()
              change(showColumn(layout, columns, id, false), labels.hidden(header))
            }}
          >
            {labels.hide}
          </MenuItem>
        </>
      )}
    </>
  )
}

function SortItems({ column: { id, header, kind = 'text' }, layout, change }: ColumnMenuItemsProps) {
  const present = layout.sort.find((one) => one.id === id)?.direction
  const others = layout.sort.filter((one) => one.id !== id).length
  const labels = useLabels('columns', columnLabels)
  const texts = useReportTexts()
  const place = sortPlaceLabel(layout.sort, id, texts) ?? ''
  const hints = labels.directions[kind === 'text' ? 'text' : 'number']
  const ways = [
    { direction: 'ascending', icon: <ArrowDownNarrowWide aria-hidden /> },
    { direction: 'descending', icon: <ArrowDownWideNarrow aria-hidden /> },
  ] as const
  return (
    <MenuGroup aria-label={labels.rowOrder}>
      {ways.map(({ direction }) => (
        <MenuCheckboxItem
          key={direction}
          hint={hints[direction]}
          checked={present === direction}
          onSelect={() =>
            change(
              sortColumn(layout, id, direction, present !== undefined),
              sortLabel([{ id, direction }], () => header, texts),
            )
          }
        >
          {labels.sort(direction, present === direction ? place : '')}
        </MenuCheckboxItem>
      ))}
      {present === undefined &&
        others > 0 &&
        ways.map(({ direction, icon }) => (
          <MenuItem
            key={direction}
            icon={icon}
            hint={hints[direction]}
            onSelect={() =>
              change(sortColumn(layout, id, direction, true), labels.addedToSort(header, texts[direction]))
            }
          >
            {labels.addToSort(texts[direction])}
          </MenuItem>
        ))}
      {present !== undefined && (
        <MenuItem
          icon={<ListX aria-hidden />}
          onSelect={() => change(sortColumn(layout, id, undefined), labels.removedFromSort(header))}
        >
          {labels.removeFromSort}
        </MenuItem>
      )}
    </MenuGroup>
  )
}

function MoveItems({ columns, column: { id, header }, layout, rightToLeft, change }: ColumnMenuItemsProps) {
  const labels = useLabels('columns', columnLabels)
  const texts = useReportTexts()
  const sides = [
    { words: labels.moveLeft, icon: <ArrowLeft aria-hidden />, by: rightToLeft ? 1 : -1 },
    { words: labels.moveRight, icon: <ArrowRight aria-hidden />, by: rightToLeft ? -1 : 1 },
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
          change(next, columnPositionLabel(next, id, header, texts))
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
  const labels = useLabels('columns', columnLabels)
  const resize = (to: number | undefined) => {
    const next = resizeColumn(layout, id, to)
    const { [id]: now } = next.widths
    change(next, now === undefined ? labels.widthReset(header) : labels.widthSet(header, now))
  }
  return (
    <MenuSub>
      <MenuSubTrigger icon={<MoveHorizontal aria-hidden />}>{labels.width(width)}</MenuSubTrigger>
      <MenuSubContent>
        <MenuItem
          hint={`+${WIDTH_STEP} px`}
          disabled={width >= MAX_COLUMN_WIDTH}
          onSelect={(event) => {
            event.preventDefault()
            resize(width + WIDTH_STEP)
          }}
        >
          {labels.wider}
        </MenuItem>
        <MenuItem
          hint={`−${WIDTH_STEP} px`}
          disabled={width <= minWidth}
          onSelect={(event) => {
            event.preventDefault()
            resize(Math.max(width - WIDTH_STEP, minWidth))
          }}
        >
          {labels.narrower}
        </MenuItem>
        {onFit && <MenuItem onSelect={onFit}>{labels.fit}</MenuItem>}
        <MenuItem disabled={layout.widths[id] === undefined} onSelect={() => resize(undefined)}>
          {labels.resetWidth}
        </MenuItem>
      </MenuSubContent>
    </MenuSub>
  )
}
