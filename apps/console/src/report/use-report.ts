import {
  comparedRange,
  errorText,
  REPORT_FAILED,
  type Report,
  type ReportSubject,
  type ReportView,
} from '@placard/domain'
import { useToast } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { cancelLoading } from '../data/api.js'
import { isDeadLink, reportQueryOptions } from '../data/reports.js'
import { isMissing } from '../parts/is-missing.js'

/** A report on the screen, and how it stands with the asked one. */
export interface ShownReport {
  /** The newest good report; it may be of the view before while the asked one loads or after it failed. */
  report: Report | undefined
  /** What it is compared with. */
  previous: Report | undefined
  /** When the shown report was received. */
  receivedAt: Date | undefined
  /** Nothing to show yet. */
  loading: boolean
  /** The shown report is being replaced. */
  refreshing: boolean
  /** What went wrong with the asked report. */
  error: string | undefined
  /** What went wrong with the report that it is compared with. */
  previousError: string | undefined
  /** Asks the server again, whatever is cached. */
  onRetry: () => void
  /** Stops waiting. */
  onCancel: () => void
}

/** What the page says of a failure without a reason; the toast has said already what failed. */
const FAILED_HELP = 'Check your connection, or try a shorter range.'

/** What is not there of a report. */
export interface ReportGaps {
  /** The share link does not work any more. */
  dead: boolean
  /** What was asked for and does not exist, or may not be seen. */
  missing: 'campaign' | 'creative' | undefined
}

/**
 * The report of a view, with what it is compared with. A failure is told by a toast, and leaves the last good one standing.
 * `asking` says that one of the two is asked for again.
 */
export function useReport(
  subject: ReportSubject,
  view: ReportView,
  creativeID: string | undefined,
): { shown: ShownReport; gaps: ReportGaps; asking: boolean } {
  const toast = useToast()
  const { range, withVideo: withVideoData } = view
  const compared = comparedRange(view)
  const current = useQuery(reportQueryOptions({ subject, range, withVideoData }))
  const before = useQuery({
    ...reportQueryOptions({ subject, range: compared ?? range, withVideoData }),
    enabled: compared !== undefined,
  })
  const [good, setGood] = useState<{ report: Report; at: number }>()
  if (current.data && (good?.report !== current.data || good.at !== current.dataUpdatedAt))
    setGood({ report: current.data, at: current.dataUpdatedAt })

  const shown = current.data ? { report: current.data, at: current.dataUpdatedAt } : good
  const missing = missingPart(shown?.report, creativeID, current.error)
  const dead = isDeadLink(subject, current.error)
  // What is not there is told by the page alone.
  const isGone = dead || missing !== undefined
  // Once for both: of two requests that fail after each other, only the last one is reported.
  const isSettled = !current.isFetching && !(compared && before.isFetching)
  const failed = isGone ? undefined : current.isError ? current : compared && before.isError ? before : undefined
  const failedAt = isSettled ? (failed?.errorUpdatedAt ?? 0) : 0
  useEffect(() => {
    if (failedAt > 0) toast.show(REPORT_FAILED)
  }, [failedAt, toast])

  return {
    shown: {
      report: shown?.report,
      previous: compared && before.data,
      receivedAt: shown && new Date(shown.at),
      loading: current.isFetching && shown === undefined,
      refreshing: current.isFetching && shown !== undefined,
      error: current.isError && !current.isFetching ? errorText(current.error, FAILED_HELP) : undefined,
      previousError:
        compared && before.isError && !before.isFetching ? errorText(before.error, FAILED_HELP) : undefined,
      onRetry: () => {
        void current.refetch()
        if (compared) void before.refetch()
      },
      onCancel: cancelLoading,
    },
    gaps: { dead, missing },
    asking: shown !== undefined && (current.isFetching || before.isFetching),
  }
}

function missingPart(whole: Report | undefined, creativeID: string | undefined, error: unknown) {
  if (whole) return creativeID && !whole.creatives.some(({ id }) => id === creativeID) ? 'creative' : undefined
  return isMissing(error) ? 'campaign' : undefined
}
