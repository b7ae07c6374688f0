import { defaultRangeExtractor, observeElementOffset, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useDeferredValue, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'

/** Tables with more lines than this only render the lines in the viewport. */
export const VIRTUAL_ROWS = 120

/** Height of such a table. */
export const VIRTUAL_HEIGHT = 'max-h-160'

const IDLE_MS = 150
/** Blocks rendered beyond the viewport. */
const OVERSCAN = 1
/** Row height in pixels until it is measured. */
const INITIAL_ROW_HEIGHT = 44

interface VirtualRowsOptions {
  /** The scroll container. */
  scroller: RefObject<HTMLElement | null>
  /** Number of lines. */
  count: number
  /** Line with the focus, which stays rendered outside of the viewport. */
  focused?: number
  /** Renders this many lines from the first one on, for printing. */
  printed?: number
}

interface VirtualRows {
  rendered: RenderedLine[]
  isVirtual: boolean
  /** Sets the height of a line with open details; undefined for the height of other lines. */
  measure: (index: number, height: number | undefined) => void
  /** Forgets heights and scrolls to the top, because other lines are shown. */
  restart: () => void
}

/** Row virtualization: renders all lines of a short table, and those in the viewport of a long one. */
export function useVirtualRows({ scroller, count, focused, printed }: VirtualRowsOptions): VirtualRows {
  const isVirtual = count > VIRTUAL_ROWS && printed === undefined
  const rowHeight = useRowHeight(scroller, isVirtual)
  const [scale] = useState(createScrollScale)
  const shift = useSyncExternalStore(scale.subscribe, scale.shift, scale.shift)
  const [customHeights, setCustomHeights] = useState<ReadonlyMap<number, number>>(new Map())
  const heights = { count, rowHeight, customHeights }
  // The first frame only has the blocks in the viewport.
  const overscan = useDeferredValue(OVERSCAN, 0)
  const virtualizer: Virtualizer<HTMLElement, HTMLElement> = useVirtualizer<HTMLElement, HTMLElement>({
    enabled: isVirtual,
    count: isVirtual ? Math.ceil(count / BLOCK_LINES) : 0,
    getScrollElement: () => scroller.current,
    estimateSize: (block) => blockHeight(block, heights),
    overscan,
    initialRect: { width: 800, height: 600 },
    observeElementOffset: (instance, notify) => {
      const stopScale = scale.observe(instance)
      const stop = observeElementOffset(instance, (offset, isScrolling) => notify(offset + scale.shift(), isScrolling))
      return () => {
        stop?.()
        stopScale()
      }
    },
    rangeExtractor: (range) => {
      const blocks = defaultRangeExtractor(range)
      const kept = focused === undefined ? undefined : findBlock(focused)
      if (kept === undefined || kept >= range.count || blocks.includes(kept)) return blocks
      return [...blocks, kept].sort((a, b) => a - b)
    },
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: cached sizes are of the previous heights.
  useLayoutEffect(() => {
    if (isVirtual) virtualizer.measure()
  }, [rowHeight, customHeights])

  const actions = useMemo(
    () => ({
      measure: (index: number, height: number | undefined) =>
        setCustomHeights((known) => {
          if (known.get(index) === height) return known
          const next = new Map(known)
          if (height === undefined) next.delete(index)
          else next.set(index, height)
          return next
        }),
      restart: () => {
        setCustomHeights((known) => (known.size === 0 ? known : new Map()))
        scale.reset()
        if (scroller.current) scroller.current.scrollTop = 0
      },
    }),
    [scale, scroller],
  )
  if (!isVirtual) {
    const length = Math.min(count, printed ?? count)
    return { rendered: Array.from({ length }, (_, index) => ({ kind: 'line', index })), isVirtual, ...actions }
  }
  const total = virtualizer.getTotalSize()
  const height = Math.min(total, MAX_PIXELS)
  const lines = blockLines(virtualizer.getVirtualItems(), heights, focused)
  return { rendered: renderedLines({ lines, total, height, shift }), isVirtual, ...actions }
}

/**
 * Maps the scroll position of an element to lines that are taller together than an element can be. A jump of the
 * scrollbar goes to the same fraction of all lines; small steps stay small. The shift is the distance by which lines
 * move up.
 */
function createScrollScale() {
  let shift = 0
  const listeners = new Set<() => void>()
  const set = (next: number) => {
    if (next === shift) return
    shift = next
    for (const listener of listeners) listener()
  }
  return {
    shift: () => shift,
    reset: () => set(0),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    observe: (virtualizer: Virtualizer<HTMLElement, HTMLElement>) => {
      const element = virtualizer.scrollElement
      if (!element) return () => undefined
      let last = element.scrollTop
      let timer: ReturnType<typeof setTimeout> | undefined
      const measures = () => {
        const total = virtualizer.getTotalSize()
        return [element.scrollHeight - element.clientHeight, total, Math.min(total, MAX_PIXELS)] as const
      }
      const settle = () => {
        const [scrollable, total, height] = measures()
        const offset = element.scrollTop + shift
        const nextTop = scrollTopFor(offset, scrollable, total, height)
        if (Math.abs(nextTop - element.scrollTop) < 1) return
        element.scrollTop = nextTop
        last = element.scrollTop
        set(offset - last)
      }
      const onScroll = () => {
        if (virtualizer.getTotalSize() <= MAX_PIXELS) return
        const [scrollable, total, height] = measures()
        const step = Math.abs(element.scrollTop - last)
        last = element.scrollTop
        clearTimeout(timer)
        if (step > 2 * element.clientHeight) set(shiftAt(last, scrollable, total, height))
        else if (last <= 0 || last >= scrollable - 1) settle()
        else timer = setTimeout(settle, IDLE_MS)
      }
      // Captured, so that the virtualizer reads the new shift.
      element.addEventListener('scroll', onScroll, { passive: true, capture: true })
      return () => {
        clearTimeout(timer)
        element.removeEventListener('scroll', onScroll, { capture: true })
      }
    },
  }
}

/** Measures the row height, which depends on the density around the table. */
function useRowHeight(scroller: RefObject<HTMLElement | null>, isVirtual: boolean): number {
  const [height, setHeight] = useState(INITIAL_ROW_HEIGHT)
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

/** The virtualizer stores an entry per item: blocks of eight lines keep it small with a million of them. */
export const BLOCK_LINES = 8

/** Maximum height of an element in pixels, because browsers do not lay out much taller ones. */
export const MAX_PIXELS = 15_000_000

/** Returns the block of a line. */
export const findBlock = (line: number): number => Math.floor(line / BLOCK_LINES)

/** Heights of lines in pixels. */
export interface LineHeights {
  /** Number of lines. */
  count: number
  rowHeight: number
  /** Heights of lines with open details, by index. */
  customHeights: ReadonlyMap<number, number>
}

/** A rendered line, or a spacer in place of lines outside of the viewport. */
export type RenderedLine = { kind: 'line'; index: number } | { kind: 'spacer'; before: number; height: number }

/** Returns the height of a block in pixels. */
export function blockHeight(block: number, { count, rowHeight, customHeights }: LineHeights): number {
  const first = block * BLOCK_LINES
  const end = Math.min(first + BLOCK_LINES, count)
  let height = rowHeight * (end - first)
  if (customHeights.size > 0)
    for (let line = first; line < end; line++) height += (customHeights.get(line) ?? rowHeight) - rowHeight
  return height
}

interface LinePosition {
  index: number
  start: number
  size: number
}

/** Returns the lines of some blocks with their positions; of a block apart from the others, only the focused line. */
export function blockLines(
  blocks: readonly { index: number; start: number }[],
  { count, rowHeight, customHeights }: LineHeights,
  focused: number | undefined,
): LinePosition[] {
  return blocks.flatMap(({ index: block, start }, place) => {
    const isApart =
      focused !== undefined &&
      findBlock(focused) === block &&
      blocks[place - 1]?.index !== block - 1 &&
      blocks[place + 1]?.index !== block + 1
    const first = block * BLOCK_LINES
    const length = Math.max(0, Math.min(BLOCK_LINES, count - first))
    let top = start
    const lines = Array.from({ length }, (_, offset) => {
      const size = customHeights.get(first + offset) ?? rowHeight
      top += size
      return { index: first + offset, start: top - size, size }
    })
    return isApart ? lines.filter(({ index }) => index === focused) : lines
  })
}

interface RenderedLinesOptions {
  /** Lines in order, positioned as if elements could have any height. */
  lines: readonly LinePosition[]
  /** Height of all lines. */
  total: number
  /** Height of the element. */
  height: number
  /** Distance by which lines move up to be in the viewport. */
  shift: number
}

/** Positions lines in an element of limited height, with spacers between them. */
export function renderedLines({ lines, total, height, shift }: RenderedLinesOptions): RenderedLine[] {
  const rendered: RenderedLine[] = []
  let bottom = 0
  let below = lines.reduce((sum, { size }) => sum + size, 0)
  for (const { index, start, size } of lines) {
    const top = Math.min(Math.max(start - shift, bottom), Math.max(bottom, height - below))
    if (top > bottom) rendered.push({ kind: 'spacer', before: index, height: top - bottom })
    rendered.push({ kind: 'line', index })
    bottom = top + size
    below -= size
  }
  if (bottom < height && total > 0) rendered.push({ kind: 'spacer', before: -1, height: height - bottom })
  return rendered
}

/** Returns the shift at a scroll position: everything that does not fit at its end. */
export const shiftAt = (scrollTop: number, scrollable: number, total: number, height: number): number =>
  scrollable > 0 ? (Math.min(scrollTop, scrollable) / scrollable) * Math.max(0, total - height) : 0

/** Returns the scroll position that represents an offset in all lines. */
export const scrollTopFor = (offset: number, scrollable: number, total: number, height: number): number =>
  scrollable > 0 ? offset / (1 + Math.max(0, total - height) / scrollable) : 0
