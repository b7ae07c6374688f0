import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'

/** The rows of a list in a form, and what can be done with them. */
export interface Rows {
  root: RefObject<HTMLDivElement | null>
  fields: readonly { rowKey: string }[]
  /** What a row is called, such as "click tracker 2". */
  called: (index: number) => string
  /** What was done last, in words. */
  said: string
  /** Adds an empty row at the end and goes to it. */
  add: () => void
  /** Puts rows behind the one of that index, or at the end, and goes to the last of them. */
  insert: (index: number, rows: readonly object[]) => void
  /** Takes a row away and goes to the one before it. */
  remove: (index: number) => void
  /** Moves a row; the focus stays on its button. */
  move: (from: number, to: number, words: string) => void
}

interface Options {
  /** The path of the list in the schema. */
  name: string
  /** What one row is called, such as "click tracker". */
  called: string
  /** An empty row. */
  empty: () => object
}

const FIRST_TEXT = 'input:not([type=hidden]), textarea'

/** Adds, moves and removes the rows of a list in a form; the focus goes along, and every step is said. */
export function useRows({ name, called, empty }: Options): Rows {
  const { fields, append, insert, remove, move } = useFieldArray({ name, keyName: 'rowKey' })
  const root = useRef<HTMLDivElement>(null)
  const goal = useRef<{ row: number; part: string }>(undefined)
  const [said, setSaid] = useState('')
  const inWords = (index: number) => `${called} ${index + 1}`

  // Once the rows are those that were asked for.
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
    setSaid(rows.length === 1 ? `${inWords(at)} added` : `${rows.length} rows added`)
  }
  return {
    root,
    fields,
    called: inWords,
    said,
    add: () => put(fields.length, [empty()]),
    insert: (index, rows) => put(index + 1, rows),
    remove: (index) => {
      remove(index)
      goal.current = { row: Math.max(0, index - 1), part: '[data-row-remove]' }
      setSaid(`${inWords(index)} removed`)
    },
    move: (from, to, words) => {
      move(from, to)
      goal.current = { row: to, part: `[data-row-move=${words}]` }
      setSaid(`Moved to ${to + 1} of ${fields.length}`)
    },
  }
}
