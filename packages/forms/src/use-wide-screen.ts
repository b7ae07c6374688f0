import { useSyncExternalStore } from 'react'

/** Makes a hook of a media query, and of what it returns on a server. */
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

/** Whether the window has the width from which the console shows its side menu, and an editor its preview beside it. */
export const useWideScreen = mediaHook('(min-width: 62rem)', true)

/** Whether the window is as narrow as a phone, where a popover leaves too little room for its content. */
export const usePhone = mediaHook('(max-width: 39.99rem)', false)
