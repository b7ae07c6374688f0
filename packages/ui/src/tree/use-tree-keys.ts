import { type KeyboardEvent, useRef } from 'react'
import type { TreeRowData } from './tree-node.js'
import type { useTreeSelection } from './use-tree-selection.js'

export interface TreeKeysOptions {
  rows: readonly TreeRowData[]
  stop: number
  focus: (row: TreeRowData | undefined) => void
  toggle: (rows: readonly TreeRowData[], open: boolean) => void
  act: (row: TreeRowData) => void
  multiple: boolean
  selection: ReturnType<typeof useTreeSelection>
}

/** Words that are typed this quickly belong together. */
const TYPING_MS = 1000

/** The keys of a tree as the ARIA practices have them. */
export function useTreeKeys({ rows, stop, focus, toggle, act, multiple, selection }: TreeKeysOptions) {
  const typed = useRef({ text: '', at: 0 })

  const find = (key: string) => {
    const now = performance.now()
    const text = (now - typed.current.at < TYPING_MS ? typed.current.text : '') + key.toLowerCase()
    typed.current = { text, at: now }
    // One letter goes on to the next match; more of them narrow down the one that was found.
    const from = text.length === 1 ? stop + 1 : stop
    const turned = [...rows.slice(from), ...rows.slice(0, from)]
    return turned.find(({ kind, node }) => kind === 'node' && node.label.toLowerCase().startsWith(text))
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const row = rows[stop]
    if (!row || event.altKey) return
    const control = event.ctrlKey || event.metaKey
    const tree = event.currentTarget
    const rightToLeft = getComputedStyle(tree).direction === 'rtl'
    const [into, out] = rightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const goTo = (index: number) => {
      const next = rows[Math.min(Math.max(index, 0), rows.length - 1)]
      if (event.shiftKey && next && multiple) selection.range(next, row)
      focus(next)
    }
    const page = () => {
      const height = event.target instanceof HTMLElement ? event.target.offsetHeight : 0
      return Math.max(1, Math.floor(tree.clientHeight / Math.max(height, 1)) - 1)
    }
    const { key } = event
    if (control && key.toLowerCase() !== 'a' && key !== ' ') return
    if (key === 'ArrowDown') goTo(stop + 1)
    else if (key === 'ArrowUp') goTo(stop - 1)
    else if (key === 'Home') goTo(0)
    else if (key === 'End') goTo(rows.length - 1)
    else if (key === 'PageDown') goTo(stop + page())
    else if (key === 'PageUp') goTo(stop - page())
    else if (key === into) {
      if (row.open === false) toggle([row], true)
      else if (row.open) focus(rows[stop + 1])
    } else if (key === out) {
      if (row.open) toggle([row], false)
      else focus(rows.find(({ id }) => id === row.trail[0]))
    } else if (key === 'Enter') act(row)
    else if (key === ' ') row.kind === 'failed' ? act(row) : selection.toggle(row)
    else if (key === '*') {
      toggle(
        rows.filter(({ open, trail }) => open === false && trail[0] === row.trail[0]),
        true,
      )
    } else if (control) selection.all()
    else if (key.length === 1) focus(find(key))
    else return
    event.preventDefault()
  }
}
