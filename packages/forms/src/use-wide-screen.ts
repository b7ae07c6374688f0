import { useSyncExternalStore } from 'react'

/** Creates a hook from a media query and its value on a server. */
function mediaHook(query: string, onServer: boolean): () => boolean {
  const subscribe = (onChange: () => void) => {
    const list = window.matchMedia(query)
    list.addEventListener('change', onChange)
    return () => list.removeEventListener('change', onChange)
  }
  return () =>
    useSyncExternalStore(
      subscribe,
      () => window.matchMedia(query).matches,
      () => onServer,
    )
}

/** Returns whether the window is wide enough for the side menu and side-by-side preview. */
export const useWideScreen = mediaHook('(min-width: 62rem)', true)

/** Returns whether the window is too narrow for a popover. */
export const usePhone = mediaHook('(max-width: 39.99rem)', false)
