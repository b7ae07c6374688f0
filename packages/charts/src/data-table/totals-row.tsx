import { classNames, Skeleton, TableBody, TableCell, TableFoot, TableRow } from '@placard/ui'
import { CompactFigures, FigureText } from './cell-content.js'
import type { DataValue, KnownColumn } from './data-column.js'
import { STICKY_ACTIONS, STICKY_SELECT, stickyPlace } from './sticky-place.js'
import type { TableModel } from './table-model.js'

interface TotalsRowProps<Row> {
  model: TableModel<Row>
  label: string
  /** Where it stays in sight. */
  at: 'top' | 'bottom'
  figureOf: (column: KnownColumn<Row>) => DataValue | undefined
  /** Whether the figures are still being added up. */
  isPending: boolean
  rowIndex?: number
}

const isTotalled = <Row,>({ kind, total }: KnownColumn<Row>) =>
  total !== undefined || kind === 'ratio' || kind === 'change'

/** What all found rows make together; it stays in sight while they scroll. */
export function TotalsRow<Row>({ model, label, at, figureOf, isPending, rowIndex }: TotalsRowProps<Row>) {
  const Part = at === 'top' ? TableBody : TableFoot
  const sticks = classNames(
    'sticky bg-surface font-semibold print:static',
    at === 'top' ? 'top-(--placard-head-height) border-line! border-b!' : 'bottom-0 border-line! border-t!',
  )
  return (
    <Part>
      <TableRow aria-rowindex={rowIndex} className="bg-surface!">
        {model.choice && <td className={classNames(STICKY_SELECT, sticks, 'z-20')} />}
        {model.places.map(({ column, ...where }) => {
          const { className, style } = stickyPlace(where)
          const value = where.isFirst ? undefined : figureOf(column)
          return (
            <TableCell
              key={column.id}
              align={where.isFirst ? 'start' : column.align}
              rowHeader={where.isFirst}
              style={style}
              className={classNames(
                className,
                sticks,
                where.start === undefined ? 'z-10' : 'z-20 @min-[32rem]:z-20',
                where.isFirst && 'whitespace-nowrap',
                where.isFirst && model.figures.length > 0 && 'py-2',
              )}
            >
              {where.isFirst ? (
                <>
                  {label}
                  <CompactFigures
                    columns={model.figures}
                    contentOf={(figure) =>
                      isPending ? (
                        <Skeleton className="w-14" />
                      ) : (
                        <FigureText column={figure} value={figureOf(figure) ?? null} />
                      )
                    }
                  />
                </>
              ) : isPending && isTotalled(column) ? (
                <Skeleton className="ms-auto w-14 max-w-full" />
              ) : (
                value !== undefined && <FigureText column={column} value={value} />
              )}
            </TableCell>
          )
        })}
        {model.rowActions && <td className={classNames(STICKY_ACTIONS, sticks, 'z-20')} />}
      </TableRow>
    </Part>
  )
}
