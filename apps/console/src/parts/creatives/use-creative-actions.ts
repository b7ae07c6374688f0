import { errorText } from '@placard/domain/api'
import type { Creative } from '@placard/domain/creative'
import { freeCopyName, publishErrors } from '@placard/domain/internal/creative'
import { useTranslate } from '@placard/forms'
import { useLabels, useToast } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import {
  deleteCreatives,
  duplicateCreativeMutation,
  type Publication,
  publishCreativeMutation,
  readFindings,
  takeCreative,
  updateCreativeNameMutation,
} from '../../data/campaigns/creatives.js'
import { reviewFindings } from '../../state/publish-gate.js'
import { watchTags } from '../../state/tag-watch.js'
import { partsLabels } from '../parts-labels.js'
import { useCreation } from '../use-creation.js'
import { useDeferredDelete } from '../use-deferred-delete.js'
import { useQuickChange } from '../use-quick-change.js'
import { useCopyTag } from './use-copy-tag.js'

/** Actions of a creative; each shows its outcome in a toast. */
export interface CreativeActions {
  /** Renames the creative. */
  onRename: (creative: Creative, name: string) => Promise<unknown>
  /** Duplicates the creative and returns the copy; undefined on failure. */
  onDuplicate: (creative: Creative) => Promise<Creative | undefined>
  /** Publishes the saved version, or shows what has to be fixed or confirmed first; returns whether it is published. */
  onPublish: (creative: Creative, options?: { asNewTag: boolean }) => Promise<boolean>
  /** Hides creatives, and deletes them unless the user undoes that. */
  onDelete: (...creatives: Creative[]) => void
}

/** Actions of a campaign's creatives. */
export function useCreativeActions(creatives: readonly Creative[] | undefined): CreativeActions {
  const translate = useTranslate()
  const labels = useLabels('parts', partsLabels)
  const toast = useToast()
  const change = useQuickChange()
  const remove = useDeferredDelete()
  const duplicate = useCreation(duplicateCreativeMutation)
  const rename = useMutation(updateCreativeNameMutation)
  const publish = useMutation(publishCreativeMutation)
  const copyTag = useCopyTag()
  /** Returns the published creative; undefined after the user has seen what has to be fixed. */
  const publishOrExplain = async (
    publication: Publication,
    onSaved: (saved: Creative) => Promise<unknown>,
  ): Promise<Creative | undefined> => {
    try {
      return await publish.mutateAsync(publication)
    } catch (refusal) {
      const findings = readFindings(refusal)
      if (!findings) throw refusal
      if (publishErrors(findings).length > 0) await reviewFindings(publication, findings, onSaved)
      return undefined
    }
  }
  const onPublish: CreativeActions['onPublish'] = async (creative, options = { asNewTag: false }) => {
    const { asNewTag } = options
    let isPublished = false
    await change(creative, {
      failed: labels.notPublished,
      anyway: labels.publishTheirs,
      change: async (seen) => {
        const again = (saved: Creative) => onPublish(saved, options)
        const published = await publishOrExplain(asNewTag ? { ...seen, asNewTag } : seen, again)
        if (!published) return
        isPublished = true
        watchTags(published.id)
        toast.show({
          type: 'success',
          title: asNewTag ? labels.newTagPublished : labels.creativePublished,
          text: published.name,
          action: {
            label: labels.copyTag,
            altText: labels.copyTagHint,
            onAction: () => void copyTag(published, published.platform),
          },
        })
      },
      take: takeCreative,
    })
    return isPublished
  }
  return {
    onRename: (creative, name) =>
      change(creative, {
        failed: labels.notRenamed,
        anyway: labels.renameAnyway,
        change: (seen) => rename.mutateAsync({ creative: seen, name }),
        take: takeCreative,
      }),
    onDuplicate: async (creative) => {
      const creativeNames = new Set(creatives?.map(({ name }) => name))
      try {
        const copy = await duplicate({ creative, name: freeCopyName(creative.name, creativeNames) })
        toast.show({ type: 'success', title: labels.creativeDuplicated, text: copy.name })
        return copy
      } catch (refusal) {
        toast.show({
          type: 'error',
          title: labels.notDuplicated,
          text: translate(errorText(refusal, labels.pleaseTryAgain)),
        })
        return undefined
      }
    },
    onPublish,
    onDelete: (first, ...others) => {
      if (!first) return
      remove({
        id: first.id,
        others: others.map(({ id }) => id),
        ...(others.length === 0
          ? { title: labels.creativeDeleted, text: first.name }
          : { title: labels.creativesDeleted(others.length + 1) }),
        call: (options) => deleteCreatives([first, ...others], options),
      })
    },
  }
}
