import { timezoneAt } from '@placard/domain/dates'
import { DEFAULT_SETTINGS } from '@placard/domain/internal/console'
import { startOfDayInZone } from '@placard/domain/internal/dates'
import { changedView, readReportSearch, reportViewSearch } from '@placard/domain/internal/report'
import type { ReportView } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import { useLabels, useToast } from '@placard/ui'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { changeSettings, settings } from '../state/settings.js'
import { reportLabels } from './report-labels.js'

/** Stores the range and time zone of a view as defaults for the next report. */
export function rememberView({ range }: ReportView): void {
  changeSettings({
    activeReportingDates: range,
    activeReportingTimezone: timezoneAt(range.tzCode, startOfDayInZone(range.start, range.tzCode)),
  })
}

/** Shows a toast about invalid URL parameters before they are replaced. */
export function useSearchProblem(problem: string | undefined): void {
  const labels = useLabels('reportScreen', reportLabels)
  const toast = useToast()
  useEffect(() => {
    if (problem !== undefined)
      toast.show({ title: labels.checkThisLink, text: problem, type: 'warning', delay: 10_000 })
  }, [problem, toast, labels])
}

/** Completes the URL, so that a copied link is always whole. */
export function useWholeSearch(whole: string): void {
  const [params, setParams] = useSearchParams()
  const text = params.toString()
  useEffect(() => {
    if (whole !== text) setParams(whole, { replace: true })
  }, [whole, text, setParams])
}

/**
 * View of a report, stored in the URL, and a setter. Missing parameters are added to the URL, so that a copied link is
 * always complete. `own` stores the view as the default of the next report.
 */
export function useReportView(own: boolean) {
  const [params, setParams] = useSearchParams()
  const [now] = useState(() => new Date())
  const texts = useReportTexts()
  const text = params.toString()
  const { view: given, problem } = useMemo(
    () => readReportSearch(new URLSearchParams(text), now, own ? settings() : DEFAULT_SETTINGS, texts),
    [text, own, now, texts],
  )
  useSearchProblem(problem)
  const whole = reportViewSearch(given).toString()
  useWholeSearch(whole)
  // The same object while the URL is completed, which changes nothing of the report.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of a view has all of it.
  const view = useMemo(() => given, [whole])

  const change = (changes: Partial<ReportView>) => {
    const next = changedView(view, changes)
    if (own) rememberView(next)
    // Display options replace the history entry: Back leads to the previous report, not through each hidden series.
    const isDisplay = Object.keys(changes).every((name) => name === 'display' || name === 'hiddenSeries')
    setParams(reportViewSearch(next), { replace: isDisplay })
  }
  return { view, change, search: `?${whole}` }
}
