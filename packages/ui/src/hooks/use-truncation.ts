import { type RefObject, useRef, useState } from 'react'

interface Truncation<Element extends HTMLElement> {
  /** Ref of the element that may be truncated. */
  textRef: RefObject<Element | null>
  /** Props of the Tooltip with the full text: it opens only while the text is truncated. */
  tooltip: { open: boolean; onOpenChange: (open: boolean) => void }
}

/**
 * Opens a tooltip with the full text if the text is truncated, measured when the tooltip is about to open. `always`
 * opens it in any case, for hidden text.
 */
export function useTruncation<Element extends HTMLElement>(always = false): Truncation<Element> {
  const textRef = useRef<Element>(null)
  const [open, setOpen] = useState(false)
  const onOpenChange = (next: boolean) => {
    const element = textRef.current
    const isTruncated =
      element !== null && (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1)
    setOpen(next && (always || isTruncated))
  }
  return { textRef, tooltip: { open, onOpenChange } }
}
