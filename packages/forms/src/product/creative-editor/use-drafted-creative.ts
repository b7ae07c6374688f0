import { type Creative, type CreativeDraft, createDraft, landingPageFieldSchema } from '@placard/domain/creative'
import { creativeDraftSchema, creativeWithDraft } from '@placard/domain/internal/creative'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'

/** Returns the creative with the last valid values of the surrounding form. */
export function useDraftedCreative(creative: Creative) {
  const draft = useWatch() as CreativeDraft
  const text = JSON.stringify(draft)
  const [good, setGood] = useState(() => ({ text, draft: createDraft(creative) }))
  if (good.text !== text) {
    // An invalid landing page must not hold back the other changes.
    const isLandingPageValid = landingPageFieldSchema.safeParse(draft.landingPage).success
    const read = creativeDraftSchema.safeParse(isLandingPageValid ? draft : { ...draft, landingPage: '' })
    if (read.success)
      setGood({ text, draft: isLandingPageValid ? read.data : { ...read.data, landingPage: good.draft.landingPage } })
  }
  return creativeWithDraft(creative, good.draft)
}
