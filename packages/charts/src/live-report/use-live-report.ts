import {
  ApiError,
  comparedRange,
  errorText,
  REPORT_FAILED,
  type Report,
  type ReportRequest,
  type ReportSubject,
  type ReportView,
  reportCacheKey,
} from '@placard/domain'
import type { Caller } from '@placard/domain/client'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { reportStoreOf, type StoredReport } from './report-store.js'

export interface LiveReportQuery {
  /** Makes the calls: `createClient` of `@placard/domain/client`. Keep it stable between renders. */
  client: Caller
  /** Whose report: `{ campaignID }` or `{ shareToken }`. */
  subject: ReportSubject
  /** What is asked for. */
  view: Omit<ReportView, 'metric'>
}

/** A report as the API has it, and how it stands with the asked one. */
export interface LiveReport {
  /** The newest good report; of the view before while the asked one loads, or after that failed. */
  report: Report | undefined
  /** What it is compared with, once that is there. */
  previous: Report | undefined
  /** When the shown report was received. */
  receivedAt: Date | undefined
  /** Nothing to show yet. */
  loading: boolean
  /** The shown report is being replaced. */
  refreshing: boolean
  /** What went wrong, in words. */
  error: string | undefined
  /** What went wrong with what it is compared with, in words. */
  previousError: string | undefined
  /** The share link works no more, or the campaign is not there or not open to the caller. */
  missing: boolean
  /** Asks again, whatever is kept. */
  refresh: () => void
  /** Stops waiting. */
  cancel: () => void
}

const IDLE: StoredReport = { report: undefined, at: 0, error: undefined, fetching: false, generation: 0 }
const WAITING: StoredReport = { ...IDLE, fetching: true }

/** One report out of the client's store; undefined asks for nothing. */
function useStored(client: Caller, request: ReportRequest | undefined): StoredReport {
  const key = request && reportCacheKey(request)
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal keys are equal requests.
  const watch = useCallback(
    (listener: () => void) => (request ? reportStoreOf(client).watch(request, listener) : () => {}),
    [client, key],
  )
  const get = () => (request ? reportStoreOf(client).get(request) : IDLE)
  return useSyncExternalStore(watch, get, () => (request ? WAITING : IDLE))
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined)

function isMissing(subject: ReportSubject, error: unknown): boolean {
  const gone = 'shareToken' in subject ? [400, 404, 410] : [403, 404]
  return gone.includes(statusOf(error) ?? 0)
}

/** The report of a view, and what it is compared with, from an API: asked for once, kept for an hour, given up when the view changes. */
export function useLiveReport({ client, subject, view }: LiveReportQuery): LiveReport {
  const { range, withVideo } = view
  const before = comparedRange(view)
  const request: ReportRequest = { subject, range, withVideoData: withVideo }
  const compared: ReportRequest | undefined = before && { subject, range: before, withVideoData: withVideo }
  const current = useStored(client, request)
  const previous = useStored(client, compared)
  const owner = JSON.stringify(subject)
  const [good, setGood] = useState<{ owner: string; generation: number; report: Report; at: number }>()
  if (current.report && (good?.report !== current.report || good.at !== current.at || good.owner !== owner))
    setGood({ owner, generation: current.generation, report: current.report, at: current.at })

  const kept = good?.owner === owner && good.generation === current.generation ? good : undefined
  const shown = current.report ? { report: current.report, at: current.at } : kept
  const missing = isMissing(subject, current.error)
  const failed = current.error !== undefined && !current.fetching && !missing
  const store = useMemo(() => reportStoreOf(client), [client])
  return {
    report: shown?.report,
    previous: previous.report,
    receivedAt: shown && new Date(shown.at),
    loading: current.fetching && shown === undefined,
    refreshing: current.fetching && shown !== undefined,
    error: failed ? errorText(current.error, REPORT_FAILED.text ?? '') : undefined,
    previousError:
      previous.error !== undefined && !previous.fetching
        ? errorText(previous.error, REPORT_FAILED.text ?? '')
        : undefined,
    missing,
    refresh: () => {
      store.refetch(request)
      if (compared) store.refetch(compared)
    },
    cancel: () => {
      store.cancel(request)
      if (compared) store.cancel(compared)
    },
  }
}
