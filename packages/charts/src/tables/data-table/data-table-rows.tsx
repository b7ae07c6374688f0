import { useReportTexts } from '@placard/forms'
import {
  classNames,
  Skeleton,
  TableActionsCell,
  TableBody,
  TableCell,
  TableFoot,
  TableRow,
  TableSelectCell,
  useLabels,
  useScrollEdges,
} from '@placard/ui'
import { type FocusEvent, type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useBoxSize } from '../../use-box-size.js'
import { usePrinting } from '../../use-printing.js'
import type { GroupEntry } from '../table-query/table-query.js'
import {
  ACTIONS_WIDTH,
  fillWidth,
  isNarrow,
  narrowColumns,
  SELECT_WIDTH,
  STICKY_ACTIONS,
  STICKY_SELECT,
  stickyStyle,
} from './column-layout.js'
import type { DataValue, KnownColumn } from './data-column.js'
import { computeTotal } from './data-column.js'
import {
  CompactFigures,
  computeCellStyles,
  DataRow,
  ExpandButton,
  FormattedValue,
  type LineContext,
} from './data-row.js'
import { DataTableGrid, type HeadActions } from './data-table-grid.js'
import { dataTableLabels } from './data-table-labels.js'
import { onRowKey } from './row-keys.js'
import type { DataTableProps, ShownRows, TableModel } from './use-data-table.js'
import type { SelectionState } from './use-selection.js'
import { useVirtualRows, VIRTUAL_HEIGHT } from './use-virtual-rows.js'

/** Maximum number of printed lines. */
const PRINTED_LINES = 1_000

type InheritedProps =
  | 'label'
  | 'selection'
  | 'renderDetail'
  | 'onRowOpen'
  | 'onRowRemove'
  | 'rowActions'
  | 'regionClassName'

interface DataTableRowsProps<Row>
  extends Pick<DataTableProps<Row>, InheritedProps>,
    Required<Pick<DataTableProps<Row>, 'totalsAt'>> {
  model: TableModel<Row>
  shown: ShownRows<Row>
  totalLabel?: string
  isDimmed: boolean
  headActions: HeadActions<Row>
  /** Identifies the query: a new one scrolls to the top. */
  queryKey: string
}

