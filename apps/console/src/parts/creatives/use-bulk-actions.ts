import { errorText } from '@placard/domain/api'
import type { Creative } from '@placard/domain/creative'
import { findLandingPage } from '@placard/domain/internal/creative'
import type { PlatformName } from '@placard/domain/tags'
import { useTranslate } from '@placard/forms'
import { useLabels, useToast } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  duplicateCreativeMutation,
  publishCreativeMutation,
  readFindings,
  updateLandingPageMutation,
  updatePlatformMutation,
} from '../../data/campaigns/creatives.js'
import { partsLabels } from '../parts-labels.js'
import { useCreation } from '../use-creation.js'
import { publishAction } from './publish-action.js'

/** Result of a bulk action that did not succeed for all creatives. */
export interface BulkOutcome {
  /** Number of creatives that were changed, and of all: '2 of 3 creatives published'. */
  title: string
  /** Creatives that were left out, and why. */
  failures: readonly { id: string; name: string; reason: string }[]
  /** Creatives that were not published for lack of a landing page, of how many, and the one that was tried last. */
  withoutLandingPage?: { creatives: readonly Creative[]; count: number; tried: string } | undefined
}

/** Actions of several creatives. */
export interface BulkActions {
  /** Progress of the running action: 'Publishing 2 of 3'; undefined while none runs. */
  progress: string | undefined
  /** Outcome of the last action; undefined if it succeeded for all. */
  outcome: BulkOutcome | undefined
  onOutcomeDismiss: () => void
  onPublish: (creatives: readonly Creative[]) => Promise<void>
  onDuplicate: (creatives: readonly Creative[]) => Promise<void>
  onPlatformChange: (creatives: readonly Creative[], platform: PlatformName) => Promise<void>
  /** Sets one landing page for all; throws the reason if that failed for all. */
  onLandingPageChange: (creatives: readonly Creative[], url: string) => Promise<void>
  /** Sets one landing page for the creatives that were not published for lack of it, then publishes them. */
  onLandingPagePublish: (url: string) => Promise<void>
}

/** Texts of an action while it runs and afterwards. */
interface ActionTexts {
  running: (index: number, count: number) => string
  done: (count: number) => string
  partly: (changed: number, count: number) => string
}

/** Bulk actions of a campaign's creatives. They run one after the other, because each refetches the list. */
export function useBulkActions(copyName: (name: string) => string): BulkActions {
  const translate = useTranslate()
  const labels = useLabels('parts', partsLabels)
  const toast = useToast()
  const [progress, setProgress] = useState<string>()
  const [outcome, setOutcome] = useState<BulkOutcome>()
  const publish = useMutation(publishCreativeMutation)
  const setPlatform = useMutation(updatePlatformMutation)
  const setLandingPage = useMutation(updateLandingPageMutation)
  const duplicate = useCreation(duplicateCreativeMutation)

  async function run(
    { running, done, partly }: ActionTexts,
    creatives: readonly Creative[],
    act: (creative: Creative) => unknown,
    { tried = '', before }: { tried?: string; before?: { failures: BulkOutcome['failures']; count: number } } = {},
  ) {
    const failures: BulkOutcome['failures'][number][] = [...(before?.failures ?? [])]
    const lacking: Creative[] = []
    // An outcome with a field stays until there is a new one, so that nothing typed is lost.
    if (!before) setOutcome(undefined)
    for (const [index, creative] of creatives.entries()) {
      setProgress(running(index + 1, creatives.length))
      try {
        await act(creative)
      } catch (failure) {
        if (readFindings(failure)?.some(({ code }) => code === 'click')) lacking.push(creative)
        failures.push({
          id: creative.id,
          name: creative.name,
          reason: translate(errorText(failure, labels.pleaseTryAgain)),
        })
      }
    }
    setProgress(undefined)
    const count = before?.count ?? creatives.length
    const changed = count - failures.length
    if (failures.length > 0)
      setOutcome({
        title: partly(changed, count),
        failures,
        ...(lacking.length > 0 && { withoutLandingPage: { creatives: lacking, count, tried } }),
      })
    else {
      setOutcome(undefined)
      toast.show({ type: 'success', title: done(changed) })
    }
    return failures
  }
  const publishing = { running: labels.publishing, done: labels.published, partly: labels.partlyPublished }
  return {
    progress,
    outcome,
    onOutcomeDismiss: () => setOutcome(undefined),
    onPublish: async (creatives) => {
      await run(publishing, creatives, (creative) => {
        const { reason } = publishAction(creative)
        if (reason !== undefined) throw new Error(reason)
        return publish.mutateAsync(creative)
      })
    },
    onLandingPageChange: async (creatives, url) => {
      const failures = await run(
        { running: labels.changing, done: labels.landingPageSet, partly: labels.partlyLandingPageSet },
        creatives,
        (creative) =>
          findLandingPage(creative.trackers) === url ? undefined : setLandingPage.mutateAsync({ creative, url }),
      )
      const [first] = failures
      if (first && failures.length === creatives.length) throw new Error(first.reason)
    },
    onLandingPagePublish: async (url) => {
      const lacking = outcome?.withoutLandingPage
      if (!outcome || !lacking) return
      const retried = new Set(lacking.creatives.map(({ id }) => id))
      await run(
        publishing,
        lacking.creatives,
        async (creative) => {
          const isSet = findLandingPage(creative.trackers) === url
          const saved = isSet ? creative : await setLandingPage.mutateAsync({ creative, url })
          return publish.mutateAsync(saved)
        },
        {
          tried: url,
          before: { failures: outcome.failures.filter(({ id }) => !retried.has(id)), count: lacking.count },
        },
      )
    },
    onDuplicate: async (creatives) => {
      await run(
        { running: labels.duplicating, done: labels.duplicated, partly: labels.partlyDuplicated },
        creatives,
        (creative) => duplicate({ creative, name: copyName(creative.name) }),
      )
    },
    onPlatformChange: async (creatives, platform) => {
      await run(
        {
          running: labels.changing,
          done: (count) => labels.platformSet(count, platform),
          partly: (changed, count) => labels.partlyPlatformSet(changed, count, platform),
        },
        creatives,
        (creative) => (creative.platform === platform ? undefined : setPlatform.mutateAsync({ creative, platform })),
      )
    },
  }
}
