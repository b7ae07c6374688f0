import { type Creative, type PlatformName, rememberPlatform } from '@placard/domain'
import { copyText, useLabels, useToast } from '@placard/ui'
import { loadTag } from '../../data/campaigns/tags.js'
import { changeSettings, settings } from '../../state/settings.js'
import { watchTags } from '../../state/tag-watch.js'
import { partsLabels } from '../parts-labels.js'

/** Remembers the platform of a copied tag, and watches the tags of its creative. */
export function noteCopiedTag(creativeID: string, platform: PlatformName): void {
  changeSettings({ recentPlatforms: rememberPlatform(settings().recentPlatforms, platform) })
  watchTags(creativeID)
}

/** Copies the newest tag of a creative for its platform; a toast shows the outcome. */
export function useCopyTag(): (creative: Creative) => Promise<void> {
  const labels = useLabels('parts', partsLabels)
  const toast = useToast()
  return async (creative) => {
    const { id, platform } = creative
    try {
      await copyText(() => loadTag(creative, platform))
      noteCopiedTag(id, platform)
      toast.show({ type: 'success', title: labels.tagCopied, text: platform })
    } catch {
      toast.show({ type: 'error', title: labels.tagNotCopied, text: labels.copyUnderTags })
    }
  }
}
