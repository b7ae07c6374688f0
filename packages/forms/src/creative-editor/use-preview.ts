import {
  type Creative,
  type CreativeDraft,
  createDraft,
  creativeDraftSchema,
  creativeWithDraft,
  moveCommand,
  previewDocument,
  previewGap,
  previewKey,
} from '@placard/domain'
import type { AdFrameHandle } from '@placard/ui'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'

/** Debounce in ms before the preview reloads. */
const REST = 250

/** Returns the debounced value. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

/** Returns the creative from the last valid form values. */
function useDraftedCreative(creative: Creative) {
  const draft = useWatch() as CreativeDraft
  const text = JSON.stringify(draft)
  const [good, setGood] = useState(() => ({ text, draft: createDraft(creative) }))
  if (good.text !== text) {
    const read = creativeDraftSchema.safeParse(draft)
    if (read.success) setGood({ text, draft: read.data as CreativeDraft })
  }
  return creativeWithDraft(creative, good.draft)
}

/**
 * Returns the preview of the form's creative. Options that only move elements are posted to the frame, so that a
 * slider never reloads it; other changes reload it after a pause.
 */
export function usePreview(creative: Creative) {
  const shown = useDraftedCreative(creative)
  const handle = useRef<AdFrameHandle>(null)
  const key = useRested(previewKey(shown))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents everything the document depends on.
  const html = useMemo(() => previewDocument(shown), [key])
  const [muted, setMuted] = useState(true)
  const send = useEffectEvent(() => {
    handle.current?.post(moveCommand(shown))
    handle.current?.post({ placard: 'sound', muted })
  })
  const move = JSON.stringify(moveCommand(shown))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only changes are posted.
  useEffect(() => send(), [move, muted])
  return {
    creative: shown,
    html,
    gap: previewGap(shown),
    handle,
    muted,
    setMuted,
    seek: (share: number) => handle.current?.post({ placard: 'seek', share }),
    onReady: () => send(),
  }
}
