import { type RefObject, useEffect, useState } from 'react'

/** Selector of tab stops. */
export const TABBABLE =
  'a[href], button:not([disabled]), input:not([disabled]):not([type="hidden"]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]'

interface Overflow {
  /** True if the content overflows. */
  overflows: boolean
  /**
   * True if it overflows without focusable content: the container then needs to be focusable, so that arrow keys
   * scroll it.
   */
  needsTabStop: boolean
}

const fitting: Overflow = { overflows: false, needsTabStop: false }

/** Observes whether the scroll container around an element overflows. */
export function useOverflow(child: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState(fitting)
  useEffect(() => {
    const scroller = child.current?.parentElement
    if (!child.current || !scroller) return
    const measure = () => {
      const overflows = scroller.scrollWidth > scroller.clientWidth || scroller.scrollHeight > scroller.clientHeight
      const needsTabStop = overflows && scroller.querySelector(TABBABLE) === null
      setOverflow((was) =>
        was.overflows === overflows && was.needsTabStop === needsTabStop ? was : { overflows, needsTabStop },
      )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(child.current)
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [child])
  return overflow
}
