import { ApiError, TIMED_OUT } from '@placard/domain/api'
import { type ApiCaller, reportQueryOptions } from '@placard/domain/client'
import {
  type GoodReport,
  isLinkRefusal,
  isReportGone,
  nextGoodReport,
  type ReportResult,
  reportState,
} from '@placard/domain/internal/report'
import { comparedRange, type ReportState, type ReportSubject, type ReportView } from '@placard/domain/report'
import { useLabels } from '@placard/ui'
import { CancelledError, useQuery } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { checkLive } from '../../check-props.js'
import { clientMessage, liveReportLabels } from './live-labels.js'
import { findReportCache } from './report-cache.js'

export interface LiveReportQuery {
  /** API client: `createClient` of `@placard/domain/client`. Memoize it. */
  client: ApiCaller
  /** Subject of the report: `{ campaignID }` or `{ shareToken }`. */
  subject: ReportSubject
  /** Range, comparison and video data to request. */
  view: Omit<ReportView, 'metric'>
  /** Interval in ms at which the report is fetched again while the page is visible. @default never */
  refreshInterval?: number | undefined
}

/** A report from the API, and its relation to the requested one. */
export interface LiveReport extends ReportState {
  /** True if the share link no longer works, or the campaign does not exist or is forbidden. */
  missing: boolean
  /** Error of a share link that shows something else now; ask for the link again. */
  refusal: unknown
  /** Fetches the report again, bypassing the cache. */
  refresh: () => void
  /** Cancels the request. */
  cancel: () => void
}

/**
 * Wraps a client so that a request is sent only if React has not unmounted its component in the same commit
 * (StrictMode).
 */
const deferred = (client: ApiCaller): ApiCaller => ({
  async call(endpoint, input) {
    await Promise.resolve()
    input?.signal?.throwIfAborted()
    return client.call(endpoint, input)
  },
})

/**
 * Fetches the report of a view and the one it is compared with. Each is fetched once for all widgets of a client,
 * cached for an hour, and cancelled when the view changes.
 */
export function useLiveReport({ client, subject, view, refreshInterval }: LiveReportQuery): LiveReport {
  checkLive('useLiveReport', client, subject)
  const labels = useLabels('liveReport', liveReportLabels)
  const cache = findReportCache(client)
  const { queryClient } = cache
  const caller = useMemo(() => deferred(client), [client])
  const createOptions = (range: ReportView['range']) =>
    reportQueryOptions(caller, { subject, range, withVideoData: view.withVideo })
  const compared = comparedRange(view)
  const options = { ...createOptions(view.range), refetchInterval: refreshInterval ?? (false as const) }
  const previousOptions = { ...createOptions(compared ?? view.range), enabled: compared !== undefined }
  const current = pickResult(useQuery(options, queryClient))
  const before = pickResult(useQuery(previousOptions, queryClient))

  const generation = useSyncExternalStore(cache.subscribe, cache.generation, cache.generation)
  const owner = JSON.stringify([subject, generation])
  const [kept, setKept] = useState<{ owner: string; good: GoodReport | undefined }>()
  const lastGood = kept?.owner === owner ? kept.good : undefined
  const good = nextGoodReport(current, lastGood)
  if (good !== lastGood) setKept({ owner, good })

  const state = reportState(current, compared && before, lastGood, labels.failed)
  const missing = isReportGone(subject, current.error)
  const keys = compared ? [options.queryKey, previousOptions.queryKey] : [options.queryKey]
  return {
    ...state,
    error: missing ? undefined : clientMessage(state.error, labels),
    previousError: clientMessage(state.previousError, labels),
    missing,
    refusal: [current.error, compared && before.error].find((error) => isLinkRefusal(subject, error)),
    refresh: () => {
      for (const queryKey of keys) void queryClient.refetchQueries({ queryKey, exact: true })
    },
    cancel: () => {
      for (const queryKey of keys) void queryClient.cancelQueries({ queryKey, exact: true }, { revert: false })
    },
  }
}

/** Returns the parts of a query result that the state depends on; a cancelled request reads 'Request timed out'. */
const pickResult = ({ data, dataUpdatedAt, error, isFetching }: ReportResult): ReportResult => ({
  data,
  dataUpdatedAt,
  error: error instanceof CancelledError ? new ApiError(TIMED_OUT, {}) : error,
  isFetching,
})
