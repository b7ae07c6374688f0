import { useEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const watchers = new Set<() => void>()
const measurers = new Set<() => void>()
let isPrinting = false

function print(next: boolean): void {
  isPrinting = next
  // The printer waits for no later render: boxes of paper first, and then what is drawn as wide as they are.
  for (const group of [watchers, measurers])
    flushSync(() => {
      for (const call of group) call()
    })
}

const begin = () => print(true)
const end = () => print(false)
const byMedia = ({ matches }: MediaQueryListEvent) => print(matches)
let media: MediaQueryList | undefined

/** One listener for all, since those of a window are called in the order in which they came. */
function listen(group: Set<() => void>, call: () => void): () => void {
  if (watchers.size + measurers.size === 0) {
    media = window.matchMedia('print')
    media.addEventListener('change', byMedia)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
  }
  group.add(call)
  return () => {
    group.delete(call)
    if (watchers.size + measurers.size > 0) return
    media?.removeEventListener('change', byMedia)
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}

const watch = (call: () => void) => listen(watchers, call)

/** Whether the page is on its way to the printer, in time for what is printed. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    watch,
    () => isPrinting,
    () => false,
  )
}

/** Calls before the page is printed, when its boxes are as wide as on paper, and after it. Keep `measure` stable. */
export function useBeforePrint(measure: () => void): void {
  useEffect(() => listen(measurers, measure), [measure])
}
