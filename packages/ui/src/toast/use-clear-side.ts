import { type RefObject, useEffect, useState } from 'react'

type Side = 'bottom' | 'top'

/** The edge of the window for the toasts: the bottom, or the top while what has focus would lie under them. */
export function useClearSide(region: RefObject<HTMLElement | null>): Side {
  const [side, setSide] = useState<Side>('bottom')
  useEffect(() => {
    const element = region.current
    if (!element) return
    const check = () => {
      const box = element.getBoundingClientRect()
      if (box.height === 0) return setSide('bottom')
      const focused = document.activeElement
      if (!focused || focused === document.body || element.contains(focused)) return
      const at = focused.getBoundingClientRect()
      const covered = (top: number) =>
        at.bottom > top && at.top < top + box.height && at.right > box.left && at.left < box.right
      const under = { bottom: covered(window.innerHeight - box.height), top: covered(0) }
      setSide((was) => {
        const other = was === 'bottom' ? 'top' : 'bottom'
        return under[was] && !under[other] ? other : was
      })
    }
    const resize = new ResizeObserver(() => requestAnimationFrame(check))
    resize.observe(element)
    document.addEventListener('focusin', check)
    return () => {
      resize.disconnect()
      document.removeEventListener('focusin', check)
    }
  }, [region])
  return side
}
