import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

export interface VirtualListOptions {
  /** Scroll container. */
  scroller: RefObject<HTMLElement | null>
  /** Element with the height of a line, for measuring. */
  probe: RefObject<HTMLElement | null>
  /** Number of entries. */
  count: number
  /** Index of the current entry, which stays rendered so that it keeps focus. */
  index: number
  /** Minimum width of a tile in px. */
  minWidth?: number
  /** Height of the sticky header in px. */
  head?: number
  /** Space before the first line, in lines. */
  before?: number
}

/** Virtualizes the rows of a list or of tiles, and computes the number of columns. */
export function useVirtualList({ scroller, probe, count, index, minWidth, head = 0, before = 0 }: VirtualListOptions) {
  const [size, setSize] = useState({ height: 44, columns: 1 })

  useLayoutEffect(() => {
    const [element, measured] = [scroller.current, probe.current]
    if (!element || !measured) return
    const measure = () => {
      const height = measured.getBoundingClientRect().height || 44
      const columns = minWidth === undefined ? 1 : Math.max(2, Math.floor(measured.clientWidth / minWidth))
      setSize((was) => (was.height === height && was.columns === columns ? was : { height, columns }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [scroller, probe, minWidth])

  const current = Math.floor(index / size.columns)
  const virtualizer = useVirtualizer({
    count: Math.ceil(count / size.columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => size.height,
    overscan: 6,
    scrollMargin: head,
    scrollPaddingStart: head,
    paddingStart: before * size.height,
    initialRect: { width: 800, height: 600 },
    rangeExtractor: (range) => {
      const lines = defaultRangeExtractor(range)
      if (current >= range.count || lines.includes(current)) return lines
      return [...lines, current].sort((a, b) => a - b)
    },
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the sizes that it kept are of the old height.
  useLayoutEffect(() => virtualizer.measure(), [size.height])

  useEffect(() => {
    if (count > 0) virtualizer.scrollToIndex(current, { align: 'auto' })
  }, [current, count, virtualizer])

  const room = (scroller.current?.clientHeight ?? 0) - head
  return { virtualizer, columns: size.columns, height: size.height, page: Math.max(1, Math.floor(room / size.height)) }
}
