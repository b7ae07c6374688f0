import { errorText } from '@placard/domain/api'
import type { Campaign } from '@placard/domain/campaign'
import { useTranslate } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { deleteCampaigns } from '../../data/campaigns/campaign.js'
import { campaignsQuery } from '../../data/campaigns/campaigns.js'
import { useDeferredDelete } from '../../parts/use-deferred-delete.js'
import { useNow } from '../../parts/use-now.js'
import { useCrumbs } from '../../shell/navigation/crumbs.js'
import { PageTitle } from '../../shell/navigation/page-title.js'
import { usePendingDeletions } from '../../state/pending-deletions.js'
import { changeSettings, useSettings } from '../../state/settings.js'
import { type ListSearch, parseListSearch, withListSearch } from './campaign-order.js'
import { campaignsLabels } from './campaigns-labels.js'
import { CampaignsScreen } from './campaigns-screen.js'

/** List of campaigns; search, status, sort order and scope are stored in the URL. */
export default function CampaignsRoute() {
  const translate = useTranslate()
  const labels = useLabels('campaigns', campaignsLabels)
  const [params, setParams] = useSearchParams()
  const { campaignScope, campaignGrouping } = useSettings()
  const leaving = usePendingDeletions()
  const remove = useDeferredDelete()
  const search = useMemo(() => parseListSearch(params), [params])
  const scope = search.show ?? campaignScope
  const list = useQuery(campaignsQuery(scope))
  useCrumbs([{ label: labels.campaigns }])

  const campaigns = useMemo(() => {
    const all = list.data?.campaigns
    return leaving.size > 0 ? all?.filter(({ id }) => !leaving.has(id)) : all
  }, [list.data, leaving])
  const change = (changes: Partial<ListSearch>) =>
    setParams((before) => withListSearch(before, changes), { replace: 'q' in changes })
  const onDelete = (...gone: Campaign[]) => {
    const [first, ...others] = gone.map(({ id }) => id)
    if (first === undefined) return
    remove({
      id: first,
      others,
      title: others.length === 0 ? labels.campaignDeleted : labels.campaignsDeleted(gone.length),
      text: gone.length <= 3 ? gone.map(({ name }) => name).join(', ') : undefined,
      call: (options) => deleteCampaigns([first, ...others], options),
    })
  }
  return (
    <>
      <PageTitle>{labels.campaigns}</PageTitle>
      <CampaignsScreen
        campaigns={campaigns}
        of={list.data?.of}
        without={list.data?.without}
        error={list.error ? translate(errorText(list.error, labels.pleaseTryAgain)) : undefined}
        refreshing={list.isRefetching && list.data?.of === undefined}
        scope={scope}
        onScopeChange={(show) => {
          changeSettings({ campaignScope: show })
          change({ show })
        }}
        search={search}
        onSearchChange={change}
        grouping={campaignGrouping}
        onGroupingChange={(grouping) => changeSettings({ campaignGrouping: grouping })}
        onDelete={onDelete}
        onReload={() => void list.refetch()}
        now={useNow()}
      />
    </>
  )
}
