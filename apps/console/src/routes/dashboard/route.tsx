import { errorText } from '@placard/domain/api'
import { changedView, readReportSearch, reportViewSearch } from '@placard/domain/internal/report'
import type { ReportView } from '@placard/domain/report'
import { useReportTexts, useTranslate } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { campaignsQuery } from '../../data/campaigns/campaigns.js'
import { campaignTotalsQuery } from '../../data/campaigns/totals.js'
import { useNow } from '../../parts/use-now.js'
import { rememberView, useSearchProblem } from '../../report/use-report-view.js'
import { useCrumbs } from '../../shell/navigation/crumbs.js'
import { PageTitle } from '../../shell/navigation/page-title.js'
import { usePendingDeletions } from '../../state/pending-deletions.js'
import { settings } from '../../state/settings.js'
import { dashboardLabels } from './dashboard-labels.js'
import { DashboardScreen } from './dashboard-screen.js'

/** Dashboard of the user's own campaigns. */
export default function DashboardRoute() {
  const labels = useLabels('dashboard', dashboardLabels)
  const translate = useTranslate()
  const formatError = (error: Error | null) => (error ? translate(errorText(error, labels.pleaseTryAgain)) : undefined)
  const { view, change, search } = useDashboardView()
  const list = useQuery(campaignsQuery('mine'))
  const totals = useQuery(campaignTotalsQuery(view))
  const leaving = usePendingDeletions()
  useCrumbs([{ label: labels.dashboard }])
  const stays = ({ id }: { id: string }) => !leaving.has(id)
  return (
    <>
      <PageTitle>{labels.dashboard}</PageTitle>
      <DashboardScreen
        campaigns={list.data?.campaigns.filter(stays)}
        without={list.data?.without}
        error={formatError(list.error)}
        onReload={() => void list.refetch()}
        totals={totals.data && { ...totals.data, campaigns: totals.data.campaigns.filter(stays) }}
        totalsError={formatError(totals.error)}
        onTotalsReload={() => void totals.refetch()}
        receivedAt={totals.data && !totals.isPlaceholderData ? new Date(totals.dataUpdatedAt) : undefined}
        refreshing={totals.isFetching && totals.data !== undefined}
        view={view}
        onViewChange={change}
        search={search}
        now={useNow()}
      />
    </>
  )
}

/**
 * View of the dashboard and a setter. Like that of a report it is stored in the URL, but only once the user has changed
 * it: without parameters the last selected range applies.
 */
function useDashboardView() {
  const [params, setParams] = useSearchParams()
  const [now] = useState(() => new Date())
  const text = params.toString()
  const texts = useReportTexts()
  const { view, problem } = useMemo(
    () => readReportSearch(new URLSearchParams(text), now, settings(), texts),
    [text, now, texts],
  )
  useSearchProblem(problem)
  const change = (changes: Partial<ReportView>) => {
    const next = changedView(view, changes)
    rememberView(next)
    setParams(reportViewSearch(next))
  }
  return { view, change, search: `?${reportViewSearch(view)}` }
}
