import { errorText } from '@placard/domain'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { campaignListQuery } from '../../data/campaigns.js'
import { useNow } from '../../parts/use-now.js'
import { useCrumbs } from '../../shell/crumbs.js'
import { PageTitle } from '../../shell/page-title.js'
import { changeSettings, useSettings } from '../../shell/settings.js'
import { type ListSearch, parseListSearch } from './campaign-order.js'
import { CampaignsScreen } from './campaigns-screen.js'

/** The list of campaigns; what is searched, the order and whose they are stand in the address. */
export default function CampaignsRoute() {
  const [params, setParams] = useSearchParams()
  const { campaignScope } = useSettings()
  const search = parseListSearch(params)
  const scope = search.show ?? campaignScope
  const list = useQuery(campaignListQuery(scope))
  useCrumbs([{ label: 'Campaigns' }])

  const change = (changes: Partial<ListSearch>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name)
        return next
      },
      { replace: 'q' in changes },
    )
  return (
    <>
      <PageTitle>Campaigns</PageTitle>
      <CampaignsScreen
        campaigns={list.data?.campaigns}
        without={list.data?.without}
        error={list.error ? errorText(list.error, 'Please try again.') : undefined}
        refreshing={list.isRefetching}
        scope={scope}
        onScopeChange={(show) => {
          changeSettings({ campaignScope: show })
          change({ show })
        }}
        search={search}
        onSearchChange={change}
        onReload={() => void list.refetch()}
        now={useNow()}
      />
    </>
  )
}
