import {
  changedView,
  DEFAULT_SETTINGS,
  parseReportView,
  type ReportView,
  reportViewSearch,
  startOfDayInZone,
  timezoneAt,
} from '@placard/domain'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { changeSettings, settings } from '../shell/settings.js'

/** Remembers the days and the zone of a view for the next one. */
export function rememberView({ range }: ReportView): void {
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
    () => parseReportView(new URLSearchParams(text), now, own ? settings() : DEFAULT_SETTINGS),
    [text, own, now],
  )
  const whole = reportViewSearch(view).toString()
  useEffect(() => {
    if (whole !== text) setParams(whole, { replace: true })
  }, [whole, text, setParams])

  const change = (changes: Partial<ReportView>) => {
    const next = changedView(view, changes)
    if (own) rememberView(next)
    setParams(reportViewSearch(next))
  }
  return { view, change, search: `?${whole}` }
}
