import { type RefObject, useEffect, useState } from 'react'

/** True while an element is in or near the viewport. */
export function useInViewport(element: RefObject<Element | null>, margin = '200px'): boolean {
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setVisible(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: margin,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return isVisible
}