/** The table with its head, virtualized rows and totals. */
export function DataTableRows<Row>(props: DataTableRowsProps<Row>) {
  const { model, shown, label, isDimmed, headActions, queryKey, totalLabel, totalsAt } = props
  const { selection, renderDetail, onRowOpen, onRowRemove, rowActions, regionClassName } = props
  const { view, rows } = shown
  const { figures } = model
  const { actions, allState, groupState } = model.rowSelection
  const labels = useLabels('table', dataTableLabels)
  const texts = useReportTexts()
  const region = useRef<HTMLDivElement>(null)
  const [details, setDetails] = useState<ReadonlySet<string>>(new Set())
  const [focused, setFocused] = useState<number>()
  const isPrinting = usePrinting()
  const { width } = useBoxSize(region)
  const isFixed = model.isFixed && !(model.isLoose && isNarrow(width))
  const buttons = rowActions && (selection ? SELECT_WIDTH : 0) + ACTIONS_WIDTH
  const places = useMemo(() => {
    if (!isFixed) return model.places.map((place) => ({ ...place, width: undefined }))
    if (isNarrow(width)) return narrowColumns(model.places, width, buttons)
    return buttons ? fillWidth(model.places, width - buttons) : model.places
  }, [model.places, isFixed, width, buttons])
  useScrollEdges(region, places)
  const { rendered, isVirtual, measure, restart } = useVirtualRows({
    scroller: region,
    count: view.length,
    focused: focused !== undefined && focused < view.length ? focused : undefined,
    printed: isPrinting ? PRINTED_LINES : undefined,
  })

  const shownKey = useRef(queryKey)
  useLayoutEffect(() => {
    if (shownKey.current === queryKey) return
    shownKey.current = queryKey
    restart()
  }, [queryKey, restart])

  // Inline callbacks must not render all rows again.
  const latest = useRef({ toggleGroup: model.toggleGroup, onRowOpen })
  useLayoutEffect(() => {
    latest.current = { toggleGroup: model.toggleGroup, onRowOpen }
  })
  const toggleDetail = useCallback(
    (id: string) =>
      setDetails((open) => {
        const next = new Set(open)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  const [hasDetails, canOpen, hasSelection] = [
    renderDetail !== undefined,
    onRowOpen !== undefined,
    selection !== undefined,
  ]
  const hasTopTotals = totalLabel !== undefined && totalsAt === 'top'
  const context = useMemo(
    (): LineContext<Row> => ({
      labels,
      texts,
      rows,
      places,
      cellStyles: computeCellStyles(places),
      figures,
      isVirtual,
      firstLine: hasTopTotals ? 3 : 2,
      selection: actions,
      measure,
      hasDetails,
      toggleDetail,
      rowActions,
      cellCount: places.length + (hasSelection ? 1 : 0) + (rowActions ? 1 : 0),
      onRowOpen: canOpen ? (row) => latest.current.onRowOpen?.(row) : undefined,
      toggleGroup: (key, open) => latest.current.toggleGroup(key, open),
    }),
    [
      labels,
      texts,
      rows,
      places,
      figures,
      isVirtual,
      hasTopTotals,
      actions,
      measure,
      hasDetails,
      toggleDetail,
      rowActions,
      hasSelection,
      canOpen,
    ],
  )
  const selected = selection?.selected
  const totalsRow = totalLabel !== undefined && view.found > 0 && (
    <TotalsRow
      context={context}
      label={totalLabel}
      position={totalsAt}
      totalOf={(column) => computeTotal(view, column)}
      isPending={!view.totals}
      rowIndex={isVirtual ? (totalsAt === 'top' ? 2 : view.length + 2) : undefined}
    />
  )
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const line = event.target.closest<HTMLElement>('tr[data-line]')?.dataset.line
    setFocused(line === undefined ? undefined : Number(line))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
    onRowKey(event, {
      length: view.length,
      select: (index, isRange) => {
        const entry = view.entryAt(index)
        if (entry.kind === 'group') return false
        actions?.toggle(index, isRange || !selected?.has(rows.idAt(entry.row)), isRange)
        return actions !== undefined
      },
      remove: (index) => {
        const entry = view.entryAt(index)
        if (entry.kind === 'row') onRowRemove?.(rows.rowAt(entry.row))
      },
    })
  return (
    <>
      <DataTableGrid
        {...{ label, region, places, isFixed, isDimmed }}
        regionClassName={classNames(isVirtual && VIRTUAL_HEIGHT, regionClassName)}
        rowCount={isVirtual ? view.length + 1 + (totalsRow ? 1 : 0) : undefined}
        actions={headActions}
        selectAll={actions && { checked: allState, onCheckedChange: actions.toggleAll }}
        hasActions={rowActions !== undefined}
        regionWidth={details.size > 0 ? width : undefined}
      >
        {totalsAt === 'top' && totalsRow}
        <TableBody onKeyDown={onKeyDown} onFocus={onFocus} onBlur={() => setFocused(undefined)}>
          {rendered.map((line) => {
            if (line.kind === 'spacer')
              return (
                <tr key={`spacer-${line.before}`} aria-hidden className="print:hidden">
                  <td colSpan={context.cellCount} style={{ height: line.height, padding: 0 }} />
                </tr>
              )
            const { index } = line
            if (index >= view.length) return null
            const entry = view.entryAt(index)
            if (entry.kind === 'group')
              return <GroupRow key={entry.key} {...{ context, index }} group={entry} checked={groupState(entry)} />
            const id = rows.idAt(entry.row)
            const isOpen = details.has(id)
            return (
              <DataRow
                key={id}
                {...{ context, id, index, isOpen }}
                place={entry.row}
                depth={entry.depth}
                label={selection?.label(rows.rowAt(entry.row)) ?? id}
                isSelected={selected?.has(id) ?? false}
                detail={isOpen && renderDetail?.(rows.rowAt(entry.row))}
              />
            )
          })}
        </TableBody>
        {totalsAt === 'bottom' && totalsRow}
      </DataTableGrid>
      {isPrinting && view.length > PRINTED_LINES && (
        <p className="px-4 py-2 text-caption text-ink-muted">
          {labels.printed(texts.whole(PRINTED_LINES), texts.whole(view.length))}
        </p>
      )}
    </>
  )
}

interface GroupRowProps<Row> {
  context: LineContext<Row>
  index: number
  group: GroupEntry
  checked: SelectionState
}

/** Row of a group: its name, number of rows, and values computed from sums. */
function GroupRow<Row>({ context, index, group, checked }: GroupRowProps<Row>) {
  const { places, selection, rows, labels, texts } = context
  const { label, depth, count, expanded, key } = group
  const header = rows.columnById.get(group.column)?.header ?? group.column
  const name = label || labels.noValue(header)
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
          label={labels.selectGroup(name)}
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
                <span className="sr-only">{labels.group(header, depth + 1, texts.whole(count), count)}</span>
                <span aria-hidden className="shrink-0 font-normal text-ink-muted tabular-nums">
                  {texts.whole(count)}
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
function TotalsRow<Row>({ context, label, position, totalOf, isPending, rowIndex }: TotalsRowProps<Row>) {
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
