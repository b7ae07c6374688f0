import { type DragEvent, useRef, useState } from 'react'

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Lets an element take files that are dropped on it. Only ever an extra: there is a button that opens the picker. */
export function useFileDrop(onFiles: (files: File[]) => void, disabled: boolean) {
  const [over, setOver] = useState(false)
  // Each child that the pointer passes enters and leaves as well.
  const depth = useRef(0)
  const leave = (all: boolean) => {
    depth.current = all ? 0 : Math.max(0, depth.current - 1)
    if (depth.current === 0) setOver(false)
  }
  return {
    over: over && !disabled,
    dropProps: {
      onDragEnter: (event: DragEvent) => {
        if (!holdsFiles(event)) return
        depth.current++
        setOver(true)
      },
      // Without this the browser opens the file, and the page is gone.
      onDragOver: (event: DragEvent) => {
        if (holdsFiles(event)) event.preventDefault()
      },
      onDragLeave: () => leave(false),
      onDrop: (event: DragEvent) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        leave(true)
        if (!disabled) onFiles([...event.dataTransfer.files])
      },
    },
  }
}
