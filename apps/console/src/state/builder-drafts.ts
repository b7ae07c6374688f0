import { type AdDesign, parseDesign, serializeDesign } from '@placard/domain'
import * as z from 'zod'
import { shownUser } from './session-store.js'
import { parseStored } from './storage.js'

/** Unsaved ad of the builder. */
export interface BuilderDraft {
  design: AdDesign
  /** Duration of the ad in seconds; 0 for no limit. */
  adSeconds: number
  /** HTML of the creative that it is based on; undefined for a new ad. */
  knownHtml?: string | undefined
}

const draftSchema = z.object({ design: z.string(), adSeconds: z.number(), knownHtml: z.string().optional() })

/** Of one user, so that a draft is never shown to the next one who signs in. */
const keyOf = (creativeID: string | undefined) => `ad-draft:${shownUser()?.id}:${creativeID ?? 'new'}`

/** Returns the unsaved ad of a creative, or the new one, from this browser; undefined if there is none or it is damaged. */
export function readBuilderDraft(creativeID: string | undefined): BuilderDraft | undefined {
  try {
    const read = draftSchema.safeParse(parseStored(localStorage.getItem(keyOf(creativeID))))
    const design = read.success ? parseDesign(read.data.design) : undefined
    return read.success && design ? { ...read.data, design } : undefined
  } catch {
    return undefined
  }
}

/** Keeps an unsaved ad in this browser, or removes it. Returns false if its storage is full or turned off. */
export function writeBuilderDraft(creativeID: string | undefined, draft: BuilderDraft | undefined): boolean {
  try {
    if (draft) {
      const text = JSON.stringify({ ...draft, design: serializeDesign(draft.design) })
      localStorage.setItem(keyOf(creativeID), text)
    } else localStorage.removeItem(keyOf(creativeID))
    return true
  } catch {
    return false
  }
}
