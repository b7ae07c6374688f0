import { useEffect } from 'react'
import { savesData } from './saves-data.js'

/** How long the line and the page have had nothing to do, in ms. */
const QUIET_MS = 500

/**
 * Fetches code that is likely wanted next, once the page has loaded and is not busy with data; undefined fetches nothing.
 * Keep both functions stable between renders.
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
