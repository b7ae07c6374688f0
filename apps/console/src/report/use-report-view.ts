import { DEFAULT_SETTINGS, startOfDayInZone, timezoneAt } from '@placard/domain'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { changeSettings, settings } from '../shell/settings.js'
import { parseReportSearch, type ReportView, reportSearch } from './report-search.js'

function remember({ range }: ReportView): void {
  changeSettings({
    activeReportingDates: range,
    activeReportingTimezone: timezoneAt(range.tzCode, startOfDayInZone(range.start, range.tzCode)),
  })
}

/**
 * What the address says that a report shows, and a way to change it. An address that leaves something out is completed
 * in place, so that a copied one always says it all. `own` remembers choices for the next report.
 */
export function useReportView(own: boolean) {
  const [params, setParams] = useSearchParams()
  const [now] = useState(() => new Date())
  const text = params.toString()
  const view = useMemo(
    () => parseReportSearch(new URLSearchParams(text), own ? settings() : DEFAULT_SETTINGS, now),
    [text, own, now],
  )
  const whole = reportSearch(view).toString()
  useEffect(() => {
    if (whole !== text) setParams(whole, { replace: true })
  }, [whole, text, setParams])

  const change = (changes: Partial<ReportView>) => {
    const next = { ...view, ...changes }
    if (own) remember(next)
    setParams(reportSearch(next))
  }
  return { view, change, search: `?${whole}` }
}
