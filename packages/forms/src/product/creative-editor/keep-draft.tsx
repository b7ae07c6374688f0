import type { CreativeDraft } from '@placard/domain/creative'
import { useLabels } from '@placard/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { creativeEditorLabels } from './creative-editor-labels.js'

/** Pause in ms after which changes are handed to `onDraftChange`. */
const DRAFT_PAUSE_MS = 300

export interface KeepDraftProps {
  /** Unsaved changes from before a reload. */
  draft?: CreativeDraft | undefined
  /** Called with the unsaved values, or undefined when there are none. */
  onDraftChange?: ((draft: CreativeDraft | undefined) => void) | undefined
}

/** Restores unsaved changes once and says so, and hands on later ones. */
export function KeepDraft({ draft, onDraftChange }: KeepDraftProps) {
  const labels = useLabels('creativeEditor', creativeEditorLabels)
  const { reset, subscribe, formState } = useFormContext<CreativeDraft>()
  const { isDirty } = formState
  const [isRestored, setRestored] = useState(false)
  const restore = useEffectEvent(() => {
    if (!draft) return
    reset(draft, { keepDefaultValues: true })
    setRestored(true)
  })
  useEffect(() => {
    restore()
  }, [])
  const keep = useEffectEvent((values: CreativeDraft) => onDraftChange?.(structuredClone(values)))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let pending: CreativeDraft | undefined
    const flush = () => {
      clearTimeout(timer)
      if (pending) keep(pending)
      pending = undefined
    }
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty: isChanged }) => {
        clearTimeout(timer)
        pending = isChanged ? values : undefined
        if (isChanged) timer = setTimeout(flush, DRAFT_PAUSE_MS)
      },
    })
    // A reload does not wait for the pause.
    window.addEventListener('pagehide', flush)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', flush)
      stop()
    }
  }, [subscribe])
  const wasDirty = useRef(false)
  const drop = useEffectEvent(() => onDraftChange?.(undefined))
  useEffect(() => {
    if (wasDirty.current && !isDirty) {
      drop()
      setRestored(false)
    }
    wasDirty.current = isDirty
  }, [isDirty])
  const isShown = isRestored && isDirty
  return (
    <p role="status" className={isShown ? 'text-dense text-ink-muted' : 'sr-only'}>
      {isShown && labels.draftRestored}
    </p>
  )
}
