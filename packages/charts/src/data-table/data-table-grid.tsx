import {
  classNames,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRegion,
  TableRow,
  TableSelectCell,
} from '@placard/ui'
import type { CSSProperties, ReactNode, Ref } from 'react'
import { ACTIONS_WIDTH, type ColumnPlace, freePlace, SELECT_WIDTH } from './column-widths.js'
import { type HeadActions, HeadCell } from './head-cell.js'
import { showFocused } from './show-focused.js'
import { STICKY_ACTIONS, STICKY_SELECT } from './sticky-place.js'

interface DataTableGridProps<Row> {
  label: string
  region?: Ref<HTMLDivElement>
  regionClassName?: string
  places: readonly ColumnPlace<Row>[]
  isFixed: boolean
  /** Lines of the whole table when only some are drawn. */
  rowCount?: number
  actions?: HeadActions<Row>
  /** The box that chooses all; without it rows are not chosen. */
  choice?: { checked: boolean | 'indeterminate'; onCheckedChange?: (chosen: boolean) => void }
  /** Whether rows have buttons at their end. */
  hasActions?: boolean
  isDimmed: boolean
  /** The width that is in sight, for what opens below a row. */
  regionWidth?: number
  children: ReactNode
}

/** The region, the table, its widths and its head. */
export function DataTableGrid<Row>(props: DataTableGridProps<Row>) {
  const {
    label,
    region,
    regionClassName,
    places,
    isFixed,
    rowCount,
    actions,
    choice,
    hasActions = false,
    isDimmed,
    regionWidth,
    children,
  } = props
  const wide = places.reduce(
    (sum, { width = 0 }) => sum + width,
    (choice ? SELECT_WIDTH : 0) + (hasActions ? ACTIONS_WIDTH : 0),
  )
  const stays = places.findLast(({ start }) => start !== undefined)
  // What takes the focus comes to where nothing that stays lies over it.
  const style = {
    '--stays-start': `${(stays?.start ?? 0) + (stays?.width ?? 0)}px`,
    '--stays-end': `${hasActions ? ACTIONS_WIDTH : 0}px`,
    ...(regionWidth && { '--region-width': `${regionWidth}px` }),
  } as CSSProperties
  return (
    <TableRegion
      label={label}
      ref={region}
      style={style}
      onFocus={({ currentTarget, target }) => showFocused(currentTarget, target)}
      onScroll={({ currentTarget }) => currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft !== 0)}
      className={classNames(
        'group/region isolate scroll-pt-(--placard-head-height) scroll-pb-(--placard-row-height) scroll-pe-(--stays-end) @min-[32rem]:scroll-ps-(--stays-start) print:max-h-none print:overflow-visible',
        regionClassName,
      )}
    >
      <Table
        aria-label={label}
        aria-rowcount={rowCount}
        style={isFixed ? { minWidth: wide } : undefined}
        className={classNames(
          // Paper does not scroll.
          isFixed && 'table-fixed print:table-auto print:min-w-0! print:[&_col]:w-auto!',
          isDimmed && '[&_tbody_*]:text-ink-muted [&_tfoot_*]:text-ink-muted',
        )}
      >
        {isFixed && (
          <colgroup>
            {choice && <col style={{ width: SELECT_WIDTH }} />}
            {places.map(({ column, width }, index) => (
              <col key={column.id} style={index === freePlace(places) ? undefined : { width }} />
            ))}
            {hasActions && <col style={{ width: ACTIONS_WIDTH }} />}
          </colgroup>
        )}
        <TableHead>
          <TableRow aria-rowindex={rowCount === undefined ? undefined : 1} className="bg-sunken">
            {choice && (
              <TableSelectCell
                head
                label="Select all rows"
                checked={choice.checked}
                disabled={!choice.onCheckedChange}
                onCheckedChange={(chosen) => choice.onCheckedChange?.(chosen)}
                className={classNames(STICKY_SELECT, 'sticky top-0 z-20 @min-[32rem]:z-30')}
              />
            )}
            {places.map((place, index) => (
              <HeadCell key={place.column.id} {...{ place, index, actions }} isLast={index === places.length - 1} />
            ))}
            {hasActions && (
              <th
                className={classNames(
                  STICKY_ACTIONS,
                  'top-0 z-30 h-(--placard-head-height) border-line-subtle border-b bg-sunken',
                )}
              >
                <span className="sr-only">Actions</span>
              </th>
            )}
          </TableRow>
        </TableHead>
        {children}
      </Table>
    </TableRegion>
  )
}

interface LoadingLinesProps<Row> {
  places: readonly ColumnPlace<Row>[]
  rows: number
  hasChoice: boolean
  hasActions: boolean
}

const WIDTHS = ['w-48', 'w-36', 'w-56', 'w-40', 'w-52']

/** Places of rows that are on their way, as high and as wide as they will be. */
export function LoadingLines<Row>({ places, rows, hasChoice, hasActions }: LoadingLinesProps<Row>) {
  return (
    <TableBody>
      {Array.from({ length: rows }, (_, row) => `loading-${row}`).map((key, row) => (
        <TableRow key={key} className="hover:bg-surface!">
          {hasChoice && (
            <td className="h-(--placard-row-height) border-line-subtle border-b ps-4 pe-1">
              <Skeleton className="size-4" />
            </td>
          )}
          {places.map(({ column: { id, align }, isFirst }) => (
            <TableCell key={id} align={align}>
              {row === 0 && isFirst && <span className="sr-only">Loading</span>}
              <Skeleton
                className={classNames(
                  'max-w-full',
                  isFirst ? WIDTHS[row % WIDTHS.length] : 'w-14',
                  align === 'end' && 'ms-auto',
                )}
              />
            </TableCell>
          ))}
          {hasActions && <td className="border-line-subtle border-b" />}
        </TableRow>
      ))}
    </TableBody>
  )
}
