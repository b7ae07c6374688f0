import { type Creative, errorText } from '@placard/domain'
import { TagsPanel } from '@placard/forms'
import { useSearchParams } from 'react-router-dom'
import { config, servingHost } from '../../config.js'
import { downloadTags } from '../../data/tags.js'
import { PartOfList } from '../../parts/part-of-list.js'
import type { CreativeActions } from '../../parts/use-creative-actions.js'

export interface TagsTabProps extends Pick<CreativeActions, 'onPublish'> {
  /** Whose tags. */
  campaignID: string
  /** The campaign's creatives; undefined while they load. */
  creatives: readonly Creative[] | undefined
  /** How many there are, while not all of them are here. */
  of?: number | undefined
  /** Why they could not be loaded. */
  error: unknown
  /** Loads them again. */
  onReload: () => void
}

/** The tags of a campaign's creatives, and all of them as a sheet. */
export default function TagsTab({ campaignID, creatives, of, error, onReload, onPublish }: TagsTabProps) {
  const [params] = useSearchParams()
  return (
    <>
      <PartOfList
        isPart={of !== undefined}
        error={creatives && error ? errorText(error, 'Please try again.') : undefined}
        onReload={onReload}
      />
      <TagsPanel
        creatives={creatives ?? []}
        of={of}
        loading={!creatives && !error}
        {...(error && (!creatives || of !== undefined) ? { error } : {})}
        defaultCreativeID={params.get('creative') ?? undefined}
        servingHost={servingHost()}
        vendorID={config().vendorID}
        onRetry={onReload}
        onPublish={async ({ id }) => {
          const creative = creatives?.find((one) => one.id === id)
          if (creative) await onPublish(creative)
        }}
        onDownload={(tags, _platform, { signal }) => downloadTags(campaignID, tags, signal)}
      />
    </>
  )
}
