import { changedView } from '@placard/domain/internal/report'
import type { ReportView } from '@placard/domain/report'
import type { Flight } from '@placard/domain/schedule'
import { linkViewSearch, readLinkSearch, type SharedLinkSettings } from '@placard/domain/share'
import { useReportTexts } from '@placard/forms'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePageTime } from '../parts/page-time.js'
import { useNow } from '../parts/use-now.js'
import { useSearchProblem, useWholeSearch } from './use-report-view.js'

/** View of a shared report, stored in the URL as far as the link leaves it to the viewer, and a setter. */
export function useLinkView(link: SharedLinkSettings, { start, end }: Flight) {
  const [params, setParams] = useSearchParams()
  const now = useNow()
  const [opened] = useState(usePageTime())
  const texts = useReportTexts()
  const text = params.toString()
  const { view, problem } = useMemo(
    () => readLinkSearch(link, new URLSearchParams(text), { now, opened, flight: { start, end } }, texts),
    [link, text, now, opened, start, end, texts],
  )
  useSearchProblem(problem)
  const whole = linkViewSearch(link, view).toString()
  useWholeSearch(whole)
  const change = (changes: Partial<ReportView>) => {
    // Display options replace the history entry: Back leads to the previous report, not through each hidden series.
    const isDisplay = Object.keys(changes).every((name) => name === 'display' || name === 'hiddenSeries')
    setParams(linkViewSearch(link, changedView(view, changes)), { replace: isDisplay })
  }
  return { view, change, search: whole === '' ? '' : `?${whole}` }
}
