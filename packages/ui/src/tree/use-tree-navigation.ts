import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { TreeRowData } from './tree-rows.js'

/** Manages the single Tab stop and the focus of the tree. */
export function useTreeFocus(
  tree: RefObject<HTMLElement | null>,
  rows: readonly TreeRowData[],
  selected: readonly string[],
) {
  const [focused, setFocused] = useState<string>()
  const trail = useRef<readonly string[]>([])
  const inside = useRef(false)
  const mustFocus = useRef(false)

  const index = rows.findIndex(({ id }) => id === focused)
  const stop =
    index >= 0
      ? index
      : Math.max(
          0,
          rows.findIndex(({ id }) => selected.includes(id)),
        )

  const focus = (row: TreeRowData | undefined) => {
    if (!row) return
    mustFocus.current = true
    trail.current = row.trail
    setFocused(row.id)
    // Setting the same row does not change state, but it may have lost focus.
    if (row.id === focused) tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }

  useLayoutEffect(() => {
    if (focused !== undefined && index < 0) {
      // The row was collapsed, loaded or removed: its ancestor takes its place, and focus if the row had it.
      const next = rows.find(({ id }) => id === trail.current.find((above) => rows.some((row) => row.id === above)))
      mustFocus.current = inside.current
      trail.current = next?.trail ?? []
      setFocused(next?.id)
      if (next) return
    }
    if (!mustFocus.current) return
    mustFocus.current = false
    tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [focused, index, rows, tree])

  return {
    stop,
    focus,
    onFocus: (event: FocusEvent) => {
      inside.current = true
      const id = event.target instanceof HTMLElement ? event.target.dataset.id : undefined
      const row = rows.find((candidate) => candidate.id === id)
      if (!row || row.id === focused) return
      trail.current = row.trail
      setFocused(row.id)
    },
    onBlur: () => {
      inside.current = false
    },
  }
}

interface TreeKeysOptions {
  rows: readonly TreeRowData[]
  stop: number
  focus: (row: TreeRowData | undefined) => void
  toggle: (rows: readonly TreeRowData[], open: boolean) => void
  act: (row: TreeRowData) => void
  multiple: boolean
  selection: ReturnType<typeof useTreeSelection>
}

/** Pause in ms after which typing starts a new search. */
const TYPING_MS = 1000

/** Keyboard handling of a tree by the ARIA practices. */
export function useTreeKeys({ rows, stop, focus, toggle, act, multiple, selection }: TreeKeysOptions) {
  const typed = useRef({ text: '', at: 0 })

  const find = (key: string) => {
    const now = performance.now()
    const text = (now - typed.current.at < TYPING_MS ? typed.current.text : '') + key.toLowerCase()
    typed.current = { text, at: now }
    // One character goes to the next match; more characters narrow the current one.
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

export type TreeSelection = 'none' | 'single' | 'multiple'

/** Selects single rows, toggles, and ranges. */
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
    /** Selects from the last selected row, or from `origin`, to this one. */
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
