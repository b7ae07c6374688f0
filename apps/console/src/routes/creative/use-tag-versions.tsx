import type { Creative } from '@placard/domain/creative'
import { publishErrors } from '@placard/domain/internal/creative'
import type { TagVersionsProps } from '@placard/forms'
import { useLabels, useToast } from '@placard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { publishCreativeMutation, readFindings } from '../../data/campaigns/creatives.js'
import { pauseTagMutation, restoreVersionMutation, tagVersionsQuery } from '../../data/campaigns/tag-versions.js'
import { loadTag } from '../../data/campaigns/tags.js'
import { noteCopiedTag } from '../../parts/creatives/use-copy-tag.js'
import { VersionPicture } from '../../parts/creatives/version-picture.js'
import { reviewFindings } from '../../state/publish-gate.js'
import { watchTags } from '../../state/tag-watch.js'
import { creativeLabels } from './creative-labels.js'

/** Versions of a creative's tags, and what can be done with them; toasts confirm it. */
export function useTagVersions(creative: Creative | undefined): Omit<TagVersionsProps, 'creative' | 'renderActivity'> {
  const labels = useLabels('creative', creativeLabels)
  const toast = useToast()
  const isPublished = creative !== undefined && creative.liveCreatives.length > 0
  const { data, error, refetch } = useQuery({ ...tagVersionsQuery(creative?.id ?? ''), enabled: isPublished })
  const restore = useMutation(restoreVersionMutation)
  const pause = useMutation(pauseTagMutation)
  const publish = useMutation(publishCreativeMutation)
  const setPaused = async (liveID: string, paused: boolean): Promise<void> => {
    await pause.mutateAsync({ liveID, paused })
    if (!paused && creative) watchTags(creative.id)
    toast.show({
      type: 'success',
      title: paused ? labels.tagPaused : labels.tagResumed,
      text: paused ? labels.tagPausedHint : labels.tagResumedHint,
    })
  }
  return {
    versions: data,
    ...(error && !data && { error }),
    onRetry: () => void refetch(),
    renderPicture: (version) => <VersionPicture version={version} />,
    loadTag: ({ id }) => (creative ? loadTag(creative, creative.platform, id) : ''),
    onCopied: () => creative && noteCopiedTag(creative.id, creative.platform),
    onRestore: async ({ liveID, number }, current) => {
      await restore.mutateAsync({ liveID, number, current })
      toast.show({ type: 'success', title: labels.wentBack(number) })
    },
    onPauseChange: ({ id }, paused) => setPaused(id, paused),
    onPublishHere: async ({ id: liveID }) => {
      if (!creative) return
      try {
        await publish.mutateAsync({ ...creative, liveID })
      } catch (refusal) {
        const findings = readFindings(refusal)
        if (!findings) throw refusal
        // Warnings were shown already, and not confirmed.
        if (publishErrors(findings).length > 0) await reviewFindings(creative, findings)
        return
      }
      toast.show({ type: 'success', title: labels.publishedHere })
    },
  }
}
