import {
  buildTag,
  errorText,
  fallbackCreativeID,
  findFallbackLiveID,
  type PlatformName,
  publications,
} from '@placard/domain'
import { useTranslate } from '@placard/forms'
import { copyText, useLabels, useToast } from '@placard/ui'
import { useNavigate } from 'react-router-dom'
import { config, servingHost } from '../../config.js'
import { type CreativeKey, creativeQuery } from '../../data/campaigns/creatives.js'
import { macrosQuery } from '../../data/campaigns/tags.js'
import { queryClient } from '../../data/query-client.js'
import { paths } from '../../paths.js'
import { changeSettings, settings } from '../../state/settings.js'
import { partsLabels } from '../parts-labels.js'

/** Tag to copy. */
interface LoadedTag {
  text: string
  /** Name of the creative. */
  name: string
  /** True if the tag shows nothing now. */
  isPaused: boolean
}

/** Loads the newest tag of a creative with the user's macros; undefined if it is not published. */
async function loadTag({ id, campaignID }: CreativeKey, platform: PlatformName): Promise<LoadedTag | undefined> {
  const [creative, macros] = await Promise.all([
    queryClient.fetchQuery(creativeQuery(campaignID, id)),
    queryClient.fetchQuery(macrosQuery),
  ])
  const live = publications(creative)[0]
  if (!live) return undefined
  const fallbackID = fallbackCreativeID(creative.settings)
  // A deleted fallback is left out of the tag.
  const fallback =
    fallbackID && (await queryClient.fetchQuery(creativeQuery(campaignID, fallbackID)).catch(() => undefined))
  const { text } = buildTag({
    creative,
    liveID: live.id,
    platform,
    macros: macros[platform],
    servingHost: servingHost(),
    vendorID: config().vendorID,
    fallbackLiveID: findFallbackLiveID(creative, fallback ? [fallback] : []),
  })
  return { text, name: creative.name, isPaused: live.pausedAt !== undefined }
}

/** Remembers a platform as the one used last. */
export function rememberPlatform(platform: PlatformName): void {
  const { recentPlatforms } = settings()
  changeSettings({ recentPlatforms: [platform, ...recentPlatforms.filter((one) => one !== platform)] })
}

/**
 * Returns a function that copies the newest tag of a creative for a platform, and says so in a toast, also if the tag
 * is paused. If the browser forbids it, the toast leads to the tag.
 */
export function useTagCopy(): (creative: CreativeKey, platform: PlatformName) => Promise<void> {
  const labels = useLabels('parts', partsLabels)
  const translate = useTranslate()
  const toast = useToast()
  const navigate = useNavigate()
  return async (creative, platform) => {
    const loading = loadTag(creative, platform)
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
    rememberPlatform(platform)
    toast.show({
      type: tag.isPaused ? 'warning' : 'success',
      title: labels.tagCopied(platform),
      text: tag.isPaused ? labels.tagPaused(tag.name) : tag.name,
    })
  }
}
