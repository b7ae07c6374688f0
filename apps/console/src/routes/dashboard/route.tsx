import { errorText } from '@placard/domain'
import { useQuery } from '@tanstack/react-query'
import { campaignListQuery } from '../../data/campaigns.js'
import { useNow } from '../../parts/use-now.js'
import { useCrumbs } from '../../shell/crumbs.js'
import { PageTitle } from '../../shell/page-title.js'
import { DashboardScreen } from './dashboard-screen.js'

/** How the user's own campaigns do, at a glance. */
export default function DashboardRoute() {
  const list = useQuery(campaignListQuery('mine'))
  useCrumbs([{ label: 'Dashboard' }])
  return (
    <>
      <PageTitle>Dashboard</PageTitle>
      <DashboardScreen
        campaigns={list.data?.campaigns}
        unanswered={list.data?.without === 'answer'}
        error={list.error ? errorText(list.error, 'Please try again.') : undefined}
        onReload={() => void list.refetch()}
        now={useNow()}
      />
    </>
  )
}
