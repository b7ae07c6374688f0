import { errorText, VersionConflict } from '@placard/domain/api'
import { useTranslate } from '@placard/forms'
import { useLabels, useToast } from '@placard/ui'
import { partsLabels } from './parts-labels.js'

const FAILED_MS = 10_000

/** Change that is made without a form, with the texts of its toasts. */
export interface QuickChange<Thing> {
  /** Title of the error toast: 'Not renamed'. */
  failed: string
  /** Label of the button that overwrites somebody else's changes: 'Rename anyway'. */
  anyway: string
  /** Makes the change to the given version of the entity. */
  change: (thing: Thing) => Promise<unknown>
  /** Shows the version that somebody else has saved. */
  take: (current: Thing) => void
}

/**
 * Makes changes that have no form. An error is shown in a toast; on a version conflict, the saved version is shown and
 * the toast offers to repeat the change.
 */
export function useQuickChange() {
  const translate = useTranslate()
  const labels = useLabels('parts', partsLabels)
  const toast = useToast()
  return async function change<Thing>(thing: Thing, quick: QuickChange<Thing>): Promise<boolean> {
    try {
      await quick.change(thing)
      return true
    } catch (refusal) {
      const current = refusal instanceof VersionConflict ? (refusal.current as Thing) : undefined
      if (current) quick.take(current)
      toast.show({
        type: 'error',
        title: quick.failed,
        text: translate(errorText(refusal, labels.pleaseTryAgain)),
        delay: FAILED_MS,
        ...(current && {
          action: { label: quick.anyway, altText: quick.anyway, onAction: () => void change(current, quick) },
        }),
      })
      return false
    }
  }
}
