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

/** How long, in ms, a change rests before the page of the preview is made anew. */
const REST = 250

/** The value as it was when it last stood still for a moment; at once at first. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

/** The creative as the form has it, the last time that all of it was right. */
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
 * The preview of the form's creative. What only moves is posted to its page, so that a slider never loads it again; for
 * everything else the page is made anew once the change is over.
 */
export function usePreview(creative: Creative) {
  const shown = useDraftedCreative(creative)
  const handle = useRef<AdFrameHandle>(null)
  const key = useRested(previewKey(shown))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all that a page is made of.
  const html = useMemo(() => previewDocument(shown), [key])
  const [muted, setMuted] = useState(true)
  const send = useEffectEvent(() => {
    handle.current?.post(moveCommand(shown))
    handle.current?.post({ placard: 'sound', muted })
  })
  const move = JSON.stringify(moveCommand(shown))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is sent is what has changed.
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
