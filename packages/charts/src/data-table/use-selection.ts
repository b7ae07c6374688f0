import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import type { TableView } from '../table-engine/table-engine.js'
import type { RowSource } from './row-source.js'
import type { GroupEntry, RowChoice } from './table-model.js'

/** Which rows are chosen, kept by the caller. */
export interface DataSelection<Row> {
  /** Their ids. */
  selected: ReadonlySet<string>
  /** Gets the new choice, whole. */
  onChange: (selected: ReadonlySet<string>) => void
  /** What a row is called: "Autumn launch". */
  label: (row: Row) => string
  /** What can be done with the chosen rows. */
  actions?: ReactNode
}

/** Whether all, some or none of some rows are chosen. */
export function choiceOf(
  selected: ReadonlySet<string>,
  { from, count, idAt }: { from: number; count: number; idAt: (place: number) => string },
): boolean | 'indeterminate' {
  if (selected.size === 0 || count === 0) return false
  let isAny = false
  let isAll = true
  for (let place = from; place < from + count && (isAll || !isAny); place++) {
    if (selected.has(idAt(place))) isAny = true
    else isAll = false
  }
  return isAny && isAll ? true : isAny ? 'indeterminate' : false
}

/** The choice with some rows in it, or without them. */
export function withRows(selected: ReadonlySet<string>, ids: Iterable<string>, chosen: boolean): ReadonlySet<string> {
  const next = new Set(selected)
  for (const id of ids) {
    if (chosen) next.add(id)
    else next.delete(id)
  }
  return next
}

/** The rows on the lines between two, both included; groups between them are passed by. */
export function* rowsBetween(view: TableView, one: number, other: number): Generator<number> {
  const last = Math.min(Math.max(one, other), view.length - 1)
  for (let index = Math.max(0, Math.min(one, other)); index <= last; index++) {
    const entry = view.entryAt(index)
    if (entry.kind === 'row') yield entry.row
  }
}

interface SelectionOptions<Row> {
  selection?: DataSelection<Row>
  view?: TableView
  source: RowSource<Row>
}

/** Choosing rows one by one, from one to another with Shift, by group, and all that were found. */
export function useSelection<Row>({ selection, view, source }: SelectionOptions<Row>) {
  const latest = useRef({ selection, view, source })
  useLayoutEffect(() => {
    latest.current = { selection, view, source }
  })
  /** The row that was last chosen or not: a range goes on from it, wherever it stands now. */
  const anchor = useRef<number>(undefined)
  const isOn = selection !== undefined
  const choice = useMemo((): RowChoice<Row> | undefined => {
    if (!isOn) return undefined
    const change = (places: Iterable<number>, chosen: boolean) => {
      const { selection: now, source: rows } = latest.current
      if (now) now.onChange(withRows(now.selected, Array.from(places, rows.idAt), chosen))
    }
    return {
      labelOf: (row) => latest.current.selection?.label(row) ?? '',
      choose: (index, place, chosen, isRange) => {
        const { view: lines } = latest.current
        const from = isRange && lines ? lineOf(lines, anchor.current) : undefined
        change(lines && from !== undefined ? rowsBetween(lines, from, index) : [place], chosen)
        anchor.current = place
      },
      chooseGroup: ({ first, count }: GroupEntry, chosen) => {
        const { view: lines } = latest.current
        if (lines)
          change(
            Array.from({ length: count }, (_, index) => lines.rowAt(first + index)),
            chosen,
          )
      },
    }
  }, [isOn])
  const chooseAll = (chosen: boolean) => {
    if (!selection || !view) return
    const ids = Array.from({ length: view.found }, (_, place) => source.idAt(view.rowAt(place)))
    selection.onChange(withRows(selection.selected, ids, chosen))
  }
  const selected = selection?.selected
  const all = useMemo(
    () =>
      selected && view
        ? choiceOf(selected, { from: 0, count: view.found, idAt: (place) => source.idAt(view.rowAt(place)) })
        : false,
    [selected, view, source],
  )
  const groupState = ({ first, count }: GroupEntry) =>
    selected && view
      ? choiceOf(selected, { from: first, count, idAt: (place) => source.idAt(view.rowAt(place)) })
      : false
  return { choice, all, chooseAll, groupState }
}

function lineOf(view: TableView, row: number | undefined): number | undefined {
  if (row === undefined) return undefined
  for (let index = 0; index < view.length; index++) {
    const entry = view.entryAt(index)
    if (entry.kind === 'row' && entry.row === row) return index
  }
  return undefined
}
