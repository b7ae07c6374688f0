import { fromEvent } from 'file-selector'
import { useEffect, useEffectEvent, useState } from 'react'

/** Returns true while a dialog is open, which is then what the user works with; `within` one, while one more is open. */
export const isDialogOpen = (within = false): boolean =>
  document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length > (within ? 1 : 0)

/**
 * Accepts external files that are dropped anywhere on the page, except on elements that handle the drop themselves by
 * `preventDefault()`. Files that are dragged over a dialog are ignored, unless the page is within it. Returns true while
 * files are dragged over the page.
 */
export function usePageDrop(enabled: boolean, onFiles: (files: readonly File[]) => void, within = false): boolean {
  const [isOver, setOver] = useState(false)
  const receive = useEffectEvent(onFiles)
  useEffect(() => {
    if (!enabled) return
    const isOurs = ({ dataTransfer, defaultPrevented }: DragEvent) =>
      dataTransfer?.types.includes('Files') === true && !defaultPrevented && !isDialogOpen(within)
    const onDragOver = (event: DragEvent) => {
      setOver(isOurs(event))
      if (isOurs(event)) event.preventDefault()
    }
    // Leaving the window has no related target; moving between elements has one.
    const onDragLeave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false)
    const onDrop = async (event: DragEvent) => {
      setOver(false)
      if (!isOurs(event)) return
      event.preventDefault()
      const files = await fromEvent(event)
      receive(files.filter((file) => file instanceof File))
    }
    const listen = (event: DragEvent) => void onDrop(event)
    // Below the document, where react-dropzone prevents the default of every drop beside its elements.
    const page = document.documentElement
    page.addEventListener('dragover', onDragOver)
    page.addEventListener('dragleave', onDragLeave)
    page.addEventListener('drop', listen)
    return () => {
      setOver(false)
      page.removeEventListener('dragover', onDragOver)
      page.removeEventListener('dragleave', onDragLeave)
      page.removeEventListener('drop', listen)
    }
  }, [enabled, within])
  return isOver
}
