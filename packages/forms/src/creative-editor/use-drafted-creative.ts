import { type Creative, type CreativeDraft, createDraft, creativeDraftSchema, creativeWithDraft } from '@placard/domain'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'

/** Returns the creative with the last valid values of the surrounding form. */
export function useDraftedCreative(creative: Creative) {
  const draft = useWatch() as CreativeDraft
  const text = JSON.stringify(draft)
  const [good, setGood] = useState(() => ({ text, draft: createDraft(creative) }))
  if (good.text !== text) {
    const read = creativeDraftSchema.safeParse(draft)
    if (read.success) setGood({ text, draft: read.data as CreativeDraft })
  }
  return creativeWithDraft(creative, good.draft)
}
