import { useRef } from 'react'
import type { TreeRowData } from './tree-node.js'

export type TreeSelection = 'none' | 'single' | 'multiple'

/** What choosing rows does, alone, one by one and as a range. */
export function useTreeSelection(
  mode: TreeSelection,
  rows: readonly TreeRowData[],
  selected: readonly string[],
  setSelected: (selected: readonly string[]) => void,
) {
  const anchor = useRef<string>(undefined)
  const nodes = rows.filter(({ kind }) => kind === 'node')
  const choose = (ids: readonly string[]) => {
    if (ids.length !== selected.length || ids.some((id) => !selected.includes(id))) setSelected(ids)
  }
  const one = (row: TreeRowData) => {
    if (mode === 'none' || row.kind !== 'node') return
    anchor.current = row.id
    choose([row.id])
  }
  return {
    one,
    toggle: (row: TreeRowData) => {
      if (mode !== 'multiple') return one(row)
      if (row.kind !== 'node') return
      anchor.current = row.id
      choose(selected.includes(row.id) ? selected.filter((id) => id !== row.id) : [...selected, row.id])
    },
    /** From the row that was chosen last, or else from `origin`, to this one. */
    range: (row: TreeRowData, origin: TreeRowData = row) => {
      if (mode !== 'multiple') return one(row)
      anchor.current ??= origin.id
      const from = nodes.findIndex(({ id }) => id === anchor.current)
      const to = nodes.indexOf(row)
      if (from < 0) return one(row)
      if (to >= 0) choose(nodes.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ id }) => id))
    },
    all: () => mode === 'multiple' && choose(nodes.map(({ id }) => id)),
  }
}
