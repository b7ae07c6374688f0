import type { Creative, CreativeDraft } from '@placard/domain/creative'
import * as z from 'zod'
import { shownUser } from './session-store.js'
import { parseStored } from './storage.js'

/** Unsaved values of a creative's editor, and the version that they are based on. */
export interface EditorDraft {
  version: number
  /** Values of that version, to find out later what was changed. */
  base: CreativeDraft
  values: CreativeDraft
}

// Half-typed values are stored as well, so that only the structure can be checked.
const draftStructure = z.looseObject({
  trackers: z.record(z.string(), z.array(z.looseObject({}))),
  layoutOptions: z.record(z.string(), z.unknown()),
})
const storedDraftSchema = z.object({ version: z.int(), base: draftStructure, values: draftStructure })

/** Of one user, so that a draft is never shown to the next one who signs in. */
const createKey = (creativeID: string) => `draft:${shownUser()?.id}:${creativeID}`

/** Returns the unsaved changes of a creative from before a reload of this tab. */
export function readDraft({ id }: Pick<Creative, 'id'>): EditorDraft | undefined {
  try {
    const stored = parseStored(sessionStorage.getItem(createKey(id)))
    return storedDraftSchema.safeParse(stored).success ? (stored as EditorDraft) : undefined
  } catch {
    return undefined
  }
}

/** Keeps unsaved changes of a creative until this tab is closed, or removes them. Does nothing without storage. */
export function writeDraft({ id }: Pick<Creative, 'id'>, draft: EditorDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(createKey(id), JSON.stringify(draft))
    else sessionStorage.removeItem(createKey(id))
  } catch {
    // Without storage, the question before leaving still protects the changes.
  }
}
