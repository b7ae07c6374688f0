import { errorText } from '@placard/domain/api'
import { rememberPlatform } from '@placard/domain/internal/tags'
import { type PlatformName, publications } from '@placard/domain/tags'
import { useTranslate } from '@placard/forms'
import { copyText, useLabels, useToast } from '@placard/ui'
import { useNavigate } from 'react-router-dom'
import { type CreativeKey, creativeQuery } from '../../data/campaigns/creatives.js'
import { loadTag } from '../../data/campaigns/tags.js'
import { queryClient } from '../../data/query-client.js'
import { paths } from '../../paths.js'
import { changeSettings, settings } from '../../state/settings.js'
import { watchTags } from '../../state/tag-watch.js'
import { partsLabels } from '../parts-labels.js'

/** Tag to copy. */
interface LoadedTag {
  text: string
  /** Name of the creative. */
  name: string
  /** True if the tag shows nothing now. */
  isPaused: boolean
}

/** Loads the newest tag of a creative; undefined if it is not published. */
async function loadNewestTag({ id, campaignID }: CreativeKey, platform: PlatformName): Promise<LoadedTag | undefined> {
  const creative = await queryClient.fetchQuery(creativeQuery(campaignID, id))
  const live = publications(creative)[0]
  if (!live) return undefined
  return {
    text: await loadTag(creative, platform),
    name: creative.name,
    isPaused: live.pausedAt !== undefined,
  }
}

/** Remembers the platform of a copied tag, and watches the tags of its creative. */
export function noteCopiedTag(creativeID: string, platform: PlatformName): void {
  changeSettings({ recentPlatforms: rememberPlatform(settings().recentPlatforms, platform) })
  watchTags(creativeID)
}

/**
 * Returns a function that copies the newest tag of a creative for a platform, and says so in a toast, also if the tag
 * is paused. If the browser forbids it, the toast leads to the tag.
 */
export function useCopyTag(): (creative: CreativeKey, platform: PlatformName) => Promise<void> {
  const labels = useLabels('parts', partsLabels)
  const translate = useTranslate()
  const toast = useToast()
  const navigate = useNavigate()
  return async (creative, platform) => {
    const loading = loadNewestTag(creative, platform)
    try {
      await copyText(async () => (await loading)?.text ?? '')
    } catch {
      const failure = await loading.then(
        () => labels.copyBlocked,
        (reason: unknown) => translate(errorText(reason, labels.pleaseTryAgain)),
      )
      toast.show({
        type: 'error',
        title: labels.tagNotCopied,
        text: failure,
        action: {
          label: labels.openTag,
          altText: labels.openTag,
          onAction: () => void navigate(`${paths.creative(creative.campaignID, creative.id)}?section=tags`),
        },
      })
      return
    }
    const tag = await loading
    if (!tag) {
      toast.show({ type: 'error', title: labels.tagNotCopied, text: labels.notPublishedYet })
      return
    }
    noteCopiedTag(creative.id, platform)
    toast.show({
      type: tag.isPaused ? 'warning' : 'success',
      title: labels.tagCopied(platform),
      text: tag.isPaused ? labels.tagPaused(tag.name) : tag.name,
    })
  }
}
