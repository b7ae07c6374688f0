import { offsetClip } from '@placard/domain/ad-builder'
import { copyLayers, findArtboard, parseClip, serializeClip } from '@placard/domain/internal/ad-builder'
import { useEffect, useEffectEvent } from 'react'
import { STEPS } from './builder-steps.js'
import { textClip } from './canvas/new-layers.js'
import type { AdBuilderApi } from './use-ad-builder.js'

const isEditingText = () => document.activeElement?.closest('input, textarea, [contenteditable="true"]') != null

/** True while focus is in the builder, but not in a field. */
const isOurs = () => !isEditingText() && document.activeElement?.closest('[data-slot="ad-builder"]') != null

/**
 * Copies, cuts and pastes layers by the system's clipboard, also across tabs. Pasted text becomes a layer. `onFiles` is
 * called with pasted images.
 */
export function useBuilderClipboard(builder: AdBuilderApi, onFiles: (files: readonly File[]) => void): void {
  const copy = useEffectEvent((event: ClipboardEvent) => {
    const clip = copyLayers(builder.design, builder.state.selection)
    if (!isOurs() || clip.layers.length === 0) return
    event.clipboardData?.setData('text/plain', serializeClip(clip))
    event.preventDefault()
    if (event.type === 'cut') builder.dispatch({ type: 'remove', ids: builder.state.selection, label: STEPS.cut })
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!isOurs()) return
    const files = [...(event.clipboardData?.files ?? [])]
    const text = event.clipboardData?.getData('text/plain') ?? ''
    const clip = parseClip(text)
    if (!clip && files.length === 0 && text.trim() === '') return
    event.preventDefault()
    if (clip) builder.insert(offsetClip(builder.design, clip), STEPS.paste)
    else if (files.length > 0) onFiles(files)
    else builder.insert(textClip(text.trim(), findArtboard(builder.state)), STEPS.paste)
  })
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => copy(event)
    const onPaste = (event: ClipboardEvent) => paste(event)
    document.addEventListener('copy', onCopy)
    document.addEventListener('cut', onCopy)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('cut', onCopy)
      document.removeEventListener('paste', onPaste)
    }
  }, [])
}
