import type { EditorSection } from '@placard/domain/creative'
import { type RefObject, useEffect, useRef } from 'react'

/** Returns the missing file of the layout, or the place for any file. */
function filePlace(root: HTMLElement | null): HTMLElement | null | undefined {
  const panel = root?.querySelector<HTMLElement>('[data-section="assets"]')
  const missing = panel?.querySelector('[data-slot="asset-slot"][data-state="missing"]')
  return missing?.parentElement ?? panel?.querySelector<HTMLElement>('[data-slot="file-dropzone"]') ?? panel
}

/**
 * Returns a function that shows the files of the creative and opens the browser's file dialog for the one that is
 * missing. Focus moves there, because the button for it disappears when there is something to preview.
 */
export function useFileChoice(
  root: RefObject<HTMLElement | null>,
  section: EditorSection,
  onSectionChange: (section: EditorSection) => void,
): () => void {
  const isChoosing = useRef(false)
  const takeFocus = () => {
    isChoosing.current = false
    filePlace(root.current)?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
  }
  useEffect(() => {
    // A hidden section cannot take focus.
    if (section === 'assets' && isChoosing.current) takeFocus()
  })
  return () => {
    isChoosing.current = true
    if (section === 'assets') takeFocus()
    else onSectionChange('assets')
    // At once, because browsers open the dialog only during a user's action.
    filePlace(root.current)?.querySelector<HTMLInputElement>('input[type="file"]')?.click()
  }
}
