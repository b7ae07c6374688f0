import { type RefObject, useEffect, useState } from 'react'

/** Selector of tab stops. */
export const TABBABLE =
  'a[href], button:not([disabled]), input:not([disabled]):not([type="hidden"]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]'

interface Overflow {
  /** Whether the scroller must scroll to show all of it. */
  overflows: boolean
  /** Whether it does, and nothing in it takes focus: then the scroller itself has to, for the arrow keys to scroll it. */
  needsTabStop: boolean
}

const fitting: Overflow = { overflows: false, needsTabStop: false }

/** Watches whether the parent of an element, a scroller, overflows. */
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
