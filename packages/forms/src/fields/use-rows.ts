import { useLabels } from '@placard/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { rowListLabels } from './row-list-labels.js'

/** Rows of a list field and their actions. */
export interface Rows {
  root: RefObject<HTMLDivElement | null>
  fields: readonly { rowKey: string }[]
  /** Returns the name of a row, such as "click tracker 2". */
  called: (index: number) => string
  /** Announcement of the last action. */
  said: string
  /** Appends an empty row and focuses it. */
  add: () => void
  /** Inserts rows after an index, or at the end, and focuses the last. */
  insert: (index: number, rows: readonly object[]) => void
  /** Removes a row and focuses the previous one. */
  remove: (index: number) => void
  /** Moves a row; focus stays on its button. */
  move: (from: number, to: number, direction: string) => void
}

interface Options {
  /** Path of the list in the schema. */
  name: string
  /** Name of a row, such as "click tracker". */
  called: string
  /** Value of an empty row. */
  empty: () => object
}

const FIRST_TEXT = 'input:not([type=hidden]), textarea'

/**
 * Returns the keys of rows. Saving, discarding and undoing replace all rows with new ids: their keys stay, so that the
 * input with focus is not remounted.
 */
function useStableKeys(ids: readonly string[]): readonly string[] {
  const [known, setKnown] = useState({ ids, keys: ids })
  if (known.ids.length === ids.length && ids.every((id, at) => id === known.ids[at])) return known.keys
  const keyById = new Map(known.ids.map((id, at) => [id, known.keys[at] ?? id]))
  const areAllNew = !ids.some((id) => keyById.has(id))
  const keys = ids.map((id, at) => (areAllNew ? known.keys[at] : keyById.get(id)) ?? id)
  setKnown({ ids, keys })
  return keys
}

/** Adds, moves and removes rows of a list field, with focus management and announcements. */
export function useRows({ name, called, empty }: Options): Rows {
  const labels = useLabels('rowList', rowListLabels)
  const { fields, append, insert, remove, move } = useFieldArray({ name, keyName: 'rowKey' })
  const keys = useStableKeys(fields.map(({ rowKey }) => rowKey))
  const root = useRef<HTMLDivElement>(null)
  const goal = useRef<{ row: number; part: string }>(undefined)
  const [said, setSaid] = useState('')
  const rowName = (index: number) => `${called} ${index + 1}`

  // After the rows have rendered.
  useEffect(() => {
    if (!goal.current) return
    const { row, part } = goal.current
    goal.current = undefined
    const rows = root.current?.querySelectorAll(':scope [data-row]')
    const target = rows?.[row]?.querySelector<HTMLElement>(part) ?? root.current?.querySelector('[data-row-add]')
    if (target instanceof HTMLElement) target.focus()
  })

  const put = (at: number, rows: readonly object[]) => {
    if (at >= fields.length) append([...rows], { shouldFocus: false })
    else insert(at, [...rows], { shouldFocus: false })
    goal.current = { row: at + rows.length - 1, part: FIRST_TEXT }
    setSaid(rows.length === 1 ? labels.added(rowName(at)) : labels.rowsAdded(rows.length))
  }
  return {
    root,
    fields: keys.map((rowKey) => ({ rowKey })),
    called: rowName,
    said,
    add: () => put(fields.length, [empty()]),
    insert: (index, rows) => put(index + 1, rows),
    remove: (index) => {
      remove(index)
      goal.current = { row: Math.max(0, index - 1), part: '[data-row-remove]' }
      setSaid(labels.removed(rowName(index)))
    },
    move: (from, to, direction) => {
      move(from, to)
      goal.current = { row: to, part: `[data-row-move=${direction}]` }
      setSaid(labels.moved(to + 1, fields.length))
    },
  }
}
