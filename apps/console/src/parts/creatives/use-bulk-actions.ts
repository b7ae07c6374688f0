import { type Creative, errorText, type PlatformName } from '@placard/domain'
import { useTranslate } from '@placard/forms'
import { useLabels, useToast } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  duplicateCreativeMutation,
  publishCreativeMutation,
  setPlatformMutation,
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
  const setPlatform = useMutation(setPlatformMutation)
  const duplicate = useCreation(duplicateCreativeMutation)

  async function run(
    { running, done, partly }: ActionTexts,
    creatives: readonly Creative[],
    act: (creative: Creative) => unknown,
  ) {
    const failures: BulkOutcome['failures'][number][] = []
    setOutcome(undefined)
    for (const [index, creative] of creatives.entries()) {
      setProgress(running(index + 1, creatives.length))
      try {
        await act(creative)
      } catch (failure) {
        failures.push({
          id: creative.id,
          name: creative.name,
          reason: translate(errorText(failure, labels.pleaseTryAgain)),
        })
      }
    }
    setProgress(undefined)
    const changed = creatives.length - failures.length
    if (failures.length > 0) setOutcome({ title: partly(changed, creatives.length), failures })
    else toast.show({ type: 'success', title: done(changed) })
  }
  return {
    progress,
    outcome,
    onOutcomeDismiss: () => setOutcome(undefined),
    onPublish: (creatives) =>
      run(
        { running: labels.publishing, done: labels.published, partly: labels.partlyPublished },
        creatives,
        (creative) => {
          const { reason } = publishAction(creative)
          if (reason !== undefined) throw new Error(reason)
          return publish.mutateAsync(creative)
        },
      ),
    onDuplicate: (creatives) =>
      run(
        { running: labels.duplicating, done: labels.duplicated, partly: labels.partlyDuplicated },
        creatives,
        (creative) => duplicate({ creative, name: copyName(creative.name) }),
      ),
    onPlatformChange: (creatives, platform) =>
      run(
        {
          running: labels.changing,
          done: (count) => labels.platformSet(count, platform),
          partly: (changed, count) => labels.partlyPlatformSet(changed, count, platform),
        },
        creatives,
        (creative) => (creative.platform === platform ? undefined : setPlatform.mutateAsync({ creative, platform })),
      ),
  }
}
