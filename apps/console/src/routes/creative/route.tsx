import { errorText } from '@placard/domain/api'
import type { Creative } from '@placard/domain/creative'
import { fallbackCreativeID } from '@placard/domain/internal/creative'
import { useTranslate } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'
import { config, servingHost } from '../../config.js'
import { campaignQuery } from '../../data/campaigns/campaign.js'
import { creativeQuery, creativesQuery, useIsPublishing } from '../../data/campaigns/creatives.js'
import {
  CLICK_TEST_HOST,
  loadTag,
  loadVast,
  platformMacrosQuery,
  updatePlatformMacrosMutation,
} from '../../data/campaigns/tags.js'
import { noteCopiedTag } from '../../parts/creatives/use-copy-tag.js'
import { useCreativeActions } from '../../parts/creatives/use-creative-actions.js'
import { useTagActivity } from '../../parts/creatives/use-tag-activity.js'
import { isMissing } from '../../parts/is-missing.js'
import { paths } from '../../paths.js'
import { useCrumbs } from '../../shell/navigation/crumbs.js'
import { PageTitle } from '../../shell/navigation/page-title.js'
import { usePendingDeletions } from '../../state/pending-deletions.js'
import { useSettings } from '../../state/settings.js'
import { creativeLabels } from './creative-labels.js'
import { CreativeScreen } from './creative-screen.js'
import { useCreativeEditor } from './use-creative-editor.js'
import { usePublish } from './use-publish.js'
import { useTagVersions } from './use-tag-versions.js'

/** Screen of a creative, keyed by its ID so that unsaved changes do not leak into another one. */
export default function CreativeRoute() {
  const { campaignID = '', creativeID = '' } = useParams()
  return <CreativeView key={creativeID} {...{ campaignID, creativeID }} />
}

function CreativeView({ campaignID, creativeID }: { campaignID: string; creativeID: string }) {
  const translate = useTranslate()
  const labels = useLabels('creative', creativeLabels)
  const one = useQuery(creativeQuery(campaignID, creativeID))
  const campaign = useQuery(campaignQuery(campaignID))
  const macros = useQuery(platformMacrosQuery)
  const saveMacros = useMutation(updatePlatformMacrosMutation)
  const navigate = useNavigate()
  const actions = useCreativeActions(undefined)
  const creative = one.data
  const fallbackID = creative && fallbackCreativeID(creative.settings)
  const instead = useQuery({ ...creativeQuery(campaignID, fallbackID ?? ''), enabled: fallbackID !== undefined })
  const others = useQuery({ ...creativesQuery(campaignID), enabled: creative !== undefined })
  const { editing, leave } = useCreativeEditor(creativeID, creative)
  const activities = useTagActivity(creative)
  const tagVersions = useTagVersions(creative)
  const publish = usePublish(creative)
  const { recentPlatforms } = useSettings()
  const leaving = usePendingDeletions()
  // A creative of another campaign has another URL.
  const missing =
    isMissing(one.error) || leaving.has(creativeID) || (creative !== undefined && creative.campaignID !== campaignID)
  const without = missing
    ? ('missing' as const)
    : one.error && !creative
      ? { error: translate(errorText(one.error, labels.pleaseTryAgain)) }
      : undefined
  const name = missing ? labels.notFound : (creative?.name ?? labels.creative)
  useCrumbs([
    { label: labels.campaigns, to: paths.campaigns },
    { label: campaign.data?.name ?? labels.campaign, to: paths.campaign(campaignID) },
    { label: name },
  ])
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <CreativeScreen
        campaignID={campaignID}
        creative={creative}
        editing={editing}
        creatives={others.data?.creatives.filter(({ id }) => id !== creativeID && !leaving.has(id)) ?? []}
        fallback={fallbackID === undefined ? undefined : findFallback(campaignID, instead)}
        without={without}
        onReload={() => void Promise.all([one, instead, macros].map((query) => query.error && query.refetch()))}
        publishing={useIsPublishing(creativeID)}
        onPublish={publish}
        recentPlatforms={recentPlatforms}
        loadTag={(platform) => (creative ? loadTag(creative, platform) : '')}
        onCopied={(platform) => noteCopiedTag(creativeID, platform)}
        tagVersions={tagVersions}
        activities={activities}
        onRename={async (name) => creative && actions.onRename(creative, name)}
        onDuplicate={async () => {
          const copy = creative && (await actions.onDuplicate(creative))
          if (copy) void navigate(paths.creative(campaignID, copy.id))
        }}
        onDelete={() => {
          if (!creative) return
          leave()
          void navigate(paths.campaign(campaignID))
          actions.onDelete(creative)
        }}
        macros={macros.data}
        macrosError={macros.error ?? undefined}
        onMacrosSave={async (platform, values) => void (await saveMacros.mutateAsync({ platform, macros: values }))}
        onVastLoad={loadVast}
        clickTestHost={CLICK_TEST_HOST}
        servingHost={servingHost()}
        vendorID={config().vendorID}
      />
    </>
  )
}

/** Returns the fallback of a creative; undefined for one that is deleted or belongs to another campaign. */
function findFallback(
  campaignID: string,
  { data, error }: { data: Creative | undefined; error: unknown },
): Creative | 'loading' | { error: unknown } | undefined {
  if (data) return data.campaignID === campaignID ? data : undefined
  if (!error) return 'loading'
  return isMissing(error) ? undefined : { error }
}
