import { classNames, TableActionsCell, TableCell, TableRow, TableSelectCell } from '@placard/ui'
import { FigureText } from './cell-content.js'
import { LineToggle } from './line-toggle.js'
import { STICKY_ACTIONS, STICKY_SELECT, stickyPlace } from './sticky-place.js'
import type { GroupEntry, TableModel } from './table-model.js'

interface GroupRowProps<Row> {
  model: TableModel<Row>
  index: number
  group: GroupEntry
  checked: boolean | 'indeterminate'
}

/** The line of a group: its name with a button, how many rows it has, and its figures from their sums. */
export function GroupRow<Row>({ model, index, group, checked }: GroupRowProps<Row>) {
  const { places, choice, source } = model
  const { label, depth, count, expanded, key } = group
  const header = source.columns.find(({ id }) => id === group.column)?.header ?? group.column
  const name = label || `No ${header.toLowerCase()}`
  return (
    <TableRow
      selected={checked === true}
      data-line={index}
      data-slot="data-table-group"
      data-state={expanded ? 'open' : 'closed'}
      aria-rowindex={model.isVirtual ? model.firstLine + index : undefined}
    >
      {choice && (
        <TableSelectCell
          label={`Select all of ${name}`}
          checked={checked}
          onCheckedChange={(chosen) => choice.chooseGroup(group, chosen)}
          className={STICKY_SELECT}
        />
      )}
      {places.map(({ column, ...where }) => {
        const { className, style } = stickyPlace(where)
        if (!where.isFirst) {
          const value = group.values[column.id]
          return (
            <TableCell
              key={column.id}
              align={column.align}
              style={style}
              className={classNames('font-medium', className)}
            >
              {value !== undefined && <FigureText column={column} value={value} />}
            </TableCell>
          )
        }
        return (
          <TableCell key={column.id} rowHeader style={style} className={classNames('overflow-hidden', className)}>
            <div
              className="flex min-w-0 items-center"
              style={depth > 0 ? { paddingInlineStart: `${depth * 1.25}rem` } : undefined}
            >
              <LineToggle open={expanded} onOpenChange={(open) => model.toggleGroup(key, open)}>
                <span
                  title={name}
                  className={classNames(
                    'min-w-0 truncate font-semibold',
                    where.width === undefined && 'max-w-24 @min-[32rem]:max-w-[36ch]',
                  )}
                >
                  {name}
                </span>

                <span className="sr-only">{`${header}, level ${depth + 1}, ${rowsWords(count)}`}</span>
                <span aria-hidden className="shrink-0 font-normal text-ink-muted tabular-nums">
                  {count.toLocaleString('en-US')}
                </span>
              </LineToggle>
            </div>
          </TableCell>
        )
      })}
      {model.rowActions && <TableActionsCell className={STICKY_ACTIONS} />}
    </TableRow>
  )
}

const rowsWords = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`
