import {
  changedView,
  DEFAULT_SETTINGS,
  type ReportView,
  readReportSearch,
  reportViewSearch,
  startOfDayInZone,
  timezoneAt,
} from '@placard/domain'
import { useToast } from '@placard/ui'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { changeSettings, settings } from '../state/settings.js'

/** Remembers the days and the zone of a view for the next one. */
export function rememberView({ range }: ReportView): void {
  changeSettings({
    activeReportingDates: range,
    activeReportingTimezone: timezoneAt(range.tzCode, startOfDayInZone(range.start, range.tzCode)),
  })
}

/** Tells people which part of an address could not be read, before the address is replaced by what is shown. */
export function useSearchProblem(problem: string | undefined): void {
  const toast = useToast()
  useEffect(() => {
    if (problem !== undefined) toast.show({ title: 'Check this link', text: problem, type: 'warning', delay: 10_000 })
  }, [problem, toast])
}

/**
 * What the address says that a report shows, and a way to change it. An address that leaves something out is completed
 * in place, so that a copied one always says it all. `own` remembers choices for the next report.
 */
export function useReportView(own: boolean) {
  const [params, setParams] = useSearchParams()
  const [now] = useState(() => new Date())
  const text = params.toString()
  const { view, problem } = useMemo(
    () => readReportSearch(new URLSearchParams(text), now, own ? settings() : DEFAULT_SETTINGS),
    [text, own, now],
  )
  useSearchProblem(problem)
  const whole = reportViewSearch(view).toString()
  useEffect(() => {
    if (whole !== text) setParams(whole, { replace: true })
  }, [whole, text, setParams])

  const change = (changes: Partial<ReportView>) => {
    const next = changedView(view, changes)
    if (own) rememberView(next)
    // Going back leads to another report, not through every series that was hidden.
    const isDisplay = Object.keys(changes).every((name) => name === 'display' || name === 'hiddenSeries')
    setParams(reportViewSearch(next), { replace: isDisplay })
  }
  return { view, change, search: `?${whole}` }
}
