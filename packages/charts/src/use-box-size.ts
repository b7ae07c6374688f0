import { usePrerendered } from '@placard/ui'
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { useBeforePrint } from './use-printing.js'

export interface BoxSize {
  width: number
  height: number
}

const UNKNOWN: BoxSize = { width: 0, height: 0 }

/**
 * Returns the size of an element in pixels, also while printing; until it is measured, `ahead` in a page that a server
 * rendered, else zeros.
 */
export function useBoxSize(ref: RefObject<HTMLElement | null>, ahead = UNKNOWN): BoxSize {
  const isPrerendered = usePrerendered()
  const [size, setSize] = useState(isPrerendered ? ahead : UNKNOWN)
  const measure = useCallback(() => {
    const element = ref.current
    if (element) setSize({ width: element.clientWidth, height: element.clientHeight })
  }, [ref])
  const [element, setElement] = useState<HTMLElement | null>(null)
  // After every render, because the element may appear later, for example once a chart has loaded.
  useLayoutEffect(() => setElement(ref.current))
  useLayoutEffect(() => {
    if (!element) return
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, measure])
  useBeforePrint(measure)
  return size
}
