import { type RefObject, useRef, useState } from 'react'

interface Cut {
  /** Goes to the element whose words may be cut off. */
  cut: RefObject<HTMLElement | null>
  /** For the Tooltip with all of the words: it opens only where some of them cannot be read. */
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Tells whether words are cut off, at the moment when somebody asks for them. */
export function useCut(): Cut {
  const cut = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  const onOpenChange = (next: boolean) => {
    const element = cut.current
    const isCut =
      element !== null && (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1)
    setOpen(next && isCut)
  }
  return { cut, open, onOpenChange }
}
