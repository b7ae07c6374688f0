import type { ApiCaller } from '@placard/domain/client'
import { METRICS, type MetricName, type Report, type ReportSubject, type ReportView } from '@placard/domain/report'

/** Replaced by bundlers, which then drop the checks from production builds. */
declare const process: { env: { NODE_ENV?: string } }

function fail(component: string, prop: string, value: unknown, remedy: string): never {
  const state = value === undefined ? 'is missing' : 'has a wrong value'
  throw new TypeError(`${component}: the prop "${prop}" ${state}. ${remedy}`)
}

/** In development, throws a readable error unless the prop `metric` is the name of a metric. */
export function checkMetric(component: string, metric: MetricName): void {
  if (process.env.NODE_ENV === 'production' || Object.hasOwn(METRICS, metric ?? '')) return
  fail(component, 'metric', metric, `Use one of ${Object.keys(METRICS).join(', ')}.`)
}

/** In development, throws a readable error if a report is not one of the API. */
export function checkReport(component: string, prop: string, report: Report | undefined): void {
  if (process.env.NODE_ENV === 'production' || !report) return
  if (report.range?.tzCode && Array.isArray(report.creatives)) return
  fail(component, prop, report, 'Use a report of fetchReport or useLiveReport, or undefined while it loads.')
}

/** In development, throws a readable error unless a page got a view and a state. */
export function checkPage(component: string, { view, state }: { view: ReportView; state: unknown }): void {
  if (process.env.NODE_ENV === 'production') return
  if (!view?.range) fail(component, 'view', view, 'Use the result of defaultReportView, and change it in onViewChange.')
  if (!state) fail(component, 'state', state, 'Use the result of useLiveReport, or an object with a report.')
}

/** In development, throws a readable error unless a live report got a client and the id or token of its report. */
export function checkLive(component: string, client: ApiCaller, subject: ReportSubject): void {
  if (process.env.NODE_ENV === 'production') return
  if (typeof client?.call !== 'function')
    fail(component, 'client', client, 'Use createClient({ baseUrl }) of @placard/domain/client, outside of components.')
  for (const [name, value] of Object.entries(subject ?? { subject }))
    if (typeof value !== 'string' || !value)
      fail(component, name, value, 'Use the id of a campaign, or the part of a share link after /share/.')
}
