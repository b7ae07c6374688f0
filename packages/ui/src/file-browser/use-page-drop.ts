import { fromEvent } from 'file-selector'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/**
 * Accepts external files that are dropped on the page outside of an element, which handles its own drops. Files that
 * are dragged over a dialog are ignored. Returns true while files are dragged over the page.
 */
export function usePageDrop(
  root: RefObject<HTMLElement | null>,
  enabled: boolean,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false)
  const receive = useEffectEvent(onFiles)
  useEffect(() => {
    if (!enabled) return
    const isOurs = ({ dataTransfer, target }: DragEvent) =>
      dataTransfer?.types.includes('Files') === true &&
      target instanceof Element &&
      !root.current?.contains(target) &&
      document.querySelector('[role="dialog"], [role="alertdialog"]') === null
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
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('dragleave', onDragLeave)
    document.addEventListener('drop', listen)
    return () => {
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('dragleave', onDragLeave)
      document.removeEventListener('drop', listen)
    }
  }, [enabled, root])
  return isOver
}
