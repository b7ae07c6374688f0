import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { useBeforePrint } from './use-printing.js'

/** Returns the size of an element in pixels, also while printing; zeros until it is measured. */
export function useBoxSize(ref: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  const measure = useCallback(() => {
    const element = ref.current
    if (element) setSize({ width: element.clientWidth, height: element.clientHeight })
  }, [ref])
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, measure])
  useBeforePrint(measure)
  return size
}
