import { classNames, TableActionsCell, TableCell, TableRow, TableSelectCell } from '@placard/ui'
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import { CompactFigures, CutText, cellContent } from './cell-content.js'
import { LineToggle } from './line-toggle.js'
import { STICKY_ACTIONS, STICKY_SELECT, stickyPlace } from './sticky-place.js'
import type { TableModel } from './table-model.js'

interface DataRowProps<Row> {
  model: TableModel<Row>
  /** Its place among the lines. */
  index: number
  /** Its place among the rows. */
  place: number
  depth: number
  isSelected: boolean
  isOpen: boolean
}

/** One row, and its details where they are open. */
function DataRowOf<Row>({ model, index, place, depth, isSelected, isOpen }: DataRowProps<Row>) {
  const { source, places, figures, choice, renderDetail, rowActions, onRowOpen, isVirtual, firstLine, cells } = model
  const detail = useRef<HTMLTableRowElement>(null)
  const shift = useRef(false)
  useLayoutEffect(() => {
    const line = detail.current
    if (!isVirtual) return
    if (!isOpen || !line) return model.measure(index, undefined)
    const measure = () => {
      const row = line.previousElementSibling?.getBoundingClientRect().height ?? 0
      model.measure(index, row + line.getBoundingClientRect().height)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(line)
    return () => observer.disconnect()
  }, [isVirtual, isOpen, index, model])
  const rowIndex = isVirtual ? firstLine + index : undefined
  const name = (content: ReactNode) => {
    if (!onRowOpen) return content
    return (
      <button
        type="button"
        onClick={() => onRowOpen(source.rowAt(place))}
        className="max-w-full cursor-pointer truncate rounded-bar text-start align-bottom -outline-offset-2 hover:underline"
      >
        {content}
      </button>
    )
  }
  return (
    <>
      <TableRow
        selected={isSelected}
        data-line={index}
        data-row={source.idAt(place)}
        data-open={isOpen || undefined}
        aria-rowindex={rowIndex}
        className={classNames('[&>*]:transition-none', isOpen && '[&>*]:border-b-0')}
      >
        {choice && (
          <TableSelectCell
            label={`Select ${choice.labelOf(source.rowAt(place))}`}
            checked={isSelected}
            onClickCapture={(event) => {
              shift.current = event.shiftKey
            }}
            onCheckedChange={(chosen) => choice.choose(index, place, chosen, shift.current)}
            className={STICKY_SELECT}
          />
        )}
        {places.map(({ column, ...where }) => {
          const { className, style } = stickyPlace(where)
          const { content, title } = cellContent(source, column, place)
          const isName = where.isFirst
          return (
            <TableCell
              key={column.id}
              align={column.align}
              rowHeader={isName}
              style={style}
              className={classNames(
                column.align === 'start' && !isName && 'text-ink-muted',
                (where.width !== undefined || isName) && 'overflow-hidden',
                className,
              )}
            >
              {isName && figures.length > 0 ? (
                <div className="py-2">
                  {name(content)}
                  <CompactFigures
                    columns={figures}
                    contentOf={(figure) => cellContent(source, figure, place).content}
                  />
                </div>
              ) : isName ? (
                <div
                  // On a phone a name may take two lines, and all rows of many have one height.
                  className={classNames(
                    'flex min-w-0 items-center gap-1',
                    where.width !== undefined && '@max-[32rem]:min-h-9',
                  )}
                  style={depth > 0 ? { paddingInlineStart: `${depth * 1.25}rem` } : undefined}
                >
                  {renderDetail && (
                    <LineToggle
                      open={isOpen}
                      label={`Details of ${choice?.labelOf(source.rowAt(place)) ?? model.source.idAt(place)}`}
                      onOpenChange={() => model.toggleDetail(source.idAt(place))}
                    />
                  )}
                  <CutText isName isFixed={where.width !== undefined} title={title}>
                    {name(content)}
                  </CutText>
                </div>
              ) : column.align === 'start' ? (
                <CutText isName={false} isFixed={where.width !== undefined} title={title}>
                  {content}
                </CutText>
              ) : (
                content
              )}
            </TableCell>
          )
        })}
        {rowActions && (
          <TableActionsCell className={STICKY_ACTIONS}>{rowActions(source.rowAt(place))}</TableActionsCell>
        )}
      </TableRow>
      {isOpen && renderDetail && (
        <tr ref={detail} className="bg-surface">
          <td colSpan={cells} className="border-line-subtle border-b p-0">
            <div className="sticky start-0 w-(--region-width) max-w-full px-4 pt-1 pb-4">
              {renderDetail(source.rowAt(place))}
            </div>
          </td>
        </tr>
      )}
    </>
  )
}

/** One row; it is drawn again only when something of it changes. */
export const DataRow = memo(DataRowOf) as typeof DataRowOf
