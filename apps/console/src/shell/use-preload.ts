import { useEffect } from 'react'

/** Starts loading a screen's code as soon as someone points at, or tabs to, a link that leads there. */
export function usePreloadOnIntent(preload: (pathname: string) => void): void {
  useEffect(() => {
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link && link.origin === window.location.origin) preload(link.pathname)
    }
    document.addEventListener('pointerover', onIntent, { passive: true })
    document.addEventListener('focusin', onIntent)
    return () => {
      document.removeEventListener('pointerover', onIntent)
      document.removeEventListener('focusin', onIntent)
    }
  }, [preload])
}
