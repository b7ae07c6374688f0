import { errorText, VersionConflict } from '@placard/domain'
import { useToast } from '@placard/ui'

const FAILED_MS = 10_000

/** What is changed at once, without a form, and how it is said. */
export interface QuickChange<Thing> {
  /** What did not happen: 'Not renamed'. */
  failed: string
  /** Does it all the same, over what somebody else has saved: 'Rename anyway'. */
  anyway: string
  /** Makes the change of the thing as it was seen. */
  change: (thing: Thing) => Promise<unknown>
  /** Shows what somebody else has saved meanwhile. */
  take: (current: Thing) => void
}

/**
 * Makes changes that have no form: a refusal is told by a toast, and where somebody else was faster, theirs is shown and
 * the change is offered once more.
 */
export function useQuickChange() {
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
        text: errorText(refusal, 'Please try again.'),
        delay: FAILED_MS,
        ...(current && {
          action: { label: quick.anyway, altText: quick.anyway, onAction: () => void change(current, quick) },
        }),
      })
      return false
    }
  }
}
