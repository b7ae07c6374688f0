import { TableBody } from '@placard/ui'
import type { FocusEvent, KeyboardEvent } from 'react'
import type { TableView } from '../table-engine/table-engine.js'
import { DataRow } from './data-row.js'
import { GroupRow } from './group-row.js'
import { onRowKey } from './row-keys.js'
import type { GroupEntry, TableModel } from './table-model.js'
import type { DrawnLine } from './window-lines.js'

interface DataTableBodyProps<Row> {
  model: TableModel<Row>
  view: TableView
  drawn: readonly DrawnLine[]
  selected?: ReadonlySet<string>
  groupState: (group: GroupEntry) => boolean | 'indeterminate'
  details: ReadonlySet<string>
  /** Which line has the focus, so that it stays when it leaves the sight. */
  onFocusedLine: (index: number | undefined) => void
}

/** The lines that are drawn, and the room of those that are not. */
export function DataTableBody<Row>(props: DataTableBodyProps<Row>) {
  const { model, view, drawn, selected, groupState, details, onFocusedLine } = props
  const { source } = model
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const line = event.target.closest<HTMLElement>('tr[data-line]')?.dataset.line
    onFocusedLine(line === undefined ? undefined : Number(line))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
    onRowKey(event, {
      length: view.length,
      select: (index, isRange) => {
        const entry = view.entryAt(index)
        if (entry.kind === 'group') return false
        model.choice?.choose(index, entry.row, isRange || !selected?.has(source.idAt(entry.row)), isRange)
        return model.choice !== undefined
      },
      remove: (index) => {
        const entry = view.entryAt(index)
        if (entry.kind === 'row') model.onRowRemove?.(source.rowAt(entry.row))
      },
    })
  return (
    <TableBody onKeyDown={onKeyDown} onFocus={onFocus} onBlur={() => onFocusedLine(undefined)}>
      {drawn.map((line) => {
        if (line.kind === 'room')
          return (
            <tr key={`room-${line.before}`} aria-hidden className="print:hidden">
              <td colSpan={model.cells} style={{ height: line.height, padding: 0 }} />
            </tr>
          )
        if (line.index >= view.length) return null
        const entry = view.entryAt(line.index)
        if (entry.kind === 'group')
          return <GroupRow key={entry.key} model={model} index={line.index} group={entry} checked={groupState(entry)} />
        const id = selected || details.size > 0 ? source.idAt(entry.row) : ''
        return (
          <DataRow
            key={source.idAt(entry.row)}
            model={model}
            index={line.index}
            place={entry.row}
            depth={entry.depth}
            isSelected={selected?.has(id) ?? false}
            isOpen={details.has(id)}
          />
        )
      })}
    </TableBody>
  )
}
