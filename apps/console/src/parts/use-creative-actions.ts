import { type Creative, errorText, freeCopyName } from '@placard/domain'
import { useToast } from '@placard/ui'
import { deleteCreative, duplicateCreative, publishCreative, renameCreative, takeCreative } from '../data/creatives.js'
import { useCreation } from './use-creation.js'
import { useDeferredDelete } from './use-deferred-delete.js'
import { useQuickChange } from './use-quick-change.js'

/** What can be done with a creative where it is shown; each says what came of it. */
export interface CreativeActions {
  /** Gives it another name. */
  onRename: (creative: Creative, name: string) => Promise<unknown>
  /** Makes a copy of it, and returns it; undefined when the server refuses. */
  onDuplicate: (creative: Creative) => Promise<Creative | undefined>
  /** Publishes it as it is; whether it is published then. */
  onPublish: (creative: Creative) => Promise<boolean>
  /** Takes it out of sight, and deletes it unless that is taken back. */
  onDelete: (creative: Creative) => void
}

/** The actions of a campaign's creatives, with what the server says. */
export function useCreativeActions(creatives: readonly Creative[] | undefined): CreativeActions {
  const toast = useToast()
  const change = useQuickChange()
  const remove = useDeferredDelete()
  const duplicate = useCreation(({ creative, name }: { creative: Creative; name: string }, key) =>
    duplicateCreative(creative, name, key),
  )
  return {
    onRename: (creative, name) =>
      change(creative, {
        failed: 'Not renamed',
        anyway: 'Rename anyway',
        change: (seen) => renameCreative(seen, name),
        take: takeCreative,
      }),
    onDuplicate: async (creative) => {
      const taken = new Set(creatives?.map(({ name }) => name))
      try {
        const copy = await duplicate({ creative, name: freeCopyName(creative.name, taken) })
        toast.show({ type: 'success', title: 'Creative duplicated', text: copy.name })
        return copy
      } catch (refusal) {
        toast.show({ type: 'error', title: 'Not duplicated', text: errorText(refusal, 'Please try again.') })
        return undefined
      }
    },
    onPublish: (creative) =>
      change(creative, {
        failed: 'Not published',
        anyway: 'Publish theirs',
        change: async (seen) => {
          await publishCreative(seen)
          toast.show({ type: 'success', title: 'Creative published', text: seen.name })
        },
        take: takeCreative,
      }),
    onDelete: (creative) =>
      remove({
        id: creative.id,
        title: 'Creative deleted',
        text: creative.name,
        call: (options) => deleteCreative(creative, options),
      }),
  }
}
