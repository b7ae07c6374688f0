import { useEffect, useState, useSyncExternalStore } from 'react'

const watchRatio = (changed: () => void) => {
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** How many pixels a screen has for one of a page, and a number that changes with the theme: for what is drawn on a canvas. */
export function useScreenLook(): { ratio: number; look: number } {
  const ratio = useSyncExternalStore(
    watchRatio,
    () => devicePixelRatio,
    () => 1,
  )
  const [look, setLook] = useState(0)
  useEffect(() => {
    const changed = () => setLook((before) => before + 1)
    const observer = new MutationObserver(changed)
    observer.observe(document.documentElement, { subtree: true, attributeFilter: ['data-theme'] })
    const contrast = matchMedia('(prefers-contrast: more)')
    contrast.addEventListener('change', changed)
    return () => {
      observer.disconnect()
      contrast.removeEventListener('change', changed)
    }
  }, [])
  return { ratio, look }
}
