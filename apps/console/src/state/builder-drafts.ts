import type { AdDesign } from '@placard/domain/ad-builder'
import { parseDesign, serializeDesign } from '@placard/domain/internal/ad-builder'
import { createId } from '@placard/domain/internal/text'
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

/** Place of a tab's draft in this browser's storage, which no other open tab uses. */
export interface DraftSlot {
  /** Draft that was found there, left by a tab that is closed. */
  draft: BuilderDraft | undefined
  /** Keeps an unsaved ad, or removes it. Returns false if the storage is full or turned off. */
  write: (draft: BuilderDraft | undefined) => boolean
  /** Lets other tabs take the slot, with its draft. */
  release: () => void
}

const draftSchema = z.object({
  design: z.string(),
  adSeconds: z.number(),
  knownHtml: z.string().optional(),
  savedAt: z.number().default(0),
})

/** Time in ms to wait for the slot that this tab had before it was reloaded. */
const RELOAD_WAIT_MS = 1000

/** Start of the keys of one user and creative, so that a draft is never shown to the next one who signs in. */
const createPrefix = (creativeID: string | undefined) => `ad-draft:${shownUser()?.id}:${creativeID ?? 'new'}`

function readDraft(key: string): (BuilderDraft & { savedAt: number }) | undefined {
  const read = draftSchema.safeParse(parseStored(localStorage.getItem(key)))
  const design = read.success ? parseDesign(read.data.design) : undefined
  return read.success && design ? { ...read.data, design } : undefined
}

/** Returns the keys of stored drafts, the latest first. */
function storedKeys(prefix: string): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    return keys
      .filter((key) => key === prefix || key.startsWith(`${prefix}:`))
      .flatMap((key) => {
        const draft = readDraft(key)
        return draft ? [{ key, savedAt: draft.savedAt }] : []
      })
      .sort((one, other) => other.savedAt - one.savedAt)
      .map(({ key }) => key)
  } catch {
    return []
  }
}

/** Takes the lock of a slot until it is released or this tab ends; undefined while another tab has it. */
function claim(key: string, options: LockOptions): Promise<(() => void) | undefined> {
  // Browsers have locks on secure origins only.
  if (globalThis.navigator?.locks === undefined) return Promise.resolve(() => undefined)
  return new Promise((resolve) => {
    navigator.locks
      .request(key, options, (lock) => {
        if (!lock) return resolve(undefined)
        return new Promise<void>((release) => resolve(release))
      })
      .catch(() => resolve(undefined))
  })
}

const wasReloaded = () =>
  globalThis.performance?.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

function slotAt(key: string, draft: BuilderDraft | undefined, release: () => void): DraftSlot {
  return {
    draft,
    release,
    write: (changed) => {
      try {
        if (changed) {
          const text = { ...changed, design: serializeDesign(changed.design), savedAt: Date.now() }
          localStorage.setItem(key, JSON.stringify(text))
        } else localStorage.removeItem(key)
        return true
      } catch {
        return false
      }
    },
  }
}

/**
 * Opens the place for unsaved changes of a creative, or of a new ad: with the latest draft that a closed tab has left, or
 * an empty one. Two tabs with the same ad never share one, so that neither overwrites the draft of the other.
 */
export async function openBuilderDraft(creativeID: string | undefined): Promise<DraftSlot> {
  const prefix = createPrefix(creativeID)
  const keys = storedKeys(prefix)
  for (const key of keys) {
    const release = await claim(key, { ifAvailable: true })
    if (release) return slotAt(key, readDraft(key), release)
  }
  // After a reload, the browser may still hold the lock of the page before.
  const [latest] = keys
  if (latest !== undefined && wasReloaded()) {
    const release = await claim(latest, { signal: AbortSignal.timeout(RELOAD_WAIT_MS) })
    if (release) return slotAt(latest, readDraft(latest), release)
  }
  const key = `${prefix}:${createId()}`
  return slotAt(key, undefined, (await claim(key, { ifAvailable: true })) ?? (() => undefined))
}
