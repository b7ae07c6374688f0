import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { TreeRowData } from './tree-node.js'

/** The one row that the Tab key stops at, and the focus that moves with it. */
export function useTreeFocus(
  tree: RefObject<HTMLElement | null>,
  rows: readonly TreeRowData[],
  selected: readonly string[],
) {
  const [focused, setFocused] = useState<string>()
  const trail = useRef<readonly string[]>([])
  const inside = useRef(false)
  const wanted = useRef(false)

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
    wanted.current = true
    trail.current = row.trail
    setFocused(row.id)
    // The same row again is no change of state; it may have lost the focus all the same.
    if (row.id === focused) tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }

  useLayoutEffect(() => {
    if (focused !== undefined && index < 0) {
      // The row has gone: folded away, loaded, or taken out. What it was in takes its place, and the focus if it had it.
      const next = rows.find(({ id }) => id === trail.current.find((above) => rows.some((row) => row.id === above)))
      wanted.current = inside.current
      trail.current = next?.trail ?? []
      setFocused(next?.id)
      if (next) return
    }
    if (!wanted.current) return
    wanted.current = false
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
