import { changedView, type ReportView, readReportSearch, reportViewSearch } from '@placard/domain'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { rememberView, useSearchProblem } from '../../report/use-report-view.js'
import { settings } from '../../state/settings.js'

/**
 * View of the dashboard and a setter. Like that of a report it is stored in the URL, but only once the user has changed
 * it: without parameters the last selected range applies.
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
