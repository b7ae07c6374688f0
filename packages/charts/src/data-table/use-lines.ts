import { defaultRangeExtractor, observeElementOffset, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { BLOCK_LINES, blockHeight, blockLines, blockOf } from './line-blocks.js'
import { type DrawnLine, MOST_PIXELS, scrollOf, shiftAt, windowLines } from './window-lines.js'

/** From so many lines on, only those in sight are drawn. */
export const VIRTUAL_LINES = 120
const IDLE_MS = 150
/** In blocks. */
const OVERSCAN = 1

interface LinesOptions {
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>
  /** How many lines there are. */
  count: number
  /** The line that has the focus: it stays when it leaves the sight. */
  focused?: number
  /** Draws so many lines from the first on, wherever the reader is: for the printer. */
  printed?: number
}

interface Lines {
  drawn: DrawnLine[]
  isVirtual: boolean
  /** Tells that a line is so high, one with its details open; undefined: as high as all. */
  measure: (index: number, height: number | undefined) => void
  /** Forgets heights and begins at the top: other lines are there now. */
  restart: () => void
}

/** Which lines are drawn: all of some, those in sight of many. */
export function useLines({ scroller, count, focused, printed }: LinesOptions): Lines {
  const isVirtual = count > VIRTUAL_LINES && printed === undefined
  const rowHeight = useRowHeight(scroller, isVirtual)
  const shift = useRef(0)
  const [, render] = useReducer((times: number) => times + 1, 0)
  const [own] = useState(() => new Map<number, number>())
  const heights = { count, usual: rowHeight, own }
  const latest = useRef(heights)
  useLayoutEffect(() => {
    latest.current = heights
  })
  const virtualizer: Virtualizer<HTMLElement, HTMLElement> = useVirtualizer<HTMLElement, HTMLElement>({
    enabled: isVirtual,
    count: isVirtual ? Math.ceil(count / BLOCK_LINES) : 0,
    getScrollElement: () => scroller.current,
    estimateSize: (block) => blockHeight(block, heights),
    overscan: OVERSCAN,
    initialRect: { width: 800, height: 600 },
    observeElementOffset: (instance, tell) => {
      const stop = observeElementOffset(instance, (offset, isScrolling) => tell(offset + shift.current, isScrolling))
      const stopScaling = keepScale(instance, shift, () => flushSync(render))
      return () => {
        stop?.()
        stopScaling()
      }
    },
    rangeExtractor: (range) => {
      const blocks = defaultRangeExtractor(range)
      const kept = focused === undefined ? undefined : blockOf(focused)
      if (kept === undefined || kept >= range.count || blocks.includes(kept)) return blocks
      return [...blocks, kept].sort((a, b) => a - b)
    },
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the sizes that it kept are of the old height.
  useLayoutEffect(() => virtualizer.measure(), [rowHeight])

  const actions = useMemo(
    () => ({
      measure: (index: number, height: number | undefined) => {
        if (height === undefined ? !own.delete(index) : own.get(index) === height) return
        if (height !== undefined) own.set(index, height)
        const block = blockOf(index)
        virtualizer.resizeItem(block, blockHeight(block, latest.current))
      },
      restart: () => {
        own.clear()
        virtualizer.measure()
        shift.current = 0
        if (scroller.current) scroller.current.scrollTop = 0
      },
    }),
    [virtualizer, scroller, own],
  )
  if (!isVirtual) {
    const length = Math.min(count, printed ?? count)
    return { drawn: Array.from({ length }, (_, index) => ({ kind: 'line', index })), isVirtual, ...actions }
  }
  const total = virtualizer.getTotalSize()
  const height = Math.min(total, MOST_PIXELS)
  const lines = blockLines(virtualizer.getVirtualItems(), heights, focused)
  return { drawn: windowLines({ lines, total, height, shift: shift.current }), isVirtual, ...actions }
}

/** More lines than an element has room for: jumps of the bar go as far as they say, small steps stay small. */
function keepScale(
  virtualizer: Virtualizer<HTMLElement, HTMLElement>,
  shift: RefObject<number>,
  render: () => void,
): () => void {
  const element = virtualizer.scrollElement
  if (!element) return () => undefined
  let last = element.scrollTop
  let timer: ReturnType<typeof setTimeout> | undefined
  const measures = () => {
    const total = virtualizer.getTotalSize()
    return [element.scrollHeight - element.clientHeight, total, Math.min(total, MOST_PIXELS)] as const
  }
  const settle = () => {
    const [scrollable, total, height] = measures()
    const place = element.scrollTop + shift.current
    const wanted = scrollOf(place, scrollable, total, height)
    if (Math.abs(wanted - element.scrollTop) < 1) return
    element.scrollTop = wanted
    last = element.scrollTop
    shift.current = place - last
    render()
  }
  const onScroll = () => {
    const [scrollable, total, height] = measures()
    if (total <= height) return
    const step = Math.abs(element.scrollTop - last)
    last = element.scrollTop
    clearTimeout(timer)
    if (step > 2 * element.clientHeight) shift.current = shiftAt(last, scrollable, total, height)
    else if (last <= 0 || last >= scrollable - 1) settle()
    else timer = setTimeout(settle, IDLE_MS)
  }
  // Before the virtualizer hears of it, so that both speak of the same place.
  element.addEventListener('scroll', onScroll, { passive: true, capture: true })
  return () => {
    clearTimeout(timer)
    element.removeEventListener('scroll', onScroll, { capture: true })
  }
}

/** The height of a row as the density around the table makes it. */
function useRowHeight(scroller: RefObject<HTMLElement | null>, isVirtual: boolean): number {
  const [height, setHeight] = useState(44)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!isVirtual || !element) return
    const measure = () => {
      const row = element.querySelector('tr[data-line]:not([data-open])')
      const found = row?.getBoundingClientRect().height ?? 0
      if (found > 0) setHeight(found)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, isVirtual])
  return height
}
