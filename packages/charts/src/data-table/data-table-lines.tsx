import { classNames, useScrollEdges } from '@placard/ui'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useBoxSize } from '../use-box-size.js'
import { usePrinting } from '../use-printing.js'
import { ACTIONS_WIDTH, type ColumnPlace, SELECT_WIDTH, withoutCut } from './column-widths.js'
import type { KnownColumn } from './data-column.js'
import { DataTableBody } from './data-table-body.js'
import { DataTableGrid } from './data-table-grid.js'
import type { DataTableProps } from './data-table-props.js'
import { totalFigure } from './group-figures.js'
import type { HeadActions } from './head-cell.js'
import type { TableModel } from './table-model.js'
import { TotalsRow } from './totals-row.js'
import { useLines } from './use-lines.js'
import { useSelection } from './use-selection.js'
import type { Answer } from './use-table-view.js'

/** So many lines go on paper. */
const PRINTED_LINES = 1_000

type Passed = 'label' | 'selection' | 'renderDetail' | 'onRowOpen' | 'onRowRemove' | 'rowActions' | 'regionClassName'

interface DataTableLinesProps<Row>
  extends Pick<DataTableProps<Row>, Passed>,
    Required<Pick<DataTableProps<Row>, 'totalsAt'>> {
  answer: Answer<Row>
  totalLabel?: string
  places: readonly ColumnPlace<Row>[]
  /** Columns shown below the names of a compact table. */
  figures: readonly KnownColumn<Row>[]
  isFixed: boolean
  /** Its columns take what they need where it is narrow: their own widths are for more room. */
  isLoose: boolean
  isDimmed: boolean
  headActions: HeadActions<Row>
  /** What was asked: other lines begin at the top. */
  question: string
  toggleGroup: (key: string, open: boolean) => void
}

/** The table with its lines. */
export function DataTableLines<Row>(props: DataTableLinesProps<Row>) {
  const { figures, answer, label, isDimmed, headActions, question, totalLabel, totalsAt } = props
  const { selection, renderDetail, onRowOpen, onRowRemove, rowActions, regionClassName, toggleGroup } = props
  const { view, source } = answer
  const region = useRef<HTMLDivElement>(null)
  const [details, setDetails] = useState<ReadonlySet<string>>(new Set())
  const [focused, setFocused] = useState<number>()
  const isPrinting = usePrinting()
  const { width } = useBoxSize(region)
  const isFixed = props.isFixed && !(props.isLoose && isNarrow(width))
  const taken = rowActions && (selection ? SELECT_WIDTH : 0) + ACTIONS_WIDTH
  const places = useMemo(() => {
    if (!isFixed) return props.places.map((place) => ({ ...place, width: undefined }))
    if (isNarrow(width)) return narrowed(props.places, width, taken)
    return taken ? withoutCut(props.places, width - taken) : props.places
  }, [props.places, isFixed, width, taken])
  useScrollEdges(region, places)
  const lines = useLines({
    scroller: region,
    count: view.length,
    focused,
    printed: isPrinting ? PRINTED_LINES : undefined,
  })
  const { isVirtual, measure, restart } = lines
  const { choice, all, chooseAll, groupState } = useSelection({ selection, view, source })

  const asked = useRef(question)
  useLayoutEffect(() => {
    if (asked.current === question) return
    asked.current = question
    restart()
  }, [question, restart])
  useEffect(() => setFocused((line) => (line !== undefined && line >= view.length ? undefined : line)), [view])

  const latest = useRef({ toggleGroup, renderDetail, onRowOpen, onRowRemove })
  useLayoutEffect(() => {
    latest.current = { toggleGroup, renderDetail, onRowOpen, onRowRemove }
  })
  const toggleDetail = useCallback(
    (id: string) =>
      setDetails((was) => {
        const next = new Set(was)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  const [hasDetail, opens] = [renderDetail !== undefined, onRowOpen !== undefined]
  const firstLine = totalLabel !== undefined && totalsAt === 'top' ? 3 : 2
  const model = useMemo(
    (): TableModel<Row> => ({
      source,
      places,
      figures,
      isVirtual,
      firstLine,
      choice,
      measure,
      toggleDetail,
      renderDetail: hasDetail ? (row) => latest.current.renderDetail?.(row) : undefined,
      rowActions,
      cells: places.length + (choice ? 1 : 0) + (rowActions ? 1 : 0),
      onRowRemove: (row) => latest.current.onRowRemove?.(row),
      onRowOpen: opens ? (row) => latest.current.onRowOpen?.(row) : undefined,
      toggleGroup: (key, open) => latest.current.toggleGroup(key, open),
    }),
    [source, places, figures, isVirtual, firstLine, choice, measure, toggleDetail, rowActions, hasDetail, opens],
  )
  const totals = useMemo(
    () =>
      new Map(
        [...places.map(({ column }) => column), ...figures].map((column) => [column.id, totalFigure(view, column)]),
      ),
    [places, figures, view],
  )
  const totalsRow = totalLabel !== undefined && view.found > 0 && (
    <TotalsRow
      model={model}
      label={totalLabel}
      at={totalsAt}
      figureOf={({ id }) => totals.get(id)}
      isPending={!view.totals}
      rowIndex={isVirtual ? (totalsAt === 'top' ? 2 : view.length + 2) : undefined}
    />
  )
  return (
    <>
      <DataTableGrid
        {...{ label, region, places, isFixed, isDimmed }}
        regionClassName={classNames(isVirtual && 'max-h-160', regionClassName)}
        rowCount={isVirtual ? view.length + 1 + (totalsRow ? 1 : 0) : undefined}
        actions={headActions}
        choice={choice && { checked: all, onCheckedChange: chooseAll }}
        hasActions={rowActions !== undefined}
        regionWidth={width}
      >
        {totalsAt === 'top' && totalsRow}
        <DataTableBody
          {...{ model, view, groupState, details }}
          drawn={lines.drawn}
          selected={selection?.selected}
          onFocusedLine={setFocused}
        />
        {totalsAt === 'bottom' && totalsRow}
      </DataTableGrid>
      {isPrinting && view.length > PRINTED_LINES && (
        <p className="px-4 py-2 text-caption text-ink-muted">
          {`The first ${PRINTED_LINES.toLocaleString('en-US')} of ${view.length.toLocaleString('en-US')} lines are printed; the CSV file has all of them.`}
        </p>
      )}
    </>
  )
}

const NARROW = 512
const NAME_SHARE = 0.42

const isNarrow = (width: number) => width > 0 && width < NARROW

/** In pixels: a name on two lines, and a word beside its mark. */
const LEAST = { name: 112, words: 102 }

/**
 * On a phone the names leave more than half of the width to the figures. Where buttons stay at the end of rows, the names
 * and the words beside them share what these leave, if they can.
 */
function narrowed<Row>(
  places: readonly ColumnPlace<Row>[],
  width: number,
  taken?: number,
): readonly ColumnPlace<Row>[] {
  const [name, next, ...rest] = places
  if (!name?.isFirst || !name.width) return places
  const share = Math.min(name.width, Math.round(width * NAME_SHARE))
  if (taken === undefined || !next?.width || next.isChosen || next.column.align !== 'start')
    return [{ ...name, width: share }, ...places.slice(1)]
  const room = width - taken
  const words = Math.min(next.width, Math.max(LEAST.words, room - share))
  return [{ ...name, width: Math.min(share, Math.max(LEAST.name, room - words)) }, { ...next, width: words }, ...rest]
}
