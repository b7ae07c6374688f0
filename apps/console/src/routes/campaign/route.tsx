import { errorText } from '@placard/domain'
import { Skeleton, useToast } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { creativesQuery } from '../../data/creatives.js'
import { useCreativeActions } from '../../parts/use-creative-actions.js'
import { useLazyDialog } from '../../parts/use-lazy-dialog.js'
import { useNow } from '../../parts/use-now.js'
import { paths } from '../../paths.js'
import { useCrumbs } from '../../shell/crumbs.js'
import { LazyScreen, lazyScreen } from '../../shell/lazy-screen.js'
import { PageTitle } from '../../shell/page-title.js'
import { ScreenBoundary } from '../../shell/screen-boundary.js'
import { usePendingDeletions } from '../../state/pending-deletions.js'
import { CampaignScreen } from './campaign-screen.js'
import { TAB_LABELS, tabOf } from './campaign-tabs.js'
import { CreativesTab } from './creatives-tab.js'
import { useCampaign } from './use-campaign.js'

const tagsTab = lazyScreen(() => import('./tags-tab.js'))
const schedulesTab = lazyScreen(() => import('./schedules-tab.js'))
const linksTab = lazyScreen(() => import('./links-tab.js'))
const newCreative = lazyScreen(() => import('./new-creative-dialog.js'))
const editCampaign = lazyScreen(() => import('./edit-campaign-dialog.js'))

/** Placeholder of a tab while its code loads. */
const COMING = <Skeleton className="h-60 max-w-160 rounded-card" />

/** Screen of a campaign, keyed by its ID so that state does not leak into another one. */
export default function CampaignRoute() {
  const { campaignID = '' } = useParams()
  return <CampaignView key={campaignID} campaignID={campaignID} />
}

function CampaignView({ campaignID }: { campaignID: string }) {
  const tab = tabOf(useSearchParams()[0])
  const view = useCampaign(campaignID)
  const { campaign, without } = view
  const leaving = usePendingDeletions()
  const list = useQuery({ ...creativesQuery(campaignID), enabled: without === undefined })
  const { data } = list
  const creatives = useMemo(() => data?.creatives.filter(({ id }) => !leaving.has(id)), [data, leaving])
  // Includes creatives being deleted, because it is unknown which of them are among those not yet loaded.
  const of = data?.of
  const actions = useCreativeActions(creatives)
  const [adding, editing] = [useLazyDialog(newCreative), useLazyDialog(editCampaign)]
  const toast = useToast()
  const now = useNow()
  const name = without === 'missing' ? 'Not found' : (campaign?.name ?? 'Campaign')
  useCrumbs([{ label: 'Campaigns', to: paths.campaigns }, { label: name }])
  return (
    <>
      <PageTitle>{tab === 'creatives' ? name : `${name} · ${TAB_LABELS[tab]}`}</PageTitle>
      <CampaignScreen
        {...view}
        campaignID={campaignID}
        tab={tab}
        now={now}
        creativeCount={of ?? creatives?.length ?? campaign?.creativeCounts.all}
        onEdit={editing.show}
      >
        {tab === 'creatives' && (
          <CreativesTab
            {...actions}
            creatives={creatives}
            of={of}
            error={list.error ? errorText(list.error, 'Please try again.') : undefined}
            onReload={() => void list.refetch()}
            onNew={adding.show}
            newComing={adding.isComing}
          />
        )}
        <ScreenBoundary screen={tab}>
          <Suspense fallback={COMING}>
            {tab === 'tags' && (
              <LazyScreen
                chunk={tagsTab}
                {...{ campaignID, creatives, of }}
                error={list.error}
                onReload={() => void list.refetch()}
                onPublish={actions.onPublish}
              />
            )}
            {tab === 'schedules' && (campaign ? <LazyScreen chunk={schedulesTab} campaign={campaign} /> : COMING)}
            {tab === 'links' && (campaign ? <LazyScreen chunk={linksTab} campaign={campaign} /> : COMING)}
          </Suspense>
        </ScreenBoundary>
      </CampaignScreen>
      {adding.dialog && (
        <LazyScreen chunk={newCreative} {...adding.dialog} key={`new ${adding.dialog.key}`} campaignID={campaignID} />
      )}
      {editing.dialog && campaign && (
        <LazyScreen
          chunk={editCampaign}
          {...editing.dialog}
          key={`edit ${editing.dialog.key}`}
          campaign={campaign}
          onSaved={() => toast.show({ type: 'success', title: 'Campaign saved' })}
        />
      )}
    </>
  )
}
