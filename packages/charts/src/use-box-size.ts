import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { useBeforePrint } from './use-printing.js'

/** Returns the size of an element in pixels, also while printing; zeros until it is measured. */
export function useBoxSize(ref: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
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
