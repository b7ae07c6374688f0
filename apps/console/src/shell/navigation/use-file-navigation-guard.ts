import { useEffect } from 'react'

const isFileInput = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type === 'file'

/** Keeps the browser from opening files that are dropped where nothing accepts them, which would leave the console. */
export function useFileNavigationGuard(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      const { dataTransfer, defaultPrevented, target } = event
      if (!dataTransfer?.types.includes('Files') || defaultPrevented || isFileInput(target)) return
      event.preventDefault()
      dataTransfer.dropEffect = 'none'
    }
    // On the window, after all handlers that accept files.
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}
