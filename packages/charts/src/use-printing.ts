import { useEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const watchers = new Set<() => void>()
const measurers = new Set<() => void>()
let isPrinting = false

function print(next: boolean): void {
  isPrinting = next
  // The print dialog waits for no later render: first set the size of the boxes, then measure them.
  for (const group of [watchers, measurers])
    flushSync(() => {
      for (const call of group) call()
    })
}

const begin = () => print(true)
const end = () => print(false)
const byMedia = ({ matches }: MediaQueryListEvent) => print(matches)
let media: MediaQueryList | undefined

/** Shares one listener per window, because listeners are called in the order of subscription. */
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

/** Returns true while the page is being printed. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    watch,
    () => isPrinting,
    () => false,
  )
}

/** Calls `measure` before printing, when boxes have their paper width, and after it. Memoize `measure`. */
export function useBeforePrint(measure: () => void): void {
  useEffect(() => listen(measurers, measure), [measure])
}
