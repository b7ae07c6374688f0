import {
  classNames,
  Skeleton,
  TableActionsCell,
  TableBody,
  TableCell,
  TableFoot,
  TableRow,
  TableSelectCell,
} from '@placard/ui'
import type { GroupEntry } from '../table-engine/table-engine.js'
import { STICKY_ACTIONS, STICKY_SELECT, stickyStyle } from './column-layout.js'
import type { DataValue, KnownColumn } from './data-column.js'
import { CompactFigures, ExpandButton, FormattedValue, type LineContext } from './data-row.js'
import type { SelectionState } from './use-selection.js'

interface GroupRowProps<Row> {
  context: LineContext<Row>
  index: number
  group: GroupEntry
  checked: SelectionState
}

/** Row of a group: its name, number of rows, and values computed from sums. */
export function GroupRow<Row>({ context, index, group, checked }: GroupRowProps<Row>) {
  const { places, selection, rows } = context
  const { label, depth, count, expanded, key } = group
  const header = rows.columnById.get(group.column)?.header ?? group.column
  const name = label || `No ${header.toLowerCase()}`
  return (
    <TableRow
      selected={checked === true}
      data-line={index}
      data-slot="data-table-group"
      data-state={expanded ? 'open' : 'closed'}
      aria-rowindex={context.isVirtual ? context.firstLine + index : undefined}
    >
      {selection && (
        <TableSelectCell
          label={`Select all of ${name}`}
          checked={checked}
          onCheckedChange={(selected) => selection.toggleGroup(group, selected)}
          className={STICKY_SELECT}
        />
      )}
      {places.map(({ column, ...place }) => {
        const { className, style } = stickyStyle(place)
        if (!place.isFirst) {
          const value = group.values[column.id]
          return (
            <TableCell
              key={column.id}
              align={column.align}
              style={style}
              className={classNames('font-medium', className)}
            >
              {value !== undefined && <FormattedValue column={column} value={value} />}
            </TableCell>
          )
        }
        return (
          <TableCell key={column.id} rowHeader style={style} className={classNames('overflow-hidden', className)}>
            <div
              className="flex min-w-0 items-center"
              style={depth > 0 ? { paddingInlineStart: `${depth * 1.25}rem` } : undefined}
            >
              <ExpandButton open={expanded} onOpenChange={(open) => context.toggleGroup(key, open)}>
                <span
                  title={name}
                  className={classNames(
                    'min-w-0 truncate font-semibold',
                    place.width === undefined && 'max-w-24 @min-[32rem]:max-w-[36ch]',
                  )}
                >
                  {name}
                </span>
                <span className="sr-only">{`${header}, level ${depth + 1}, ${formatRowCount(count)}`}</span>
                <span aria-hidden className="shrink-0 font-normal text-ink-muted tabular-nums">
                  {count.toLocaleString('en-US')}
                </span>
              </ExpandButton>
            </div>
          </TableCell>
        )
      })}
      {context.rowActions && <TableActionsCell className={STICKY_ACTIONS} />}
    </TableRow>
  )
}

const formatRowCount = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`

interface TotalsRowProps<Row> {
  context: LineContext<Row>
  label: string
  /** Edge of the region that the row sticks to. */
  position: 'top' | 'bottom'
  totalOf: (column: KnownColumn<Row>) => DataValue | undefined
  /** True while the totals are computed. */
  isPending: boolean
  rowIndex?: number
}

const hasTotal = <Row,>({ kind, total }: KnownColumn<Row>) =>
  total !== undefined || kind === 'ratio' || kind === 'change'

/** Totals of all matching rows, sticky while they scroll. */
export function TotalsRow<Row>({ context, label, position, totalOf, isPending, rowIndex }: TotalsRowProps<Row>) {
  const Section = position === 'top' ? TableBody : TableFoot
  const sticky = classNames(
    'sticky bg-surface font-semibold print:static',
    position === 'top' ? 'top-(--placard-head-height) border-line! border-b!' : 'bottom-0 border-line! border-t!',
  )
  return (
    <Section>
      <TableRow aria-rowindex={rowIndex} className="bg-surface!">
        {context.selection && <td className={classNames(STICKY_SELECT, sticky, 'z-20')} />}
        {context.places.map(({ column, ...place }) => {
          const { className, style } = stickyStyle(place)
          const value = place.isFirst ? undefined : totalOf(column)
          return (
            <TableCell
              key={column.id}
              align={place.isFirst ? 'start' : column.align}
              rowHeader={place.isFirst}
              style={style}
              className={classNames(
                className,
                sticky,
                place.start === undefined ? 'z-10' : 'z-20 @min-[32rem]:z-20',
                place.isFirst && 'whitespace-nowrap',
                place.isFirst && context.figures.length > 0 && 'py-2',
              )}
            >
              {place.isFirst ? (
                <>
                  {label}
                  <CompactFigures
                    columns={context.figures}
                    contentOf={(figure) =>
                      isPending ? (
                        <Skeleton className="w-14" />
                      ) : (
                        <FormattedValue column={figure} value={totalOf(figure) ?? null} />
                      )
                    }
                  />
                </>
              ) : isPending && hasTotal(column) ? (
                <Skeleton className="ms-auto w-14 max-w-full" />
              ) : (
                value !== undefined && <FormattedValue column={column} value={value} />
              )}
            </TableCell>
          )
        })}
        {context.rowActions && <td className={classNames(STICKY_ACTIONS, sticky, 'z-20')} />}
      </TableRow>
    </Section>
  )
}
