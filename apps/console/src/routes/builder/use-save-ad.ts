import { designFromHtml } from '@placard/domain/ad-builder'
import { VersionConflict } from '@placard/domain/api'
import type { Creative } from '@placard/domain/creative'
import { createId } from '@placard/domain/internal/text'
import type { BuiltAd } from '@placard/forms/ad-builder'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { creativesQuery } from '../../data/campaigns/creatives.js'
import { updateDesignMutation } from '../../data/campaigns/designs.js'
import { baseName, designTargets } from './design-targets.js'
import type { BuilderSession } from './use-builder-session.js'

export interface SaveAdOptions {
  session: BuilderSession | undefined
  /** Called with each version of the open creative that the server has stored. */
  onStored: (creative: Creative) => void
  /** Called with all saved creatives, and those of them that are new. */
  onSaved: (saved: Creative[], created: Creative[], ad: BuiltAd) => void
}

/** Failed save, and how to repeat it. */
export interface SaveFailure {
  error: unknown
  /** True if somebody else has saved the ad since it was opened. */
  isConflict: boolean
  /** Saves again; over the version of somebody else if it is passed. */
  retry: (current?: Creative) => void
}

/**
 * Saves an ad that exists without asking: to all creatives that have its sizes, and to new ones for sizes added since the
 * last save. Sizes that were left out of the first save stay without one.
 */
export function useSaveAd({ session, onStored, onSaved }: SaveAdOptions) {
  const { mutateAsync } = useMutation(updateDesignMutation)
  const queries = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<SaveFailure>()
  const keys = useRef(new Map<string, string>())
  /** Ad to save next, because it was changed while another version is being saved. */
  const next = useRef<BuiltAd>(undefined)
  const isBusy = useRef(false)
  // The next save of a loop runs with what the one before has stored.
  const latest = useRef(session)
  latest.current = session

  const send = async (ad: BuiltAd, overwritten: Creative | undefined) => {
    const opened = latest.current?.creative
    if (!opened) return
    const lastHtml = overwritten?.html ?? latest.current?.knownHtml ?? opened.html
    const knownIDs = new Set(designFromHtml(lastHtml)?.design.sizes.map(({ id }) => id))
    const { creatives } = await queries.fetchQuery({ ...creativesQuery(opened.campaignID), staleTime: 0 })
    const name = baseName(opened.name)
    const targets = designTargets({ design: ad.design, name, creatives, opened, openedSizeID: latest.current?.sizeID })
      .filter(({ sizeID, creative }) => creative || (sizeID !== null && !knownIDs.has(sizeID)))
      // A conflict of the open creative must come before anything is saved.
      .sort((one, other) => Number(other.creative?.id === opened.id) - Number(one.creative?.id === opened.id))
    const saved = await mutateAsync({
      campaignID: opened.campaignID,
      ...ad,
      defaults: { platform: opened.platform, trackers: opened.trackers, settings: opened.settings },
      targets: targets.map((target) => {
        const key = keys.current.get(target.size) ?? createId()
        keys.current.set(target.size, key)
        return {
          sizeID: target.sizeID,
          name: target.name,
          creativeID: target.creative?.id,
          knownHtml: target.creative?.id === opened.id ? lastHtml : undefined,
          idempotencyKey: key,
        }
      }),
      onStored: (creative) => {
        if (creative.id !== opened.id) return
        if (latest.current) latest.current = { ...latest.current, creative, knownHtml: creative.html }
        onStored(creative)
      },
    })
    keys.current.clear()
    const before = new Set(targets.map(({ creative }) => creative?.id))
    onSaved(
      saved,
      saved.filter(({ id }) => !before.has(id)),
      ad,
    )
  }

  const save = async (ad: BuiltAd, overwritten?: Creative) => {
    if (isBusy.current) {
      next.current = ad
      return
    }
    isBusy.current = true
    setSaving(true)
    setFailure(undefined)
    let saving: BuiltAd = ad
    try {
      await send(saving, overwritten)
      while (next.current) {
        saving = next.current
        next.current = undefined
        await send(saving, undefined)
      }
    } catch (error) {
      const failed = next.current ?? saving
      setFailure({
        error,
        isConflict: error instanceof VersionConflict,
        retry: (current) => void save(failed, current),
      })
    } finally {
      next.current = undefined
      isBusy.current = false
      setSaving(false)
    }
  }
  return {
    save: (ad: BuiltAd) => void save(ad),
    isSaving,
    failure,
    dismiss: () => setFailure(undefined),
  }
}
