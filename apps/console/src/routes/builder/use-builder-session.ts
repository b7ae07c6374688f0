import {
  adSecondsOf,
  type Creative,
  designFromHtml,
  errorText,
  hasDesign,
  newAdDesign,
  newCreative,
} from '@placard/domain'
import type { BuiltAd } from '@placard/forms'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { creativeQuery } from '../../data/campaigns/creatives.js'
import { isMissing } from '../../parts/is-missing.js'
import { readBuilderDraft, writeBuilderDraft } from '../../state/builder-drafts.js'

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

function beginNew(): BuilderSession {
  const draft = readBuilderDraft(undefined)
  sessionCount += 1
  return {
    key: sessionCount,
    openedFor: undefined,
    ad: draft ?? { design: newAdDesign(), adSeconds: adSecondsOf(newCreative('', new Date(0))) },
    sizeID: null,
    creative: undefined,
    knownHtml: undefined,
    isRestored: draft !== undefined,
  }
}

function beginWith(creative: Creative): BuilderSession | undefined {
  const embedded = designFromHtml(creative.html)
  if (!embedded) return undefined
  const draft = readBuilderDraft(creative.id)
  sessionCount += 1
  return {
    key: sessionCount,
    openedFor: creative.id,
    ad: draft ?? { design: embedded.design, adSeconds: adSecondsOf(creative) },
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
  const [isStored, setStored] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // After the first save, the URL is that of the new creative, but the ad stays open with its history.
  const isSaved = creativeID !== undefined && session?.creative?.id === creativeID
  const isOpen = session !== undefined && (session.openedFor === creativeID || isSaved)
  if (isSaved && session.openedFor !== creativeID) setSession({ ...session, openedFor: creativeID })
  const embedded = !isOpen && creativeID !== undefined && one.data ? beginWith(one.data) : undefined
  if (!isOpen && (creativeID === undefined || embedded)) {
    const begun = embedded ?? beginNew()
    setSession(begun)
    setDirty(begun.isRestored)
  }
  const current = useRef<{ ad: BuiltAd; creativeID: string | undefined; knownHtml: string | undefined }>(undefined)
  const store = () => {
    clearTimeout(timer.current)
    const { current: changed } = current
    current.current = undefined
    if (changed) setStored(writeBuilderDraft(changed.creativeID, { ...changed.ad, knownHtml: changed.knownHtml }))
  }
  // Leaving the page within the pause must not lose the last change.
  const storeNow = useRef(store)
  storeNow.current = store
  useEffect(() => {
    const keep = () => storeNow.current()
    // Closing or reloading the tab does not unmount.
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [])

  const forget = (id: string | undefined) => {
    clearTimeout(timer.current)
    current.current = undefined
    writeBuilderDraft(id, undefined)
    setDirty(false)
  }
  return {
    session: isOpen ? session : undefined,
    without: isOpen ? undefined : withoutSession(creativeID, one),
    onReload: () => void one.refetch(),
    isDirty,
    /** False if unsaved changes could not be kept in this browser. */
    isStored,
    onChange: (ad: BuiltAd) => {
      setDirty(true)
      clearTimeout(timer.current)
      current.current = { ad, creativeID, knownHtml: session?.knownHtml }
      timer.current = setTimeout(store, DRAFT_PAUSE_MS)
    },
    /** Removes unsaved changes, and opens the saved ad again. */
    discard: () => {
      forget(creativeID)
      setSession(creativeID === undefined ? beginNew() : one.data && beginWith(one.data))
    },
    /** Continues with the creative that the ad was saved to, without loading it again. */
    keep: (saved: Creative) => {
      forget(creativeID)
      setSession((known) => known && { ...known, creative: saved, knownHtml: saved.html, isRestored: false })
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
