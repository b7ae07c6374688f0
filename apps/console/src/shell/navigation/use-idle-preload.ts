import { useEffect } from 'react'
import { savesData } from './saves-data.js'

/** Idle time of network and page before the preload starts, in ms. */
const QUIET_MS = 500

/**
 * Preloads code that is likely needed next, once the page has loaded and no request is pending; `undefined` preloads
 * nothing. Both functions must be stable between renders.
 */
export function useIdlePreload(preload: (() => void) | undefined, isBusy: () => boolean): void {
  useEffect(() => {
    if (!preload || savesData()) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(look, QUIET_MS)
    }
    const look = () => {
      if (document.readyState === 'complete' && !isBusy()) preload()
      else wait()
    }
    wait()
    return () => clearTimeout(timer)
  }, [preload, isBusy])
}
