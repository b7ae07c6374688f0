import { designFromHtml, newAdDesign } from '@placard/domain/ad-builder'
import { errorText } from '@placard/domain/api'
import { type Creative, newCreative } from '@placard/domain/creative'
import { hasDesign, readAdSeconds } from '@placard/domain/internal/ad-builder'
import type { BuiltAd } from '@placard/forms/ad-builder'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { creativeQuery } from '../../data/campaigns/creatives.js'
import { isMissing } from '../../parts/is-missing.js'
import { type BuilderDraft, type DraftSlot, openBuilderDraft } from '../../state/builder-drafts.js'

/** Ad that is open in the builder. */
export interface BuilderSession {
  /** Changes when another ad is opened. */
  key: number
  /** Creative in the URL that it was opened for; undefined for a new ad. */
  openedFor: string | undefined
  /** Ad that the builder starts with. */
  ad: BuiltAd
  /** Size that the builder starts with. */
  sizeID: string | null
  /** Creative that it was opened from or saved to; undefined for a new ad. */
  creative: Creative | undefined
  /** HTML of that creative as it was opened or saved. */
  knownHtml: string | undefined
  /** True if unsaved changes were restored from this browser. */
  isRestored: boolean
}

/** Reason why no ad is open: its creative is missing, was not made with the builder, is damaged, or cannot be loaded. */
export type WithoutSession = 'missing' | 'foreign' | 'damaged' | { error: string }

/** Pause in ms after which changes are stored in this browser. */
const DRAFT_PAUSE_MS = 400

let sessionCount = 0

const pickAd = ({ design, adSeconds }: BuiltAd): BuiltAd => ({ design, adSeconds })

function beginNew(draft?: BuilderDraft): BuilderSession {
  sessionCount += 1
  return {
    key: sessionCount,
    openedFor: undefined,
    ad: draft ? pickAd(draft) : { design: newAdDesign(), adSeconds: readAdSeconds(newCreative('', new Date(0))) },
    sizeID: null,
    creative: undefined,
    knownHtml: undefined,
    isRestored: draft !== undefined,
  }
}

function beginWith(creative: Creative, draft?: BuilderDraft): BuilderSession | undefined {
  const embedded = designFromHtml(creative.html)
  if (!embedded) return undefined
  sessionCount += 1
  return {
    key: sessionCount,
    openedFor: creative.id,
    ad: draft ? pickAd(draft) : { design: embedded.design, adSeconds: readAdSeconds(creative) },
    sizeID: embedded.sizeID,
    creative,
    knownHtml: draft?.knownHtml ?? creative.html,
    isRestored: draft !== undefined,
  }
}

/** Opens a creative, or a new ad without one, and keeps its unsaved changes in this browser. */
export function useBuilderSession(campaignID: string, creativeID: string | undefined) {
  const one = useQuery({ ...creativeQuery(campaignID, creativeID ?? ''), enabled: creativeID !== undefined })
  const [session, setSession] = useState<BuilderSession>()
  const [isDirty, setDirty] = useState(false)
  const drafts = useDraftSlot(creativeID)
  const latest = useRef<BuiltAd>(undefined)
  // After the first save, the URL is that of the new creative, but the ad stays open with its history.
  const isSaved = creativeID !== undefined && session?.creative?.id === creativeID
  const isOpen = session !== undefined && (session.openedFor === creativeID || isSaved)
  if (isSaved && session.openedFor !== creativeID) setSession({ ...session, openedFor: creativeID })
  const draft = drafts.slot?.draft
  const embedded =
    !isOpen && drafts.slot && creativeID !== undefined && one.data ? beginWith(one.data, draft) : undefined
  if (!isOpen && drafts.slot && (creativeID === undefined || embedded)) {
    const begun = embedded ?? beginNew(draft)
    setSession(begun)
    setDirty(begun.isRestored)
  }
  const forget = () => {
    latest.current = undefined
    drafts.remove()
    setDirty(false)
  }
  const open = (creative: Creative) => {
    forget()
    setSession(beginWith(creative))
  }
  return {
    session: isOpen ? session : undefined,
    without: isOpen ? undefined : withoutSession(creativeID, one),
    onReload: () => void one.refetch(),
    isDirty,
    /** False if unsaved changes could not be kept in this browser. */
    isStored: drafts.isStored,
    onChange: (ad: BuiltAd) => {
      setDirty(true)
      latest.current = ad
      drafts.keep({ ...ad, knownHtml: session?.knownHtml })
    },
    /** Removes unsaved changes, and opens the saved ad again. */
    discard: () => {
      forget()
      setSession(creativeID === undefined ? beginNew() : one.data && beginWith(one.data))
    },
    /** Removes unsaved changes, and opens a version of somebody else. */
    open,
    /** Remembers what the server has stored of the open creative. */
    noteStored: (saved: Creative) =>
      setSession((known) => known && { ...known, creative: saved, knownHtml: saved.html, isRestored: false }),
    /** Continues with the creative that an ad was saved to. What was changed meanwhile stays unsaved. */
    keep: (saved: Creative, ad: BuiltAd) => {
      const { current } = latest
      const isChanged = current && (current.design !== ad.design || current.adSeconds !== ad.adSeconds)
      if (isChanged) drafts.keep({ ...current, knownHtml: saved.html })
      else forget()
      setSession(
        (known) =>
          known && {
            ...known,
            creative: saved,
            knownHtml: saved.html,
            sizeID: designFromHtml(saved.html)?.sizeID ?? null,
            isRestored: false,
          },
      )
    },
  }
}

/** Place for the unsaved changes of a creative in this browser, which are stored after each pause. */
function useDraftSlot(creativeID: string | undefined) {
  const [opened, setOpened] = useState<{ for: string | undefined; slot: DraftSlot }>()
  const [isStored, setStored] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<BuilderDraft>(undefined)
  const slot = opened?.for === creativeID ? opened?.slot : undefined
  const current = useRef(slot)
  const store = () => {
    clearTimeout(timer.current)
    const { current: draft } = waiting
    if (!draft || !current.current) return
    waiting.current = undefined
    setStored(current.current.write(draft))
  }
  // Leaving the page within the pause must not lose the last change.
  const storeNow = useRef(store)
  storeNow.current = store
  useEffect(() => {
    let isHere = true
    void openBuilderDraft(creativeID).then((found) => {
      if (!isHere) return found.release()
      current.current = found
      setOpened({ for: creativeID, slot: found })
      // Changes since the ad was first saved, while this slot was opened.
      storeNow.current()
    })
    const keep = () => storeNow.current()
    // Closing or reloading the tab does not unmount.
    window.addEventListener('pagehide', keep)
    return () => {
      isHere = false
      window.removeEventListener('pagehide', keep)
      keep()
      current.current?.release()
      current.current = undefined
    }
  }, [creativeID])
  return {
    slot,
    isStored,
    keep: (draft: BuilderDraft) => {
      waiting.current = draft
      clearTimeout(timer.current)
      timer.current = setTimeout(store, DRAFT_PAUSE_MS)
    },
    remove: () => {
      clearTimeout(timer.current)
      waiting.current = undefined
      current.current?.write(undefined)
    },
  }
}

interface LoadedCreative {
  data: Creative | undefined
  error: unknown
}

function withoutSession(creativeID: string | undefined, { data, error }: LoadedCreative): WithoutSession | undefined {
  if (creativeID === undefined) return undefined
  if (data) return hasDesign(data.html) ? 'damaged' : 'foreign'
  if (isMissing(error)) return 'missing'
  return error ? { error: errorText(error, 'Please try again.') } : undefined
}
