import { errorText } from '@placard/domain/api'
import { freeCopyName } from '@placard/domain/internal/creative'
import { isServing } from '@placard/domain/tags'
import { useTranslate } from '@placard/forms'
import { lazyPart, Skeleton, useLabels, useSingleKeyShortcut, useToast } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { creativesQuery } from '../../data/campaigns/creatives.js'
import { useBulkActions } from '../../parts/creatives/use-bulk-actions.js'
import { useCreativeActions } from '../../parts/creatives/use-creative-actions.js'
import { useLazyDialog } from '../../parts/use-lazy-dialog.js'
import { useNow } from '../../parts/use-now.js'
import { paths } from '../../paths.js'
import { useCrumbs } from '../../shell/navigation/crumbs.js'
import { PageTitle } from '../../shell/navigation/page-title.js'
import { ScreenBoundary } from '../../shell/screen-boundary.js'
import { usePendingDeletions } from '../../state/pending-deletions.js'
import { campaignLabels } from './campaign-labels.js'
import { CampaignScreen } from './campaign-screen.js'
import { readTab, TAB_LABELS } from './campaign-tabs.js'
import { CampaignUploads } from './campaign-uploads.js'
import { CreativesTab } from './creatives-tab.js'
import { chooseFiles } from './upload-files-button.js'
import { useCampaign } from './use-campaign.js'
import { useRequestedAction } from './use-requested-action.js'
import { useUploadSheet } from './use-upload-sheet.js'

/** Placeholder while the code or the campaign of a tab is loading. */
const PENDING = <Skeleton className="h-60 max-w-160 rounded-card" />

const TagsTab = lazyPart(() => import('./tags-tab.js'), { pending: PENDING })
const SchedulesTab = lazyPart(() => import('./schedules-tab.js'), { pending: PENDING })
const LinksTab = lazyPart(() => import('./links-tab.js'), { pending: PENDING })
const DiscrepanciesTab = lazyPart(() => import('./discrepancies-tab.js'), { pending: PENDING })
const NewCreativeDialog = lazyPart(() => import('./new-creative-dialog.js'))
const EditCampaignDialog = lazyPart(() => import('./edit-campaign-dialog.js'))

/** Screen of a campaign, keyed by its ID so that state does not leak into another one. */
export default function CampaignRoute() {
  const { campaignID = '' } = useParams()
  return <CampaignView key={campaignID} campaignID={campaignID} />
}

function CampaignView({ campaignID }: { campaignID: string }) {
  const translate = useTranslate()
  const labels = useLabels('campaign', campaignLabels)
  const [params, setParams] = useSearchParams()
  const tab = readTab(params)
  const view = useCampaign(campaignID)
  const { campaign, without } = view
  const leaving = usePendingDeletions()
  const list = useQuery({ ...creativesQuery(campaignID), enabled: without === undefined })
  const { data } = list
  const creatives = useMemo(() => data?.creatives.filter(({ id }) => !leaving.has(id)), [data, leaving])
  // Includes creatives being deleted, because it is unknown which of them are among those not yet loaded.
  const of = data?.of
  const actions = useCreativeActions(creatives)
  const bulk = useBulkActions((copied) => freeCopyName(copied, new Set(creatives?.map((one) => one.name))))
  const uploads = useUploadSheet(campaignID, campaign, creatives)
  const [adding, editing] = [useLazyDialog(NewCreativeDialog), useLazyDialog(EditCampaignDialog)]
  const isHere = without === undefined
  useRequestedAction('new', isHere, adding.show)
  useRequestedAction('upload', isHere && tab === 'creatives', chooseFiles)
  useSingleKeyShortcut({ key: 'N', label: labels.newCreative, isEnabled: isHere, onPress: adding.show })
  useSingleKeyShortcut({
    key: 'U',
    label: labels.uploadFiles,
    isEnabled: isHere,
    onPress: () => (tab === 'creatives' ? chooseFiles() : setParams({ upload: '1' })),
  })
  const [editedField, setEditedField] = useState<'landingPage'>()
  const toast = useToast()
  const now = useNow()
  const name = without === 'missing' ? labels.notFound : (campaign?.name ?? labels.campaign)
  useCrumbs([{ label: labels.campaigns, to: paths.campaigns }, { label: name }])
  return (
    <>
      <PageTitle>{tab === 'creatives' ? name : `${name} · ${translate(TAB_LABELS[tab])}`}</PageTitle>
      <CampaignScreen
        {...view}
        campaignID={campaignID}
        tab={tab}
        now={now}
        creativeCount={of ?? creatives?.length ?? campaign?.creativeCounts.all}
        // Among those not yet loaded, some may serve.
        isServing={of === undefined ? creatives?.some(isServing) : undefined}
        onEdit={(field) => {
          setEditedField(field)
          editing.show()
        }}
      >
        {campaign && <CampaignUploads campaign={campaign} {...uploads} />}
        {tab === 'creatives' && (
          <CreativesTab
            {...actions}
            bulk={bulk}
            onFiles={uploads.add}
            creatives={creatives}
            of={of}
            error={list.error ? translate(errorText(list.error, labels.pleaseTryAgain)) : undefined}
            onReload={() => void list.refetch()}
            onNew={adding.show}
            newComing={adding.isComing}
          />
        )}
        <ScreenBoundary screen={tab}>
          {tab === 'tags' && (
            <TagsTab
              {...{ campaignID, creatives, of }}
              error={list.error}
              onReload={() => void list.refetch()}
              onPublish={actions.onPublish}
            />
          )}
          {tab === 'schedules' && (campaign ? <SchedulesTab campaign={campaign} /> : PENDING)}
          {tab === 'links' && (campaign ? <LinksTab {...{ campaign, creatives }} /> : PENDING)}
          {tab === 'discrepancies' && (campaign ? <DiscrepanciesTab campaign={campaign} /> : PENDING)}
        </ScreenBoundary>
      </CampaignScreen>
      {adding.dialog && (
        <NewCreativeDialog {...adding.dialog} key={`new ${adding.dialog.key}`} campaignID={campaignID} />
      )}
      {editing.dialog && campaign && (
        <EditCampaignDialog
          {...editing.dialog}
          key={`edit ${editing.dialog.key}`}
          campaign={campaign}
          field={editedField}
          onSaved={() => toast.show({ type: 'success', title: labels.campaignSaved })}
        />
      )}
    </>
  )
}
