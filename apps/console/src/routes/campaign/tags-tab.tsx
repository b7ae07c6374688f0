import { errorText } from '@placard/domain/api'
import type { Creative } from '@placard/domain/creative'
import { VAST_PLAYER_PATH } from '@placard/domain/internal/tags'
import { TagActivityStatus, TagsPanel, useTranslate } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { config, servingHost } from '../../config.js'
import {
  CLICK_TEST_HOST,
  downloadTags,
  loadVast,
  platformMacrosQuery,
  updatePlatformMacrosMutation,
} from '../../data/campaigns/tags.js'
import { handOverMutation } from '../../data/reports/downloads.js'
import { noteCopiedTag } from '../../parts/creatives/use-copy-tag.js'
import type { CreativeActions } from '../../parts/creatives/use-creative-actions.js'
import { useTagActivity } from '../../parts/creatives/use-tag-activity.js'
import { ListAlert } from '../../parts/lists/list-alert.js'
import { campaignLabels } from './campaign-labels.js'

export interface TagsTabProps extends Pick<CreativeActions, 'onPublish'> {
  /** Campaign of the tags. */
  campaignID: string
  /** Creatives of the campaign; undefined while they load. */
  creatives: readonly Creative[] | undefined
  /** Total number while some are still loading. */
  of?: number | undefined
  /** Error message, if loading failed. */
  error: unknown
  /** Reloads them. */
  onReload: () => void
}

/** Tags of a campaign's creatives, with a download of all as a spreadsheet or as a hand-over pack. */
export default function TagsTab({ campaignID, creatives, of, error, onReload, onPublish }: TagsTabProps) {
  const translate = useTranslate()
  const labels = useLabels('campaign', campaignLabels)
  const [params] = useSearchParams()
  const macros = useQuery(platformMacrosQuery)
  const saveMacros = useMutation(updatePlatformMacrosMutation)
  const handOver = useMutation(handOverMutation)
  // Without the user's macros the tags would be wrong.
  const failure = macros.data ? undefined : macros.error
  return (
    <>
      <ListAlert
        isPart={of !== undefined}
        error={creatives && error ? translate(errorText(error, labels.pleaseTryAgain)) : undefined}
        onReload={onReload}
      />
      <TagsPanel
        creatives={creatives ?? []}
        of={of}
        macros={macros.data ?? {}}
        onMacrosSave={async (platform, values) => void (await saveMacros.mutateAsync({ platform, macros: values }))}
        loading={(!creatives && !error) || (!macros.data && !failure)}
        {...(error && (!creatives || of !== undefined) ? { error } : failure && { error: failure })}
        defaultCreativeID={params.get('creative') ?? undefined}
        servingHost={servingHost()}
        vendorID={config().vendorID}
        onRetry={() => {
          onReload()
          if (failure) void macros.refetch()
        }}
        onPublish={async ({ id }) => {
          const creative = creatives?.find((one) => one.id === id)
          if (creative) await onPublish(creative)
        }}
        onCopied={(platform, { id }) => noteCopiedTag(id, platform)}
        renderActivity={({ id, liveCreatives }, liveID) => (
          <ShownActivity key={id} creative={{ id, liveCreatives, campaignID }} liveID={liveID} />
        )}
        onVastLoad={loadVast}
        clickTestHost={CLICK_TEST_HOST}
        vastPlayerUrl={VAST_PLAYER_PATH}
        onDownload={(ids, platform, { signal }) => downloadTags(campaignID, ids, platform, signal)}
        onHandOver={(selection, { signal, onProgress }) =>
          handOver.mutateAsync({
            ...selection,
            campaignID,
            watch: { signal, onProgress: ({ state, progress }) => state !== 'waiting' && onProgress(progress / 100) },
          })
        }
      />
    </>
  )
}

interface ShownActivityProps {
  creative: Pick<Creative, 'id' | 'campaignID' | 'liveCreatives'>
  liveID: string
}

/** Says whether the shown tag works. */
function ShownActivity({ creative, liveID }: ShownActivityProps) {
  const { activityOf, isWatching } = useTagActivity(creative)
  return <TagActivityStatus activity={activityOf(liveID)} isWatching={isWatching} />
}
