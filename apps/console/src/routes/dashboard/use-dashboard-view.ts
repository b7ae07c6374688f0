import { changedView, type ReportView, readReportSearch, reportViewSearch } from '@placard/domain'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { rememberView, useSearchProblem } from '../../report/use-report-view.js'
import { settings } from '../../state/settings.js'

/**
 * The days of the dashboard, and a way to change them. They stand in the address as those of a report do, but only once
 * they were chosen: the bare address shows the days that were chosen last.
 */
export function useDashboardView() {
  const [params, setParams] = useSearchParams()
  const [now] = useState(() => new Date())
  const text = params.toString()
  const { view, problem } = useMemo(() => readReportSearch(new URLSearchParams(text), now, settings()), [text, now])
  useSearchProblem(problem)
  const change = (changes: Partial<ReportView>) => {
    const next = changedView(view, changes)
    rememberView(next)
    setParams(reportViewSearch(next))
  }
  return { view, change, search: `?${reportViewSearch(view)}` }
}
