import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { useBeforePrint } from './use-printing.js'

/** The size of an element, kept up to date, on paper as well; zeros until it is known. */
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
