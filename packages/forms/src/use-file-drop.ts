import { type DragEvent, useRef, useState } from 'react'

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Makes an element accept dropped files, in addition to a button that opens the file picker. */
export function useFileDrop(onFiles: (files: File[]) => void, disabled: boolean) {
  const [over, setOver] = useState(false)
  // Children fire enter and leave events too.
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
      // Prevents the browser from navigating to the file.
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
