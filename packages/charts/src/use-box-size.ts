import { usePrerendered } from '@placard/ui'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
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
    if (!element) return
    const { clientWidth: width, clientHeight: height } = element
    // Observers also report the size that is already known.
    setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
  }, [ref])
  const observed = useRef<{ element: HTMLElement; observer: ResizeObserver }>(undefined)
  // After every render, because the element may appear later, for example once a chart has loaded.
  useLayoutEffect(() => {
    const element = ref.current
    if (element === (observed.current?.element ?? null)) return
    observed.current?.observer.disconnect()
    observed.current = undefined
    if (!element) return
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observed.current = { element, observer }
  })
  useLayoutEffect(
    () => () => {
      observed.current?.observer.disconnect()
      observed.current = undefined
    },
    [],
  )
  useBeforePrint(measure)
  return size
}
